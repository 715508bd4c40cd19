/** The stations of a new panel: names, streams, hosts, schedules and libraries. */
import { fingerprint } from '../../base/random.js';
import { edgeCaseAlbums, ferryAlbums, meridianAlbums } from './albums/albums.js';
import type { Album } from './albums/album.js';
import type { Programme } from './programme.js';

/** A part of a station's week. */
export interface Slot {
  name: string;
  /** Digits from 1 (Monday) to 7. */
  days: string;
  /** Hours of the station's day, from 0 to 24. */
  from: number;
  to: number;
  /** Name of the host, or null if the slot has none. */
  host: string | null;
  /** Name of the playlist it plays. */
  playlist: string;
  color: string;
  /** A radio show has an end time; a playlist plays until the next slot. */
  cast: 'radioshow' | 'playlist';
}

export interface FirstServer {
  id: number;
  name: string;
  bitrates: number[];
  /** The hour in which a DJ plays live, every day. */
  live: Slot & { host: string };
  slots: Slot[];
  /** Number of listeners in the peak hour. */
  audience: number;
  jingles: string[];
  albums: Album[];
  /** False if a few albums and all live sets have no cover. */
  hasAllCovers: boolean;
}

const DAILY = '1234567';
const WEEKDAYS = '12345';

const show = (
  name: string,
  days: string,
  from: number,
  to: number,
  host: string | null,
  playlist: string,
  color: string,
): Slot => ({ name, days, from, to, host, playlist, color, cast: 'radioshow' });

const music = (...slot: Parameters<typeof show>): Slot => ({ ...show(...slot), cast: 'playlist' });

const meridian: FirstServer = {
  id: 1,
  name: 'Radio Meridian',
  bitrates: [128, 32],
  live: { ...show('Okapi Hour', DAILY, 20, 21, null, 'Evening', '#7b2cbf'), host: 'DJ Okapi' },
  slots: [
    show('First Light', DAILY, 6, 10, 'Mara Lindqvist', 'Morning', '#f4a261'),
    show('Noon Line', DAILY, 12, 14, 'Teo Bassani', 'Daylight', '#e9c46a'),
    show('The Long Way Home', WEEKDAYS, 16, 19, 'Noor Haddad', 'Evening', '#2a9d8f'),
    show('Weekend Shelves', '6', 10, 12, 'June Abara', 'Morning', '#e07a5f'),
    show('Sunday Kitchen', '7', 10, 12, 'Greta Holm', 'Morning', '#e07a5f'),
    show('Market Day', '6', 14, 19, 'Ravi Menon', 'Daylight', '#81b29a'),
    show('Long Players', '7', 14, 19, 'Noor Haddad', 'Evening', '#2a9d8f'),
    show('Concert Room', '1', 21, 24, 'Greta Holm', 'After midnight', '#9d4edd'),
    show('Wax & Wire', '2', 21, 24, 'Ravi Menon', 'Evening', '#d1495b'),
    show('Northern Lines', '3', 21, 24, 'Lena Moreau', 'Evening', '#3d5a80'),
    show('Deep Water', '4', 21, 24, 'Jonas Weir', 'After midnight', '#1d6a86'),
    show('Friday Floor', '5', 21, 24, 'Ravi Menon', 'Evening', '#d1495b'),
    show('Saturday Late', '6', 21, 24, 'Lena Moreau', 'Evening', '#3d5a80'),
    show('Before Monday', '7', 21, 24, 'Jonas Weir', 'After midnight', '#1d6a86'),
    music('Night Crossing', DAILY, 0, 6, 'Jonas Weir', 'After midnight', '#264653'),
    music('Daylight', WEEKDAYS, 10, 12, 'June Abara', 'Daylight', '#4d96ff'),
    music('Open Windows', WEEKDAYS, 14, 16, 'Greta Holm', 'Daylight', '#4d96ff'),
    music('Blue Hour', DAILY, 19, 20, 'Lena Moreau', 'Evening', '#4059ad'),
  ],
  audience: 340,
  jingles: [
    'Radio Meridian: halfway round the world',
    'Meridian, on the hour',
    'You are here. So is Radio Meridian',
    'Twelve bells',
    'Meridian sweeper (harp)',
  ],
  albums: meridianAlbums,
  hasAllCovers: true,
};

