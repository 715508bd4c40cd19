/**
 * In:  the number of a server.
 * Out: its calendar, to be subscribed to. Written anew when something in it has changed, and one at a time, so that
 *      those who ask for many keep nobody else waiting.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { calendarParts } from '../../../schedule/ics.js';
import type { StationState } from '../state.js';
import { today, upcomingAirings } from './upcoming.js';

export interface Calendar {
  text: string;
  /** Of the text, quoted. */
  etag: string;
}

interface StoredCalendar extends Calendar {
  /** State of the panel that it was read at. */
  version: string;
  /** Hash of what is said in it, without when it was written. */
  content: string;
}

/** How often calendars shall ask. */
const REFRESH_HOURS = 6;
/** Airings that are written in one go. */
const STEP = 200;
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Null for a server that there is not. */
export function createCalendars(state: StationState): (server: number) => Promise<Calendar | null> {
  const { clock, options, store } = state;
  const calendars = new LRUCache<number, StoredCalendar>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  });
  let queue: Promise<unknown> = Promise.resolve();
  const currentVersion = (): string => `${store.version()} ${today(state)}`;
  /** Steady, whatever name a request came by. */
  const host = options.publicUrl === null ? 'onair-panel' : new URL(options.publicUrl).host;

  async function update(server: number): Promise<StoredCalendar | null> {
    const known = calendars.get(server);
    const version = currentVersion();
    if (known?.version === version) return known;
    const named = store.servers.all().find(({ id }) => id === server);
    if (!named) return null;
    const airings = await upcomingAirings(state, server);
    const said = airings.map(({ id, parent_id, name, start_ts, end_ts }) => [
      id,
      parent_id,
      name,
      start_ts,
      end_ts,
    ]);
    const content = hash(JSON.stringify([named.name, said]));
    // Each play is a new version. What is the same keeps its time, so that nobody loads it again.
    if (known?.content === content) return keep(server, { ...known, version });
    const of = {
      name: named.name,
      zone: options.zone,
      station: `${host}/${server}`,
      now: Math.floor(clock.now() / 1000),
      refreshHours: REFRESH_HOURS,
    };
    let text = '';
    let count = 0;
    for (const part of calendarParts(airings, of)) {
      text += part;
      if (++count % STEP === 0) await setImmediate();
    }
    return keep(server, { text, etag: `"${hash(text)}"`, version, content });
  }

  function keep(server: number, calendar: StoredCalendar): StoredCalendar {
    calendars.set(server, calendar);
    return calendar;
  }

  return (server) => {
    const next = queue.then(() => update(server));
    queue = next.catch(() => undefined);
    return next;
  };
}

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url');
