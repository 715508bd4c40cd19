import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { azuracast } from '../../src/servers/azuracast/read.js';
import { icecast } from '../../src/servers/icecast/read.js';
import { MAX_ENTRIES } from '../../src/servers/json.js';
import { libretime } from '../../src/servers/libretime/read.js';
import { shoutcast } from '../../src/servers/shoutcast/read.js';

const COUNT = 100_000;
const PLACE = { baseUrl: 'https://radio.example', station: '' };
const RANGE = { from: 0, to: 10_000_000_000 };

/** A list whose entries past the limit must not be read. */
function list(entry: (index: number) => object): object[] {
  return Array.from({ length: COUNT }, (_, index) => {
    if (index < MAX_ENTRIES) return entry(index);
    return new Proxy({}, { get: () => assert.fail(`entry ${index} was read`) });
  });
}

const station = (more: object) => ({
  station: { id: 1, shortcode: 'a', name: 'A', ...more },
  now_playing: {},
});
const url = 'https://radio.example/x';
const show = (id: number) => ({
  ...{ id, name: `Show ${id}` },
  ...{ starts: '2026-11-23 10:00:00', ends: '2026-11-23 11:00:00' },
});

const READ: [what: string, read: () => readonly unknown[] | null | undefined][] = [
  [
    'AzuraCast plays',
    () => {
      const song_history = list((sh_id) => ({
        sh_id: sh_id + 1,
        played_at: sh_id + 1,
        song: { title: 'A' },
      }));
      const now_playing = { sh_id: 999_999, played_at: 999_999, song: { title: 'A' } };
      return azuracast.newest
        .read([{ ...station({}), now_playing, song_history }], PLACE, undefined)
        ?.plays.slice(1);
    },
  ],
  [
    'AzuraCast mounts',
    () => azuracast.channels!.read([station({ mounts: list((id) => ({ id, url })) })], PLACE, undefined),
  ],
  [
    'AzuraCast podcasts',
    () =>
      azuracast.podcasts!.read([list((id) => ({ id: `p${id}`, title: 'A' })), station({})], PLACE, undefined),
  ],
  [
    'AzuraCast stations',
    () => azuracast.stations!.read([list((id) => station({ shortcode: `s${id}` }))], PLACE, undefined),
  ],
  [
    'AzuraCast airings',
    () =>
      azuracast.week!.read(
        [list((id) => ({ id, start_timestamp: id + 1, end_timestamp: id + 9 })), station({})],
        PLACE,
        RANGE,
      ),
  ],
  ['LibreTime shows of one day', () => libretime.week!.read([{ monday: list(show) }, {}], PLACE, RANGE)],
  [
    'LibreTime shows of all days',
    () => libretime.week!.read([{ monday: list(show), nextfriday: list(show) }, {}], PLACE, RANGE),
  ],
  [
    'Icecast mounts',
    () =>
      icecast.channels!.read(
        [{ icestats: { source: list((id) => ({ listenurl: `http://radio.example/m${id}` })) } }],
        PLACE,
        undefined,
      ),
  ],
  [
    'Icecast 2.5 mounts',
    () => {
      const sources = Object.fromEntries(Array.from({ length: COUNT }, (_, id) => [`/m${id}`, {}]));
      return icecast.channels!.read([[{ name: 'icestats' }, { source: sources }]], PLACE, undefined);
    },
  ],
  [
    'Shoutcast plays',
    () =>
      shoutcast.newest.read(
        [
          { streamstatus: 1, songtitle: 'A - 1' },
          list((id) => ({ playedat: COUNT - id, title: `A - ${id + 1}` })),
        ],
        PLACE,
        undefined,
      )?.plays,
  ],
  [
    'Shoutcast streams',
    () => shoutcast.channels!.read([{ streams: list((id) => ({ id, streamstatus: 1 })) }], PLACE, undefined),
  ],
];

describe('a list of 100,000 entries', () => {
  for (const [what, read] of READ) {
    it(`is cut after ${MAX_ENTRIES} ${what}`, () => assert.equal(read()?.length, MAX_ENTRIES));
  }
});
