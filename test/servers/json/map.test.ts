import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMap } from '../../../src/servers/json/map.js';
import { SetupProblem } from '../../../src/servers/setup-problem.js';

const pathsOf = (text: string) => Object.fromEntries(readMap(text).paths);

describe('readMap', () => {
  it('returns a path for each field', () => {
    assert.deepEqual(pathsOf('title: current.song, artist: current.artist, start: current.started_at'), {
      title: ['current', 'song'],
      artist: ['current', 'artist'],
      start: ['current', 'started_at'],
    });
    const two = { title: ['a', 'b'], artist: ['a,c', 'd:e'] };
    for (const text of [
      'title:a.b,artist:"a,c".d:e',
      ' Title : a.b ;\n artist: "a,c"."d:e", ',
      'title=a.b; artist=\'a,c\'["d:e"]',
    ])
      assert.deepEqual(pathsOf(text), two, text);
  });

  it('accepts alternative field names', () => {
    assert.deepEqual(pathsOf('song: a, duration: b, image: c, onair: d, on_air: e, history.duration: f'), {
      song: ['a'],
      length: ['b'],
      cover: ['c'],
      'on-air': ['e'],
      'history.length': ['f'],
    });
  });

  it('returns the name of the JSONP parameter', () => {
    assert.equal(readMap('title: a').callback, null);
    assert.equal(readMap('title: a, callback: cb').callback, 'cb');
    assert.throws(() => readMap('title: a, callback: x&y=1'), SetupProblem);
  });

  it('returns the time zone', () => {
    assert.equal(readMap('title: a').zone, null);
    for (const text of ['time-zone: Europe/Berlin', 'timezone=Europe/Berlin', 'Time-Zone : Europe/Berlin'])
      assert.equal(readMap(`title: a, ${text}`).zone, 'Europe/Berlin', text);
    assert.throws(
      () => readMap('title: a, time-zone: Europe/Berlim'),
      /invalid entry, time-zone: Europe\/Berlim/,
    );
  });

  it('ignores zero-width characters', () => {
    assert.deepEqual(pathsOf('title: a\u200b.b\ufeff,\u00a0artist: c'), { title: ['a', 'b'], artist: ['c'] });
  });

  it('throws an error that names the invalid entry', () => {
    for (const [text, entry] of [
      ['tittle: a', 'tittle: a'],
      ['title: a, artist', 'artist'],
      ['title: a, artist: b..c', 'artist: b..c'],
      ['title: a + b.', 'title: a + b.'],
      ['title: a, history.history: b', 'history.history: b'],
      ['title: a, constructor: b', 'constructor: b'],
      ['artist: a', 'artist: a'],
      ['', ''],
    ] as const)
      assert.throws(
        () => readMap(text),
        (problem: Error) =>
          problem instanceof SetupProblem &&
          problem.message.startsWith(
            `map has an invalid entry, ${entry}; its fields are title, artist, song,`,
          ),
        text,
      );
    assert.throws(() => readMap(`title: ${'a'.repeat(5000)}`), SetupProblem);
  });
});
