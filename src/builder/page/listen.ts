import { Station } from '../../station/station.js';
import type { BuilderChoice } from '../choice.js';

export interface Listening {
  /** The station's clock in Unix milliseconds. */
  now(): number;
  stop(): void;
}

interface Listeners {
  onTitle(ts: number, title: string): void;
  /** Called with the URL of the first stream that this page can play, or null. */
  onStream(url: string | null): void;
  onFailure(): void;
}

/** Follows a station's titles, clock and stream. */
export function listen(
  { baseUrl, server, source, station: name }: BuilderChoice,
  listeners: Listeners,
): Listening {
  const station = Station.at({ baseUrl, server, source: source ?? 'panel', station: name });
  let hasStreams = false;
  const stops = [
    station.onAir.subscribe(({ track, status }) => {
      if (track) listeners.onTitle(track.ts, [track.author, track.title].filter(Boolean).join(' – '));
      if (status === 'failed') listeners.onFailure();
    }),
    station.channels.subscribe(({ status, records }) => {
      if (hasStreams || status === 'loading') return;
      hasStreams = true;
      const isSecure = location.protocol === 'https:';
      const urls = records.map(({ stream_url, secure_stream_url }) =>
        isSecure ? secure_stream_url : (stream_url ?? secure_stream_url),
      );
      listeners.onStream(urls.find((url) => url !== null) ?? null);
    }),
  ];
  return { now: () => station.now(), stop: () => stops.forEach((stop) => stop()) };
}
