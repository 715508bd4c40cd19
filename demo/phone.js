/** Uses the station, language and colour scheme of the product page around this page. */
const outside = window.parent.document;
const outer = outside.getElementById('station');
const inner = document.getElementById('station');

if (outer && outer !== inner) {
  const observer = new window.MutationObserver(follow);
  observer.observe(outer, { attributes: true });
  observer.observe(outside.documentElement, { attributes: true });
  follow();
}

function follow() {
  for (const { name } of [...inner.attributes]) if (name !== 'id') inner.removeAttribute(name);
  for (const { name, value } of outer.attributes) if (name !== 'id') inner.setAttribute(name, value);
  const { lang, dataset } = outside.documentElement;
  document.documentElement.lang = inner.lang = lang;
  if (dataset.theme) document.documentElement.dataset.theme = dataset.theme;
}
