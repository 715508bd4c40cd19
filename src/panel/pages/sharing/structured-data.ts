/** Describes a station, a play or a podcast as schema.org data (JSON-LD) for search engines. */
import { html, raw, type Html } from '../../http/html-page.js';
import { PICTURE, stationPagePath } from './addresses.js';
import type { PublicPlay } from './public-play.js';

interface StationData {
  name: string;
  /** URL of the station's page. */
  url: string;
  /** URL of the station's picture. */
  image: string;
}

/** `base` is the panel's scheme and host, without a trailing slash. */
export function stationData({ id, name, base }: { id: number; name: string; base: string }): StationData {
  const url = base + stationPagePath(id);
  return { name, url, image: url + PICTURE };
}

/** A schema.org `Thing`. */
export interface Thing {
  '@type': string;
  [property: string]: string | boolean | Thing | undefined;
}

export function radioStation({ name, url, image }: StationData): Thing {
  return { '@type': 'RadioStation', '@id': url, name, url, image };
}

export function broadcastService(station: StationData, timeZone: string): Thing {
  const { name } = station;
  return {
    '@type': 'BroadcastService',
    name,
    broadcastDisplayName: name,
    broadcastTimezone: timeZone,
    broadcaster: radioStation(station),
  };
}

export function musicRecording({ title, artist, album, cover, length }: PublicPlay): Thing {
  return {
    '@type': 'MusicRecording',
    name: title,
    byArtist: artist === null ? undefined : { '@type': 'MusicGroup', name: artist },
    inAlbum: album === null ? undefined : { '@type': 'MusicAlbum', name: album },
    image: cover ?? undefined,
    duration: length === null ? undefined : `PT${Math.round(length / 1000)}S`,
  };
}

/** Returns a schema.org `BroadcastEvent` for a play, including the recording. */
export function broadcastEvent(play: PublicPlay, url: string, service: Thing): Thing {
  const { title, ts, length } = play;
  return {
    '@type': 'BroadcastEvent',
    name: title,
    url,
    startDate: new Date(ts).toISOString(),
    endDate: length === null ? undefined : new Date(ts + length).toISOString(),
    publishedOn: service,
    workPerformed: musicRecording(play),
  };
}

export interface PodcastData {
  title: string;
  description: string;
  language: string;
  url: string;
  /** URL of the image, or '' if there is none. */
  image: string;
  feed: string;
}

export function podcastSeries(podcast: PodcastData, station: StationData): Thing {
  const { title, description, language, url, image, feed } = podcast;
  return {
    '@type': 'PodcastSeries',
    name: title,
    description: description || undefined,
    inLanguage: language,
    url,
    image: image || undefined,
    webFeed: feed,
    publisher: radioStation(station),
  };
}

/**
 * Returns the data as a script element that browsers don't run. `<` is escaped so that no text can close the
 * element.
 */
export function dataBlock(thing: Thing): Html {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
  return html`<script type="application/ld+json">
    ${raw(text)}
  </script>`;
}