const ferry: FirstServer = {
  id: 2,
  name: 'Nachtfähre',
  bitrates: [128],
  live: { ...show('Selmas Überfahrt', DAILY, 22, 23, null, 'Evening', '#3d5a80'), host: 'Selma & the Tide' },
  slots: [
    show('Abendkai', DAILY, 18, 20, 'Ilse Brandauer', 'Evening', '#ef8354'),
    music('Offene See', DAILY, 1, 9, null, 'After midnight', '#1d3557'),
    music('Vormittags an Deck', DAILY, 9, 15, null, 'Evening', '#98c1d9'),
    music('Hafenrundfahrt', DAILY, 15, 18, null, 'Evening', '#e07a5f'),
    music('Lichter am Ufer', DAILY, 20, 22, 'Ilse Brandauer', 'After midnight', '#457b9d'),
    music('Nachtwache', DAILY, 23, 24, null, 'After midnight', '#1d3557'),
  ],
  audience: 46,
  jingles: ['Nachtfähre: wir legen ab', 'Nebelhorn', 'Leinen los'],
  albums: ferryAlbums,
  hasAllCovers: true,
};

/**
 * A station with data that real stations send only occasionally: other writing systems, markup, extreme
 * lengths, gaps, and records without a cover.
 */
const edgeCases: FirstServer = {
  id: 3,
  name: 'Edge Case FM',
  bitrates: [64],
  live: { ...show('Live <b>& loud</b>', DAILY, 20, 21, null, 'Curiosities', '#7b2cbf'), host: 'DJ O’Null' },
  slots: [
    show('深夜便', DAILY, 0, 2, null, 'Crossing borders', '#264653'),
    show(
      'The Breakfast Show with a Name That Nobody Has Ever Read to the End before the First Song Began',
      WEEKDAYS,
      6,
      10,
      'Donaudampfschifffahrtsgesellschaftsmoderatorin',
      'Curiosities',
      '#f4a261',
    ),
    show('قهوة الصباح', '67', 7, 9, 'ليلى المنصوري', 'Crossing borders', '#e9c46a'),
    show('"Quotes" & <i>Markup</i>', DAILY, 12, 14, 'Bobby "Tables" O’Malley', 'Curiosities', '#2a9d8f'),
    music('O', DAILY, 14, 20, null, 'Curiosities', '#4d96ff'),
  ],
  audience: 3,
  jingles: ['☂', 'Edge Case FM: <script>'],
  albums: edgeCaseAlbums,
  hasAllCovers: false,
};

/** The stations of every new panel. */
export const firstServers = [meridian, ferry];
/** The stations of a new panel that also serves the demo pages. */
export const demoServers = [...firstServers, edgeCases];

/**
 * Returns the schedule and the audience of a server. A server that was added later has the schedule and the
 * audience of the first one.
 */
export function programmeOf(server: number): Pick<Programme, 'live' | 'shows' | 'audience'> {
  const { live, slots, audience, hasAllCovers } = demoServers.find(({ id }) => id === server) ?? meridian;
  const shows = slots.map(({ days, from, to, host, playlist }) => ({
    days,
    from: from * 60,
    to: to * 60,
    dj: host,
    playlist,
  }));
  return {
    live: {
      from: live.from * 60,
      to: live.to * 60,
      dj: live.host,
      cover: hasAllCovers ? fingerprint('live', live.host).toString(16) : null,
    },
    shows,
    audience,
  };
}

/**
 * Returns the hosts of a station in the order of their shows. The live DJ comes after the hosts of the daily
 * shows.
 */
export function hostsOf({ live, slots }: FirstServer): string[] {
  const hosts = slots.flatMap(({ host }) => host ?? []);
  return [...new Set([...hosts.slice(0, 3), live.host, ...hosts])];
}
