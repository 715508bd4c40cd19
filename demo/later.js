/**
 * In:  templates in the places of tags.
 * Out: the tags, each when the browser has time: those in sight at once, those near once somebody moves. So a page of many
 *      opens as fast as a page of few.
 *
 * Until then a template keeps the place free.
 */

/** How far below and above the window tags are begun, of its height, when somebody scrolls or presses. */
const AHEAD = '100% 0px';
const MOVES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

/** Not every browser tells when it is idle. */
const soon = window.requestIdleCallback ?? window.setTimeout;

const templates = document.querySelectorAll('template[data-place]');
let observer;
watch('0px');

const still = new window.AbortController();
for (const move of MOVES) window.addEventListener(move, moved, { passive: true, signal: still.signal });

// On paper all of it is seen.
window.addEventListener('beforeprint', () => templates.forEach(begin));

function moved() {
  still.abort();
  watch(AHEAD);
}

function watch(rootMargin) {
  observer?.disconnect();
  observer = new window.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) soon(() => begin(target));
    },
    { rootMargin },
  );
  for (const template of templates) if (template.isConnected) observer.observe(template);
}

function begin(template) {
  observer.unobserve(template);
  template.replaceWith(template.content);
}
