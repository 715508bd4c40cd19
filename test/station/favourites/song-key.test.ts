import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { songKey, splitSong } from '../../../src/station/favourites/song-key.js';

type Named = [title: string, artist: string | null];

const key = ([title, artist]: Named): string => songKey({ title, artist });

describe('the key of a song', () => {
  const SAME: [Named, Named][] = [
    [
      ['Glass', 'Ada Winter'],
      ['GLASS', 'ada winter'],
    ],
    [
      ['Glass', 'Ada Winter'],
      ['  Glass ', 'Ada  Winter'],
    ],
    [
      ['Glass', 'Ada Winter'],
      ['Ada Winter - Glass', null],
    ],
    [
      ['Glass', 'Ada Winter'],
      ['Ada Winter – Glass', ''],
    ],
    [
      ['Don’t Go', 'Yazoo'],
      ["Don't Go", 'Yazoo'],
    ],
    [
      ['Halo', 'Beyoncé'],
      ['Halo', 'Beyonce\u0301'],
    ],
    [
      ['Halo', 'Beyoncé'],
      ['Halo', 'Beyonce'],
    ],
    [
      ['Ace of Spades', 'Motörhead'],
      ['Ace Of Spades', 'Motorhead'],
    ],
    [
      ['Thunderstruck', 'AC/DC'],
      ['Thunderstruck', 'AC-DC'],
    ],
    [
      ['The Boxer', 'Simon & Garfunkel'],
      ['The Boxer', 'Simon and Garfunkel'],
    ],
    [
      ['Help!', 'The Beatles'],
      ['Help', 'Beatles, The'],
    ],
    [
      ['Stay (feat. Mikky Ekko)', 'Rihanna'],
      ['Stay', 'Rihanna ft. Mikky Ekko'],
    ],
    [
      ['Stay [Feat. Mikky Ekko]', 'Rihanna'],
      ['Stay', 'Rihanna featuring Mikky Ekko'],
    ],
    [
      ['Straße', 'Größe'],
      ['STRASSE', 'GRÖSSE'],
    ],
    [
      ['Ёлка', 'Чиж'],
      ['Елка', 'ЧИЖ'],
    ],
    [
      ['Οδός', 'Νίκος'],
      ['ΟΔΟΣ', 'ΝΙΚΟΣ'],
    ],
    [
      ['ＧＬＡＳＳ', 'Ａｄａ'],
      ['Glass', 'Ada'],
    ],
    [
      ['İstanbul', 'Sezen'],
      ['ISTANBUL', 'Sezen'],
    ],
    [
      ['Gla\u00adss\u200b', 'Ada'],
      ['Glass', 'Ada'],
    ],
  ];
  for (const [one, other] of SAME) {
    it(`is the same for ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      assert.equal(key(one), key(other));
    });
  }

  const DIFFERENT: [Named, Named][] = [
    [
      ['Glass', 'Ada Winter'],
      ['Glass (Live)', 'Ada Winter'],
    ],
    [
      ['Glass', 'Ada Winter'],
      ['Glass', 'The Tides'],
    ],
    [
      ['Glass', 'Ada Winter'],
      ['Glass', null],
    ],
    [
      ['Song', 'A'],
      ['Song (feat. B)', 'A'],
    ],
    [
      ['Part 1', 'A'],
      ['Part 2', 'A'],
    ],
    [
      ['かき', 'A'],
      ['がき', 'A'],
    ],
    [
      ['мой', 'A'],
      ['мои', 'A'],
    ],
    [
      ['???', 'A'],
      ['!!!', 'A'],
    ],
    [
      ['1 + 1', 'A'],
      ['11', 'A'],
    ],
    [
      ['A', 'B C'],
      ['A B', 'C'],
    ],
    [
      ['Ft. Worth', 'A'],
      ['Worth', 'A'],
    ],
  ];
  for (const [one, other] of DIFFERENT) {
    it(`differs for ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      assert.notEqual(key(one), key(other));
    });
  }
});

describe('splitSong', () => {
  const LINES: [string, [artist: string, title: string] | null][] = [
    ['Ada Winter - Glass', ['Ada Winter', 'Glass']],
    ['Ada Winter – Glass', ['Ada Winter', 'Glass']],
    ['Ada Winter — Glass - Live', ['Ada Winter', 'Glass - Live']],
    ['Jay-Z - 99 Problems', ['Jay-Z', '99 Problems']],
    ['  Ada Winter -- Glass  ', ['Ada Winter', 'Glass']],
    ['Jay-Z', null],
    ['Glass', null],
    [' - Glass', null],
    ['Ada Winter - ', null],
    ['', null],
  ];
  for (const [line, song] of LINES) {
    it(`returns ${JSON.stringify(song)} for ${JSON.stringify(line)}`, () => {
      const read = splitSong(line);
      assert.deepEqual(read && [read.artist, read.title], song);
    });
  }
});
