/**
 * In:  templates in the places of tags.
 * Out: the tags, begun shortly before their place is seen, each when the browser has time: a page of many opens as fast as
 *      a page of few.
 *
 * Until then a template keeps the place free.
 */

/** How far below and above the window tags are begun, of its height. */
const AHEAD = '50% 0px';

/** Not every browser tells when it is idle. */
const soon = window.requestIdleCallback ?? window.setTimeout;

const templates = document.querySelectorAll('template[data-place]');
const observer = new window.IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) soon(() => begin(target));
  },
  { rootMargin: AHEAD },
);
for (const template of templates) observer.observe(template);
// On paper all of it is seen.
window.addEventListener('beforeprint', () => templates.forEach(begin));

function begin(template) {
  observer.unobserve(template);
  template.replaceWith(template.content);
}
