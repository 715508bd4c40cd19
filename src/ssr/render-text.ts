import { trackTexts } from '../elements/now-playing/card-texts.js';
import type { SsrSnapshot } from '../elements/base/ssr-snapshot.js';
import { songOf, type SongTexts } from '../elements/format/song.js';
import { timeOfDay } from '../elements/format/times.js';
import { onAirAt } from '../station/feed/on-air.js';
import { checkName, checkOptions } from './check-options.js';
import { snapshotFor } from './snapshot-for.js';
import { orAborted } from './or-aborted.js';
import type { TagOptions, TextName } from './options.js';

/**
 * Renders a tag as short, plain HTML, for readers without JavaScript, search engines and CMS pages. The result is a
 * paragraph with the current track, or a list of plays. Resolves with '' if the panel doesn't respond in time or has no
 * data. Rejects if the name is unknown or the station's URL is missing. Rejects with the signal's reason if aborted.
 */
export async function renderText<N extends TextName>(name: N, options: TagOptions<N>): Promise<string> {
  checkName('renderText', name, ['now-playing', 'history']);
  checkOptions('renderText', name, options);
  const known = await orAborted(options.signal, snapshotFor(name, options));
  return known ? textOf(name, options, known.ssrSnapshot) : '';
}

export function textOf(name: TextName, options: TagOptions, ssrSnapshot: SsrSnapshot): string {
  return name === 'history' ? historyText(options, ssrSnapshot) : onAirText(options, ssrSnapshot);
}

function onAirText(
  { delay }: TagOptions<'now-playing'>,
  { snapshot, now, lang, zone, words }: SsrSnapshot,
): string {
  const onAir = onAirAt(snapshot, now, Math.max(0, (delay ?? 0) * 1000));
  const texts = trackTexts(onAir, { lang, timeZone: zone, hasVisitor: false }, words.onAir);
  if (!texts) return '';
  return `<p>${[escaped(texts.lead.trim()), songText([texts.title, texts.artist])].filter(Boolean).join(' · ')}</p>`;
}

function historyText(
  { limit = 10, hideJingles, includeCurrent }: TagOptions<'history'>,
  { snapshot, now, lang, zone, words }: SsrSnapshot,
): string {
  const { track } = onAirAt(snapshot, now, 0);
  const rows = snapshot.tracks
    .filter((each) => (includeCurrent || each.id !== track?.id) && !(each.jingle_id && hideJingles))
    .slice(0, limit)
    .map((each) => {
      const moment = new Date(each.ts).toISOString();
      const time = zone && `<time datetime="${moment}">${escaped(timeOfDay(each.ts, lang, zone))}</time> `;
      return `<li>${time}${songText(songOf(each, words.onAir))}</li>`;
    });
  return rows.length ? `<ol>${rows.join('')}</ol>` : '';
}

/** Isolates each name, so that its writing direction doesn't affect the other one. */
function songText([title, artist]: SongTexts): string {
  const isolated = (name: string): string => `<bdi translate="no">${escaped(name)}</bdi>`;
  return artist ? isolated(artist) + ' – ' + isolated(title) : isolated(title);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
