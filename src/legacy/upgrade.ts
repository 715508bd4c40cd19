/**
 * In:  tags and divs of the modern markup.
 * Out: the same places, drawn with plain elements and kept fresh.
 */
import { onAir as german } from '../messages/de.js';
import { failures, legacy, onAir as english } from '../messages/en.js';
import { isInsecure, readBaseUrl } from '../client/base-url.js';
import { goneAt } from '../station/plan.js';
import { box, playTime, song, timeOfDay } from './draw.js';
import { readOwn, readPageSetting, readSetting } from './settings.js';
import { startStation, type Held, type Listener } from './station.js';

const stations: Record<string, Listener[]> = {};

/** Takes over every place on the page that nobody has taken yet. */
export function upgradeAll(): void {
  ['now-playing', 'history'].forEach((name, isHistory) => {
    const places = document.querySelectorAll('onair-' + name + ',div[data-onair=' + name + ']');
    [].forEach.call(places, (place: Element & { onairDrawn?: boolean }) => {
      if (!place.onairDrawn) upgrade(place, isHistory);
      place.onairDrawn = true;
    });
  });
}

function upgrade(place: Element, isHistory: number): void {
  const words = /^de/i.test(readSetting(place, 'lang') || document.documentElement.lang) ? german : english;
  const typed = readSetting(place, 'base-url');
  const url = readBaseUrl(typed, location.protocol, (text) => {
    const anchor = document.createElement('a');
    anchor.href = text;
    return anchor;
  });
  const server = +readSetting(place, 'server') || 1;
  const key = url + ' ' + server;
  let timer: ReturnType<typeof setTimeout>;

  function show(content: HTMLElement[]): void {
    place.textContent = '';
    content.forEach((each) => place.appendChild(each));
  }

  function drawOnAir(held: Held): void {
    clearTimeout(timer);
    timer = setTimeout(drawOnAir, 1000, held);
    const now = +new Date() + held.clock.shift;
    const play = held.tracks[0];
    if (!play) return show([box('state', english.nothing)]);
    const { length, ts, dj_name } = play;
    const over = now > goneAt(play);
    const state = over ? words.lastPlayed.replace('{}', timeOfDay(ts)) : words.onAir;
    const elapsed = playTime(Math.max(0, Math.min(now - ts, length || Infinity)));
    show([
      box('state', state + (dj_name ? ' · ' + dj_name : '')),
      song(play, words),
      box('time', over ? '' : elapsed + (length ? ' / ' + playTime(length) : '')),
    ]);
  }

  function drawHistory(held: Held): void {
    const first = readOwn(place, 'include-current') === null ? 1 : 0;
    const limit = +readSetting(place, 'limit') || 10;
    show(
      held.tracks
        .slice(first, first + limit)
        .map((track) => box('row', [box('time', timeOfDay(track.ts)), song(track, words)])),
    );
  }

  const insecure = isInsecure(url, location.protocol);
  if (!url || insecure) {
    // Only owners read this, while they build: one language is enough.
    return show([box('state', insecure ? failures.insecure : failures.missing)]);
  }
  if (!stations[key]) {
    const direct = typed === readPageSetting('base-url') && readPageSetting('jsonp') === 'direct';
    startStation(url, server, direct, (stations[key] = []));
  }
  stations[key].push((held) => {
    if (held.answeredAt) (isHistory ? drawHistory : drawOnAir)(held);
    else show([box('state', held.problem === 'old' ? legacy.tooOld : english.noAnswer)]);
  });
}
