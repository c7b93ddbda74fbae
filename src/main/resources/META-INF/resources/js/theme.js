// The theme changes in place; without this script the form does the same by a round trip.
(() => {
  const root = document.documentElement;
  const form = document.querySelector('form[action="/theme"]');
  if (!form) return;
  form.addEventListener("submit", event => {
    const chosen = event.submitter;
    if (!chosen) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    body.set("theme", chosen.value);
    root.dataset.theme = chosen.value;
    form.querySelector(chosen.value === "dark" ? ".to-light" : ".to-dark").focus();
    fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => form.submit());
  });
})();
