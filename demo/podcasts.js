/**
 * In:  the panel's podcasts.
 * Out: their covers, what they are about, and the ways to them. A draft never shows.
 */
import { element } from './element.js';
import { keepFresh } from './fresh-list.js';
import { say } from './words.js';

const place = document.getElementById('podcasts');
let shown = '';

keepFresh({
  place,
  note: document.getElementById('podcasts-note'),
  path: () => '/api/v2/podcasts/?server=1',
  draw(records) {
    // A careless panel writes yes as 1, or as text.
    const published = records.filter((each) => ['true', '1'].includes(String(each?.published)));
    const now = JSON.stringify([published, document.documentElement.lang]);
    if (now !== shown) place.replaceChildren(...published.map(drawPodcast));
    shown = now;
    return published.length > 0 ? '' : null;
  },
  nothing: () => say('No podcasts yet.', 'Noch keine Podcasts.'),
});

function drawPodcast({ title, description, image, episodes_count, public_page_url, feed_url }) {
  const name = String(title);
  const count = Number(episodes_count) || 0;
  const about = typeof description === 'string' ? description : '';
  const text = element(
    'div',
    '',
    element('h3', '', name),
    element(
      'p',
      'count',
      count === 1 ? say('1 episode', '1 Folge') : `${count} ${say('episodes', 'Folgen')}`,
    ),
    element('p', 'about', about),
    element(
      'p',
      'links',
      ...link(public_page_url, say('Page', 'Seite'), say(`Page of ${name}`, `Seite von ${name}`)),
      ...link(feed_url, 'Feed', say(`Feed of ${name}`, `Feed von ${name}`)),
    ),
  );
  return element('li', 'podcast', drawCover(image, name), text);
}

function drawCover(image, name) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  const letters = element('span', 'cover', initials);
  letters.setAttribute('aria-hidden', 'true');
  if (!isWebAddress(image)) return letters;
  const cover = element('img', 'cover');
  cover.alt = '';
  cover.loading = 'lazy';
  cover.referrerPolicy = 'no-referrer';
  cover.addEventListener('error', () => cover.replaceWith(letters));
  cover.src = image;
  return cover;
}

/** None where the address is no web address: data never becomes code. */
function link(address, text, label) {
  if (!isWebAddress(address)) return [];
  const made = element('a', '', text);
  made.href = address;
  made.setAttribute('aria-label', label);
  return [made];
}

function isWebAddress(address) {
  return typeof address === 'string' && /^https?:\/\//i.test(address);
}
