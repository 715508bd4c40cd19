import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { calendarParts } from '../../../schedule/ics.js';
import type { StationState } from '../state.js';
import { today, upcomingAirings } from './upcoming.js';

export interface Calendar {
  text: string;
  /** Hash of the text, quoted. */
  etag: string;
}

interface StoredCalendar extends Calendar {
  /** The version of the store and the day for which the calendar was written. */
  version: string;
  /** Hash of the calendar's contents without the time at which it was written. */
  content: string;
}

/** How often calendar programs should reload the calendar. */
const REFRESH_HOURS = 6;
/** Number of airings to write before other requests can run. */
const BATCH_SIZE = 200;
/** Maximum total length of the cached calendars in characters. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * Creates a cache of calendars. The returned function resolves with a server's calendar, or with null if the
 * server doesn't exist. Calendars are cached and rewritten when their contents change. Only one calendar is
 * written at a time, so that many requests don't block the panel.
 */
export function createCalendars(state: StationState): (server: number) => Promise<Calendar | null> {
  const { clock, options, store } = state;
  const calendars = new LRUCache<number, StoredCalendar>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  });
  let queue: Promise<unknown> = Promise.resolve();
  const currentVersion = (): string => `${store.version()} ${today(state)}`;
  /** This is part of the events' ids, so it must not depend on the host in a request. */
  const host = options.publicUrl === null ? 'onair-panel' : new URL(options.publicUrl).host;

  async function update(server: number): Promise<StoredCalendar | null> {
    const known = calendars.get(server);
    const version = currentVersion();
    if (known?.version === version) return known;
    const record = store.servers.all().find(({ id }) => id === server);
    if (!record) return null;
    const airings = await upcomingAirings(state, server);
    const contents = airings.map(({ id, parent_id, name, start_ts, end_ts }) => [
      id,
      parent_id,
      name,
      start_ts,
      end_ts,
    ]);
    const content = hash(JSON.stringify([record.name, contents]));
    // Each play changes the version of the store. If the contents are still the same, the calendar keeps its
    // `ETag`, so that clients don't reload it.
    if (known?.content === content) return cache(server, { ...known, version });
    const about = {
      name: record.name,
      zone: options.zone,
      station: `${host}/${server}`,
      now: Math.floor(clock.now() / 1000),
      refreshHours: REFRESH_HOURS,
    };
    let text = '';
    let count = 0;
    for (const part of calendarParts(airings, about)) {
      text += part;
      count += 1;
      if (count % BATCH_SIZE === 0) await setImmediate();
    }
    return cache(server, { text, etag: `"${hash(text)}"`, version, content });
  }

  function cache(server: number, calendar: StoredCalendar): StoredCalendar {
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
