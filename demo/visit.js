/**
 * The listener's page in the frame. `?host=` is another name of this machine. Under that name, the panel is a
 * different site for the browser, so the page can read it only with CORS.
 */
(() => {
  const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
  const root = document.documentElement;
  const around = window.parent.document.documentElement;

  // A new visitor's browser doesn't know yet which of the panel's interfaces works.
  try {
    window.sessionStorage.clear();
  } catch {
    // If storage is blocked, there is nothing to clear.
  }

  const host = new window.URLSearchParams(location.search).get('host');
  const panel = new URL(location.origin);
  // Any page can link to this one, so accept only names of this machine.
  if (LOOPBACK.includes(host)) panel.hostname = host;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = 'onair.js';
  script.dataset.baseUrl = panel.origin;
  document.head.append(script);

  /** Copies the language and the colour scheme of the page around this one. */
  function follow() {
    if (around === root) return;
    root.lang = around.lang;
    if (around.dataset.theme) root.dataset.theme = around.dataset.theme;
    for (const tag of document.querySelectorAll('onair-now-playing, onair-history')) tag.lang = around.lang;
  }
  follow();
  document.addEventListener('DOMContentLoaded', follow);
  new window.MutationObserver(follow).observe(around, { attributeFilter: ['lang', 'data-theme'] });
})();
