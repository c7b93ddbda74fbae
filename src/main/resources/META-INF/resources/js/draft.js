// Saves what is being typed. The server holds the draft; this browser keeps a copy until the server has it.
(() => {
  const form = document.querySelector("form[data-draft-url]");
  if (!form) return;
  const status = document.querySelector("[data-draft-status]");
  const key = "warpdrill-draft:" + form.dataset.draftUrl + ":" + form.dataset.draftStep;
  let revision = Number(form.dataset.draftRevision), timer = 0, dirty = false, sending = false, stopped = false, submitting = false;

  const fields = () => [...form.elements].filter(e => e.name && e.dataset.draft !== undefined);
  const values = () => fields().map(e => [e.name, e.type === "checkbox" ? (e.checked ? e.value : "") : e.value]);
  const say = text => { if (status) status.textContent = text; };
  const body = () => {
    const data = new URLSearchParams(new FormData(form));
    data.set("revision", revision);
    return data;
  };
  const remember = () => { try { localStorage.setItem(key, JSON.stringify({ revision, values: values() })); } catch (e) { say("This browser cannot keep a copy of the draft"); } };
  const forget = () => { try { localStorage.removeItem(key); } catch (e) { return; } };

  async function save() {
    if (!dirty || sending || stopped || submitting) return;
    sending = true; dirty = false;
    try {
      const answer = await fetch(form.dataset.draftUrl, { method: "POST", body: body(), headers: { Accept: "application/json" } });
      if (answer.ok) {
        const saved = await answer.json();
        revision = saved.revision;
        const field = form.elements.revision; if (field) field.value = revision;
        say("Draft saved at " + new Date(saved.savedAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }));
        if (!dirty) forget();
      } else if (answer.status === 409) {
        stopped = true;
        say((await answer.json()).message);
      } else { dirty = true; say("Draft not saved; it is kept in this browser"); }
    } catch (e) { dirty = true; say("No connection; the draft is kept in this browser"); }
    finally { sending = false; if (dirty && !stopped) later(3000); }
  }
  const later = ms => { clearTimeout(timer); timer = setTimeout(save, ms); };

  const kept = (() => { try { return JSON.parse(localStorage.getItem(key)); } catch (e) { return null; } })();
  if (kept && kept.revision >= revision && JSON.stringify(kept.values) !== JSON.stringify(values())) {
    const byName = kept.values.filter(([name]) => name);
    fields().forEach((e, i) => {
      const value = byName[i] && byName[i][0] === e.name ? byName[i][1] : undefined;
      if (value === undefined) return;
      if (e.type === "checkbox") e.checked = value !== ""; else if (value !== "") e.value = value;
    });
    dirty = true; say("Restored what had not reached the server"); later(700);
  }
  form.addEventListener("input", () => { dirty = true; remember(); later(700); });
  form.addEventListener("submit", () => { submitting = true; clearTimeout(timer); });
  addEventListener("pageshow", () => { submitting = false; });
  addEventListener("pagehide", () => {
    if (dirty && !stopped && !submitting) fetch(form.dataset.draftUrl, { method: "POST", body: body(), keepalive: true, headers: { Accept: "application/json" } });
  });
})();
