/**
 * Shows one station at a time. The tags of a station start when its tab is first selected. `npm start` runs
 * the stations next to this panel (`demo/servers`). The page reports missing ones.
 */

/** Offset of the list's port from the panel's. */
const LIST_PORT_OFFSET = 2;
/** The stations start together with the panel, which may be ready first. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000];

const absent = document.getElementById('absent');
const cards = new Map([...document.querySelectorAll('[data-kind]')].map((card) => [card.dataset.kind, card]));
/** Kinds whose station hasn't been found yet. */
const missing = new Set(cards.keys());
const tabs = [...document.querySelectorAll('[role=tab]')];
const kindOf = (tab) => tab.getAttribute('aria-controls');

for (const [kind, card] of cards) showSnippet(card, `https://${kind}.example`);
document.querySelector('[role=tablist]').addEventListener('keydown', handleKeydown);
for (const tab of tabs) tab.addEventListener('click', () => selectByVisitor(tab));
window.addEventListener('hashchange', selectByAddress);
selectByAddress();
begin('panel', location.origin);
void findStations(0);

function selectByAddress() {
  select(tabs.find((tab) => `#${kindOf(tab)}` === location.hash) ?? tabs[0]);
}

function selectByVisitor(tab) {
  select(tab);
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  window.history.replaceState(null, '', `#${kindOf(tab)}`);
}

function select(selected) {
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    cards.get(kindOf(tab)).hidden = !isSelected;
  }
  startTags(kindOf(selected));
}

function handleKeydown(event) {
  const at = tabs.findIndex((tab) => tab.tabIndex === 0);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  selectByVisitor(tab);
  tab.focus();
}

async function findStations(tries) {
  const stations = await readList();
  for (const { kind, url } of stations) if (missing.has(kind)) begin(kind, url);
  const isLast = tries === RETRY_DELAYS_MS.length || !isOnThisMachine();
  absent.hidden = stations.length > 0;
  for (const kind of missing) {
    const card = cards.get(kind);
    card.querySelector('.missing').hidden = !stations.length || !isLast;
    card.querySelector('.place').hidden = !stations.length || isLast;
  }
  if (missing.size && !isLast) setTimeout(findStations, RETRY_DELAYS_MS[tries], tries + 1);
}

/** Returns [] if the list can't be read. */
async function readList() {
  if (!isOnThisMachine()) return [];
  const address = `http://127.0.0.1:${Number(location.port || 80) + LIST_PORT_OFFSET}/stations.json`;
  try {
    const response = await fetch(address, { signal: window.AbortSignal.timeout(3000) });
    const { stations } = await response.json();
    return stations.filter(({ kind, url }) => cards.has(kind) && /^http:\/\/127\.0\.0\.1:\d+$/.test(url));
  } catch {
    return [];
  }
}

/** Whether the page is on the machine that runs the stations, because they aren't reachable from others. */
function isOnThisMachine() {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
}

function begin(kind, url) {
  const card = cards.get(kind);
  missing.delete(kind);
  showSnippet(card, url);
  for (const name of ['.missing', '.place']) card.querySelector(name).hidden = name === '.missing';
  card.querySelector('onair-station').setAttribute('base-url', url);
  startTags(kind);
}

/** Does nothing before the station has a URL, because its tags would otherwise read this page's server. */
function startTags(kind) {
  const template = cards.get(kind).querySelector('template');
  if (cards.get(kind).hidden || missing.has(kind) || !template) return;
  // Keep the reserved space, because the height of a tag changes while it loads.
  const place = document.createElement('div');
  place.dataset.place = kind;
  place.append(template.content);
  template.replaceWith(place);
}

/** Shows the markup of the station as a page author would write it. */
function showSnippet(card, url) {
  const station = card.querySelector('onair-station');
  const place = station.querySelector('[data-place]');
  const tags = (place.content ?? place).children;
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
