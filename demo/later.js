/**
 * Replaces templates with their tags when the browser is idle: visible ones immediately, and nearby ones
 * after the first scroll or press. A page with many tags then opens as fast as a page with few. Until a
 * template is replaced, it reserves the space of its tags.
 */

/** Distance to the window at which tags start after the first interaction. */
const ROOT_MARGIN = '100% 0px';
const MOVES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

/** Safari has no requestIdleCallback. */
const soon = window.requestIdleCallback ?? window.setTimeout;

const templates = document.querySelectorAll('template[data-place]');
let observer;
watch('0px');

const untilInteraction = new window.AbortController();
for (const move of MOVES)
  window.addEventListener(move, handleInteraction, { passive: true, signal: untilInteraction.signal });

// Printing shows the whole page.
window.addEventListener('beforeprint', () => templates.forEach(begin));

function handleInteraction() {
  untilInteraction.abort();
  watch(ROOT_MARGIN);
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
  // Keep the reserved space, because the height of a tag changes while it loads.
  const place = document.createElement('div');
  place.dataset.place = template.dataset.place;
  place.append(template.content);
  template.replaceWith(place);
}
