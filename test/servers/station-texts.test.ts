import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stationTexts } from '../../src/servers/station-texts.js';
import { loadKind, type ServerKindName } from '../../src/servers/kinds.js';
import { readNames, readTitle } from '../../src/servers/titles.js';
import { NOW_PLAYING, STATION } from './azuracast/samples.js';
import { LIVE_INFO, TRACK, STATION as LIBRETIME } from './libretime/samples.js';

const NAME = 'Radio Meridian';
const SLOGAN = 'The Sound of the Sea';
const SITE = 'https://www.radiomeridian.example/';
const texts = stationTexts(NAME, SLOGAN, SITE);

describe('promotional text of a station', () => {
  const none = [
    NAME,
    'RADIO MERIDIAN!',
    `- ${NAME}`,
    `${NAME} -`,
    ` - ${NAME} - `,
    SLOGAN,
    `- ${SLOGAN}`,
    `${NAME} - ${SLOGAN}`,
    `${NAME} | ${SLOGAN}`,
    `${NAME} · ${SLOGAN} · www.radiomeridian.example`,
    `${SLOGAN} - ${NAME}`,
    `${NAME} - ${NAME}`,
    'radiomeridian.example',
    'www.radiomeridian.example',
    SITE,
    `${NAME} - www.radiomeridian.example`,
  ];
  for (const line of none)
    it(`isn't treated as a title: ${JSON.stringify(line)}`, () => assert.equal(readTitle(line, texts), null));

  const songs: [line: string, author: string | null, title: string][] = [
    ['Ada Winter - Paper Boats', 'Ada Winter', 'Paper Boats'],
    [`${NAME} - Ada Winter - Paper Boats`, 'Ada Winter', 'Paper Boats'],
    [`Ada Winter - Paper Boats - ${NAME}`, 'Ada Winter', 'Paper Boats'],
    [`Ada Winter - Paper Boats | ${SLOGAN}`, 'Ada Winter', 'Paper Boats'],
    ['The Sound of the Sea at Night', null, 'The Sound of the Sea at Night'],
    // An artist may have the name that the slogan has.
    [`${SLOGAN} - Paper Boats`, SLOGAN, 'Paper Boats'],
  ];
  for (const [line, author, title] of songs)
    it(`isn't confused with a song title: ${JSON.stringify(line)}`, () =>
      assert.deepEqual(readTitle(line, texts), { author, title }));

  it("isn't treated as a title in separate fields", () => {
    for (const [artist, title] of [
      ['', NAME],
      [NAME, NAME],
      [NAME, SLOGAN],
      [NAME, ''],
      ['', `- ${NAME}`],
      ['Ada Winter', NAME],
    ])
      assert.equal(readNames(artist, title, texts), null, `${artist}, ${title}`);
    assert.deepEqual(readNames(NAME, 'Paper Boats', texts), { author: null, title: 'Paper Boats' });
    assert.deepEqual(readNames(NAME, 'Ada Winter - Paper Boats', texts), {
      author: 'Ada Winter',
      title: 'Paper Boats',
    });
  });
});

/** A response of each kind whose current track has this title and artist, from a station with all texts. */
const RESPONSES: Partial<Record<ServerKindName, (title: string, artist: string) => unknown[]>> = {
  azuracast: (title, artist) => [
    {
      ...NOW_PLAYING,
      station: { ...STATION, name: NAME, description: SLOGAN, url: SITE },
      now_playing: { ...NOW_PLAYING.now_playing, song: { title, artist, text: `${artist} - ${title}` } },
      song_history: [],
    },
  ],
  libretime: (track_title, artist_name) => [
    {
      ...LIVE_INFO,
      station: { ...LIBRETIME, name: NAME },
      tracks: { current: { ...TRACK, metadata: { ...TRACK.metadata, track_title, artist_name } } },
    },
  ],
  icecast: (title, artist) => [
    {
      icestats: {
        source: {
          ...{ listenurl: 'http://r.example/live', server_type: 'application/ogg', server_name: NAME },
          ...{ server_description: SLOGAN, server_url: SITE, title, artist },
        },
      },
    },
  ],
  shoutcast: (title, artist) => [
    {
      ...{ streamstatus: 1, servertitle: NAME, serverurl: SITE },
      songtitle: artist ? `${artist} - ${title}` : title,
    },
  ],
  centova: (title, artist) => [
    {
      type: 'result',
      data: [{ title: NAME, url: SITE, song: `${artist} - ${title}`, track: { artist, title } }],
    },
  ],
  live365: (title, artist) => [
    { name: NAME, description: SLOGAN, website: SITE, 'current-track': { title, artist }, 'last-played': [] },
  ],
};

const kinds = await Promise.all(
  Object.entries(RESPONSES).map(async ([name, respond]) => {
    const kind = await loadKind(name as ServerKindName);
    return { name, respond, kind };
  }),
);

describe('promotional text in a track', () => {
  for (const { name, respond, kind } of kinds) {
    const station = name === 'centova' ? 'account' : '';
    const read = (title: string, artist = '') => {
      const { plays = [] } =
        kind.newest.read(respond(title, artist), { baseUrl: 'https://r.example', station }, undefined) ?? {};
      return [plays[0]?.title ?? null, plays[0]?.author ?? null];
    };
    it(`is ignored on ${name}`, () => {
      for (const [title, artist] of [
        [NAME, ''],
        [NAME, NAME],
        [`- ${NAME}`, ''],
        ['www.radiomeridian.example', NAME],
      ] as const)
        assert.deepEqual(read(title, artist), [null, null], `${artist} - ${title}`);
    });
    if (name !== 'libretime' && name !== 'shoutcast' && name !== 'centova')
      it(`can be the slogan on ${name}`, () =>
        assert.deepEqual(
          [read(SLOGAN), read(SLOGAN, NAME)],
          [
            [null, null],
            [null, null],
          ],
        ));
    it(`isn't confused with a song on ${name}`, () =>
      assert.deepEqual(read('Paper Boats', 'Ada Winter'), ['Paper Boats', 'Ada Winter']));
  }
});
