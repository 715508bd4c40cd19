/**
 * In:  `?host=`, another name of this same machine.
 * Out: a page on the panel of that name: to a browser it is another site, so that it needs that panel's permission.
 */
(() => {
  const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
  const root = document.documentElement;
  const around = window.parent.document.documentElement;

  // Who comes for the first time has not learned which of the panel's interfaces works.
  try {
    window.sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }

  const host = new window.URLSearchParams(location.search).get('host');
  const panel = new URL(location.origin);
  // Any page can link to this one: only names that mean this machine are taken.
  if (LOOPBACK.includes(host)) panel.hostname = host;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = 'onair.js';
  script.dataset.baseUrl = panel.origin;
  document.head.append(script);

  /** Language and light are those of the page around. */
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
