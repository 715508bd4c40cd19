/**
 * The AzuraCast station's podcasts: the list, feeds, pages, and episodes that consist of a few soft chords.
 */
import { renderChordLoop } from '../../src/panel/station/audio/chord-loop.js';
import { formatFor, wavHeader } from '../../src/panel/station/audio/format.js';
import type { Reply } from '../../test/kit/servers/listen.js';
import { drawn } from './pictures-and-sound.js';

/** Episodes are newest first. */
const PODCASTS: [title: string, about: string, episodes: string[]][] = [
  [
    'Four Flights Up',
    'Neighbours tell what they hear through the wall, and whether they mind.',
    ['The cello on two', 'Who has the key to the roof', 'A party, politely'],
  ],
  [
    'Pips & Stems',
    'One apple a week, from the core outwards.',
    ['The russet that nobody wanted', 'Grafting for beginners'],
  ],
];
const PATH = /^\/public\/orchard\/podcast\/(\d)(\/feed|\/art|\/(\d)\.wav)?$/;
const WEEK = 7 * 86_400_000;
const FORMAT = formatFor(64);

/** The podcasts as in AzuraCast's API. */
export const listedPodcasts: Record<string, unknown>[] = PODCASTS.map(
  ([title, description_short, episodes], index) => ({
    id: `1ef5a1b2-000${index}`,
    title,
    description_short,
    description: description_short,
    language: 'en',
    author: 'Orchard Street Radio',
    is_published: true,
    episodes: episodes.length,
    art: `${pathOf(index)}/art`,
    links: { public_feed: `${pathOf(index)}/feed`, public_episodes: pathOf(index) },
  }),
);

/** Returns null for any other path. */
export function podcastReply({ pathname }: URL, baseUrl: string): Reply | null {
  const [, digit, rest, episode] = PATH.exec(pathname) ?? [];
  const podcast = PODCASTS[Number(digit)];
  if (!podcast) return null;
  if (rest === '/art') return drawn('podcast', podcast[0]);
  if (rest === '/feed') return xml(feedOf(podcast, baseUrl + pathOf(Number(digit))));
  if (episode !== undefined) return sound(podcast[2][Number(episode)] ?? '');
  return page(podcast, pathOf(Number(digit)));
}

function pathOf(index: number): string {
  return `/public/orchard/podcast/${index}`;
}

function feedOf([title, about, episodes]: (typeof PODCASTS)[number], address: string): string {
  const newest = Math.floor(Date.now() / WEEK) * WEEK;
  const items = episodes.map((name, index) => {
    const url = `${address}/${index}.wav`;
    const date = new Date(newest - index * WEEK).toUTCString();
    return `<item><title>${text(name)}</title><guid>${url}</guid><pubDate>${date}</pubDate><enclosure url="${url}" type="audio/wav" length="${soundBytes().length}"/></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${text(title)}</title><link>${address}</link><description>${text(about)}</description>${items.join('')}</channel></rss>`;
}

function page([title, about, episodes]: (typeof PODCASTS)[number], path: string): Reply {
  const items = episodes.map(
    (name, index) =>
      `<li>${text(name)}<br><audio controls preload="none" src="${path}/${index}.wav"></audio>`,
  );
  return {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text(title)}</title><body style="max-width: 36em; margin: 3em auto; padding: 0 1em; font-family: system-ui"><h1>${text(title)}</h1><p>${text(about)}<ul>${items.join('')}</ul>`,
  };
}

function xml(body: string): Reply {
  return {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
    body,
  };
}

function sound(name: string): Reply {
  return {
    headers: { 'Content-Type': 'audio/wav', 'Cache-Control': 'max-age=86400' },
    body: soundBytes(name),
  };
}

/** Returns a complete file with the lengths in its header. */
function soundBytes(name = ''): Buffer {
  const bytes = Buffer.concat([wavHeader(FORMAT), renderChordLoop(name, FORMAT)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
}

function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
