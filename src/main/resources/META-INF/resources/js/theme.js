// The theme changes in place; without this script the form does the same by a round trip.
(() => {
  const root = document.documentElement;
  const button = document.querySelector("button.theme");
  if (!button) return;
  const dark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const name = () => { button.value = dark() ? "light" : "dark"; button.textContent = dark() ? "Light theme" : "Dark theme"; };
  name();
  button.form.addEventListener("submit", event => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(button.form));
    body.set("theme", button.value);
    root.dataset.theme = button.value;
    name();
    fetch(button.form.action, { method: "POST", body, redirect: "manual" });
  });
})();
