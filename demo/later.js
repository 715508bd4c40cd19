/**
 * In:  templates in the places of tags.
 * Out: the tags, begun shortly before their place is seen: a page of many opens as fast as a page of few.
 *
 * Until then a template keeps the place free.
 */

/** How far below and above the window tags are begun, of its height. */
const AHEAD = '50% 0px';

const templates = document.querySelectorAll('template[data-place]');
const observer = new window.IntersectionObserver(
  (entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => begin(target)),
  { rootMargin: AHEAD },
);
for (const template of templates) observer.observe(template);
// On paper all of it is seen.
window.addEventListener('beforeprint', () => templates.forEach(begin));

function begin(template) {
  observer.unobserve(template);
  template.replaceWith(template.content);
}
