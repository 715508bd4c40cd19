/**
 * In:  a panel and a station on it.
 * Out: its titles as they change, its clock, and its stream. Loaded when somebody sets the delay by ear.
 */
import { Station } from '../../station/station.js';
import type { Choice } from '../choice.js';

export interface Listening {
  /** The station's time: milliseconds. */
  now(): number;
  stop(): void;
}

type Place = Pick<Choice, 'baseUrl' | 'server' | 'source' | 'station'>;

interface Listeners {
  onTitle(ts: number, title: string): void;
  /** The address of the first stream that this page may play; null where the panel names none. */
  onStream(url: string | null): void;
  onFailure(): void;
}

export function listen({ baseUrl, server, source, station: name }: Place, listeners: Listeners): Listening {
  const station = Station.at({ baseUrl, server, source: source ?? 'panel', station: name });
  let isFound = false;
  const stops = [
    station.onAir.subscribe(({ track, status }) => {
      if (track) listeners.onTitle(track.ts, [track.author, track.title].filter(Boolean).join(' – '));
      if (status === 'failed') listeners.onFailure();
    }),
    station.channels.subscribe(({ status, records }) => {
      if (isFound || status === 'loading') return;
      isFound = true;
      const isSecure = location.protocol === 'https:';
      const urls = records.map(({ stream_url, secure_stream_url }) =>
        isSecure ? secure_stream_url : (stream_url ?? secure_stream_url),
      );
      listeners.onStream(urls.find((url) => url !== null) ?? null);
    }),
  ];
  return { now: () => station.now(), stop: () => stops.forEach((stop) => stop()) };
}
