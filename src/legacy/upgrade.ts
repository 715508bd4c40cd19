/** Replaces the tags and divs of the modern markup with plain elements, and updates these elements. */
import { onAir as german, votes as germanVotes } from '../words/de/tags.js';
import { failures, onAir as english, votes as englishVotes } from '../words/en/tags.js';
import { fill } from '../words/fill.js';
import { isInsecure, readBaseUrl } from '../contract/base-url.js';
import { propertyOf } from '../contract/property-of.js';
import { offAirAt } from '../station/feed/polling-plan.js';
import { pageProtocol } from '../station/page-url.js';
import { box, playTime, renderBoxes, songBox, shortTime, type Box } from './draw.js';
import type { LegacyTrack } from './records.js';
import { LEGACY_KINDS } from './other-servers.js';
import type { LegacyFeed } from './feed.js';
import { readOwn, readPageSetting, readSetting } from './settings.js';
import { startStation, type StationListeners } from './station.js';
import { moveOutUnclosed } from './unclosed.js';
import { voteButtons } from './vote-buttons.js';

/** Always in English. Shown if the browser is too old. */
const TOO_OLD = 'This browser is too old to show the station.';

const stations: Record<string, StationListeners> = {};

/** Upgrades all tags and divs on the page that haven't been upgraded yet. */
export function upgradeAll(): void {
  upgradeEach('now-playing', false);
  upgradeEach('history', true);
}

function upgradeEach(name: string, isHistory: boolean): void {
  const places = propertyOf(document, 'querySelectorAll').call(
    document,
    'onair-' + name + ',div[data-onair=' + name + ']',
  );
  [].forEach.call(places, (place: Element & { onairDrawn?: boolean }) => {
    if (!place.onairDrawn) upgrade(place, isHistory);
    place.onairDrawn = true;
  });
}

function upgrade(place: Element, isHistory: boolean): void {
  const source = readSetting(place, 'source');
  // Keep the author's fallback content for other kinds of servers, because they don't support JSONP.
  if (!/^(panel|libretime|shoutcast)?$/.test(source)) return;
  const kind = LEGACY_KINDS[source];
  const other = kind ? { kind, name: readSetting(place, 'station') } : null;
  moveOutUnclosed(place);
  const isGerman = /^de/i.test(readSetting(place, 'lang') || propertyOf(document, 'documentElement').lang);
  const words = isGerman ? german : english;
  const typed = readSetting(place, 'base-url');
  const url = readBaseUrl(typed, pageProtocol(), (text) => {
    const anchor = document.createElement('a');
    anchor.href = text;
    return anchor;
  });
  const server = +readSetting(place, 'server') || 1;
  const stationKey = url + ' ' + (other ? source + ' ' + other.name : server);
  const canVote = !other && readOwn(place, 'vote') !== null;
  let timer: ReturnType<typeof setTimeout>;

  function draw(feed: LegacyFeed): void {
    clearTimeout(timer);
    // The elapsed time changes, and votes may change in other elements and tabs.
    if (!isHistory || canVote) timer = setTimeout(draw, 1000, feed);
    renderBoxes(place, (isHistory ? drawHistory : drawOnAir)(feed));
  }

  function withVotes(boxes: Box[], track: LegacyTrack, feed: LegacyFeed): Box[] {
    if (canVote) {
      const voteWords = isGerman ? germanVotes : englishVotes;
      boxes.push(voteButtons(track, url, stationKey, voteWords, feed.failures > 0, () => draw(feed)));
    }
    return boxes;
  }

  function drawOnAir(feed: LegacyFeed): Box[] {
    const now = +new Date() + feed.clock.offset;
    const play = feed.tracks[0];
    if (!play) return [box('state', english.nothing)];
    const { length, ts } = play;
    const isOver = feed.isOver || now > offAirAt(play, feed.onAir);
    const state = isOver ? fill(words.lastPlayed, shortTime(ts)) : words.onAir;
    const host = play.dj_name || (!isOver && feed.djs);
    const elapsed = playTime(Math.max(0, Math.min(now - ts, length || Infinity)));
    return withVotes(
      [
        box('state', state + (host ? ' · ' + host : '')),
        songBox(play, words),
        box('time', isOver ? '' : elapsed + (length ? ' / ' + playTime(length) : '')),
      ],
      play,
      feed,
    );
  }

  function drawHistory(feed: LegacyFeed): Box[] {
    const first = readOwn(place, 'include-current') === null && !feed.isOver ? 1 : 0;
    const limit = +readSetting(place, 'limit') || 10;
    return feed.tracks
      .slice(first, first + limit)
      .map((track) =>
        box(
          'row div ' + track.id,
          withVotes([box('time', shortTime(track.ts)), songBox(track, words)], track, feed),
        ),
      );
  }

  const insecure = isInsecure(url, pageProtocol());
  if (!url || insecure) {
    // Only owners see this, while they build the page, so it is in English.
    return renderBoxes(place, [box('state', insecure ? failures.insecure : failures.missing)]);
  }
  let station = stations[stationKey];
  if (!station) {
    station = stations[stationKey] = { listeners: [] };
    const direct = typed === readPageSetting('base-url') && readPageSetting('jsonp') === 'direct';
    startStation(url, server, other, direct, station);
  }
  if (!isHistory) station.showsDjs = true;
  station.listeners.push((feed) => {
    if (feed.respondedAt) draw(feed);
    else renderBoxes(place, [box('state', feed.problem === 'old' ? TOO_OLD : english.noAnswer)]);
  });
}
