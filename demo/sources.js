/**
 * In:  the list of stations that `npm start` plays beside this panel (`demo/servers`).
 * Out: their tags begun, each at its server; and a sentence where they are not there.
 */

/** How many ports after the panel's the list is. */
const LIST = 2;
/** Between looks for those that are missing: they start with the panel, which may be quicker. Milliseconds. */
const WAITS = [1000, 2000, 4000, 8000];

const absent = document.getElementById('absent');
const cards = new Map([...document.querySelectorAll('[data-kind]')].map((card) => [card.dataset.kind, card]));
/** Kinds whose station is not known yet. */
const missing = new Set(cards.keys());

for (const [kind, card] of cards) showSnippet(card, `https://${kind}.example`);
begin('panel', location.origin);
void look(0);

async function look(tries) {
  const stations = await readList();
  for (const { kind, url } of stations) if (missing.has(kind)) begin(kind, url);
  const isLast = tries === WAITS.length || !isOnThisMachine();
  absent.hidden = stations.length > 0;
  for (const kind of missing) {
    const card = cards.get(kind);
    card.querySelector('.missing').hidden = !stations.length || !isLast;
    card.querySelector('.place').hidden = !stations.length || isLast;
  }
  if (missing.size && !isLast) setTimeout(look, WAITS[tries], tries + 1);
}

/** Empty where nobody has such a list. */
async function readList() {
  if (!isOnThisMachine()) return [];
  const address = `http://127.0.0.1:${Number(location.port || 80) + LIST}/stations.json`;
  try {
    const answer = await fetch(address, { signal: window.AbortSignal.timeout(3000) });
    const { stations } = await answer.json();
    return stations.filter(({ kind, url }) => cards.has(kind) && /^http:\/\/127\.0\.0\.1:\d+$/.test(url));
  } catch {
    return [];
  }
}

/** The stations are for those who sit at it: whoever looks from elsewhere has none. */
function isOnThisMachine() {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
}

function begin(kind, url) {
  const card = cards.get(kind);
  missing.delete(kind);
  showSnippet(card, url);
  for (const name of ['.missing', '.place']) card.querySelector(name).hidden = name === '.missing';
  card.querySelector('onair-station').setAttribute('base-url', url);
  const template = card.querySelector('template');
  template.replaceWith(template.content);
}

/** The station and its tags, as a page's author would write them. */
function showSnippet(card, url) {
  const station = card.querySelector('onair-station');
  const tags = station.querySelector('template')?.content.children ?? station.children;
  const settings = ['source', 'station', 'transport', 'server', 'art'].filter((name) =>
    station.hasAttribute(name),
  );
  const lines = settings.map((name) => `\n  ${name}="${station.getAttribute(name)}"`);
  card.querySelector('code').textContent = [
    `<onair-station\n  base-url="${url}"${lines.join('')}>`,
    ...[...tags].map((tag) => `  ${written(tag)}`),
    '</onair-station>',
  ].join('\n');
}

function written(tag) {
  const attributes = [...tag.attributes]
    .filter(({ name }) => name !== 'status')
    .map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`));
  return `<${tag.localName}${attributes.join('')}></${tag.localName}>`;
}
