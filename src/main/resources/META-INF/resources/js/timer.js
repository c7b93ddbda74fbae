// A quiet clock: counts on from the server's figure, and stops nothing.
(() => {
  for (const time of document.querySelectorAll("time[data-seconds]")) {
    const from = Date.now() - 1000 * Number(time.dataset.seconds);
    const show = () => {
      const s = Math.max(0, Math.floor((Date.now() - from) / 1000));
      time.textContent = Math.floor(s / 60) + ":" + String(s % 60).padStart(2, "0");
    };
    show();
    setInterval(show, 1000);
  }
})();
