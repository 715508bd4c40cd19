/**
 * In:  a station, a play or a podcast.
 * Out: the same in the words of schema.org (JSON-LD), for search engines and programs that read pages.
 */
import { html, raw, type Html } from '../../http/html-page.js';
import { PICTURE, stationPath } from './addresses.js';
import type { PublicPlay } from './public-play.js';

interface StationData {
  name: string;
  /** Of its page. */
  url: string;
  /** Of its picture. */
  image: string;
}

/** `base`: scheme and host of the panel, without a trailing slash. */
export function stationData({ id, name, base }: { id: number; name: string; base: string }): StationData {
  const url = base + stationPath(id);
  return { name, url, image: url + PICTURE };
}

/** A thing of schema.org. */
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

/** One play: that this recording was broadcast at this time. */
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
  /** Empty without one. */
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

/** A block of data that no browser runs. No text in it can end it. */
export function dataBlock(thing: Thing): Html {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
  return html`<script type="application/ld+json">
    ${raw(text)}
  </script>`;
}
