/**
 * The listener's page in the frame. `?host=` is another name of this machine: under that name the panel is another site for the
 * browser, so that the page needs its permission.
 */
(() => {
  const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
  const root = document.documentElement;
  const around = window.parent.document.documentElement;

  // A first-time visitor doesn't know yet which of the panel's interfaces works.
  try {
    window.sessionStorage.clear();
  } catch {
    // Without storage there is nothing to clear.
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

  /** Copies language and colour scheme from the page around. */
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
