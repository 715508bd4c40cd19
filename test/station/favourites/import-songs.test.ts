import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeFile, readSongs } from '../../../src/station/favourites/import-songs.js';
import { songsCsv } from '../../../src/station/favourites/songs-csv.js';
import type { Favourite } from '../../../src/station/favourites/favourites.js';

const AT = Date.UTC(2026, 10, 26, 14, 5);

function like(title: string, artist: string | null, album: string | null = null): Favourite {
  return { title, artist, album, at: AT, id: 5, ts: AT, cover: null, station: 'x' };
}

/** Returns the songs as `artist | title`, and the numbers of the unreadable lines. */
function read(text: string): [songs: string[], unreadable: readonly number[]] {
  const { songs, unreadable } = readSongs(text);
  return [songs.map(({ artist, title }) => `${artist ?? ''} | ${title}`), unreadable];
}

describe('songsCsv', () => {
  it('starts with a byte order mark and header', () => {
    assert.equal(
      songsCsv([like('Glass', 'Ada Winter', 'Rooms'), like('Solo', null)]),
      '\ufeffArtist,Title,Album,Liked\r\n' +
        'Ada Winter,Glass,Rooms,2026-11-26T14:05:00.000Z\r\n' +
        ',Solo,,2026-11-26T14:05:00.000Z\r\n',
    );
  });

  it('quotes separators, quotes and outer spaces', () => {
    const [, row] = songsCsv([like('Say "hi", twice', 'A; B', ' x ')]).split('\r\n');
    assert.equal(row, '"A; B","Say ""hi"", twice"," x ",2026-11-26T14:05:00.000Z');
  });

  for (const title of ['=1+1', '+44', '-1', '@home', '＝1', "'=1", ' =1', '\t=1']) {
    it(`writes an apostrophe before ${JSON.stringify(title)}`, () => {
      const [, row] = songsCsv([like(title, 'A')]).split('\r\n');
      assert.match(row!, /^A,"?'/);
    });
  }

  for (const title of [
    'Glass',
    "'Round Midnight",
    '"Heroes"',
    '1 - 2',
    'Jay-Z',
    '99',
    '東京',
    '🎵',
    "Rock 'n' Roll",
  ]) {
    it(`doesn't escape ${title}`, () => {
      const [, row] = songsCsv([like(title, 'A')]).split('\r\n');
      assert.doesNotMatch(row!, /^A,"?'[^R]/);
    });
  }

  it('writes a file that can be imported unchanged', () => {
    const titles = [
      ...['Glass', '=1+1', "'=1", "''+x", '-', '@home', '"Heroes"', 'a,b;c', "'Round Midnight", 'A - B'],
      ...['東京', 'مرحبا', '1,5', "Rock 'n' Roll"],
    ];
    const likes = titles.flatMap((title) => [like(title, title, title), like(title, null)]);
    const { songs, unreadable } = readSongs(songsCsv(likes));
    assert.deepEqual(
      songs,
      likes.map(({ title, artist, album, at }) => ({ title, artist, album, at })),
    );
    assert.deepEqual(unreadable, []);
  });
});

describe('imported songs', () => {
  it('are parsed from "artist - title" lines', () => {
    assert.deepEqual(read('Ada Winter - Glass\nThe Tides – Harbour\r\n\r\nJay-Z — 99 Problems - Live\r'), [
      ['Ada Winter | Glass', 'The Tides | Harbour', 'Jay-Z | 99 Problems - Live'],
      [],
    ]);
  });

  it('are parsed from the exported text file', () => {
    assert.deepEqual(read('Ada Winter – Glass\t26 Nov 2026\nSolo\t26 Nov 2026\n'), [
      ['Ada Winter | Glass', ' | Solo'],
      [],
    ]);
  });

  it('exclude lines without a song', () => {
    assert.deepEqual(read('My songs\n\nAda Winter - Glass\n - \nJay-Z\n'), [
      ['Ada Winter | Glass'],
      [1, 4, 5],
    ]);
  });

  for (const [name, separator] of [
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ] as const) {
    it(`are parsed from a table with ${name}`, () => {
      const table = [
        ['Title', 'Liked', 'Artist'],
        ['Glass', '2026-11-26T14:05:00.000Z', 'Ada Winter'],
        ['', '', 'No title'],
        ['', '', ''],
        ['"Say ""hi"""', '26.11.2026', `"A${separator}B"`],
      ];
      const { songs, unreadable } = readSongs(table.map((row) => row.join(separator)).join('\r\n'));
      assert.deepEqual(songs, [
        { title: 'Glass', artist: 'Ada Winter', album: null, at: AT },
        { title: 'Say "hi"', artist: separator === '\t' ? 'A B' : `A${separator}B`, album: null, at: null },
      ]);
      assert.deepEqual(unreadable, [3]);
    });
  }

  it("are parsed from several programs' tables", () => {
    assert.deepEqual(
      read(
        'Track URI,Track Name,Album Name,Artist Name(s)\nspotify:track:1,"Glass, Part 2",Rooms,"Ada Winter,The Tides"\n',
      ),
      [['Ada Winter,The Tides | Glass, Part 2'], []],
    );
  });

  it('can contain line breaks', () => {
    assert.deepEqual(read('Artist,Title\n"Ada\nWinter",Glass\nOnly an artist\n'), [
      ['Ada Winter | Glass'],
      [4],
    ]);
  });

  it('are read even after an unclosed quote', () => {
    assert.deepEqual(read('Artist,Title\n"Weird Al,Glass\nAda Winter,Harbour\n'), [
      ['"Weird Al | Glass', 'Ada Winter | Harbour'],
      [],
    ]);
  });

  for (const [name, text] of [
    ['an empty file', ''],
    ['only a header row', 'Artist,Title\r\n'],
    ['a web page', '<!DOCTYPE html><title>A - B</title>'],
    ['JSON', '{"artist": "A - B"}'],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0A - B'],
  ] as const) {
    it(`are an empty list for ${name}`, () => {
      assert.deepEqual(readSongs(text).songs, []);
    });
  }

  it('have texts of at most 300 characters', () => {
    const { songs } = readSongs(`Ada\x07Winter - ${'x'.repeat(400)}\u202e\n`);
    assert.equal(songs[0]!.artist, 'Ada Winter');
    assert.equal(songs[0]!.title, 'x'.repeat(300));
  });

  it('are decoded from any spreadsheet encoding', () => {
    const text = 'Beyoncé - Halo';
    const utf16 = (mark: number[], isBig: boolean): Uint8Array =>
      Uint8Array.from([
        ...mark,
        ...[...text].flatMap((each) => {
          const code = each.charCodeAt(0);
          return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
        }),
      ]);
    for (const bytes of [
      new TextEncoder().encode(text),
      new TextEncoder().encode('\ufeff' + text),
      utf16([0xff, 0xfe], false),
      utf16([0xfe, 0xff], true),
      Uint8Array.from([...text].map((each) => each.charCodeAt(0))),
    ])
      assert.deepEqual(read(decodeFile(bytes.buffer as ArrayBuffer)), [['Beyoncé | Halo'], []]);
    assert.equal(decodeFile(new ArrayBuffer(0)), '');
  });
});
