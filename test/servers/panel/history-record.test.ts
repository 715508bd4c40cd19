import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../src/servers/panel/list-page.js';
import { readHistoryRecord } from '../../../src/servers/panel/history-record.js';

const TS = 1772791200000;
const TEXTS =
  'album author author_other comment composer dj_name genre isrc label lyricist metadata performance_type ' +
  'playlist_title publisher title year';
const NUMBERS = 'all_music_id jingle_id length n_listeners';
const URLS = 'img_url img_medium_url img_large_url';
const names = (list: string): string[] => list.split(' ');
const record = (more: object = {}): Record<string, unknown> => ({ id: 1, ts: TS, ...more });

describe('readHistoryRecord', () => {
  it('returns exactly the fields of the contract', () => {
    const given = record({
      ...Object.fromEntries(names(TEXTS).map((name) => [name, 'text of ' + name])),
      ...Object.fromEntries(names(NUMBERS).map((name, index) => [name, index + 1])),
      ...Object.fromEntries(names(URLS).map((name) => [name, 'https://panel.example/' + name])),
      img_fetched: true,
    });
    const more = { ...given, server: 1, constructor: 'x', ['__proto__']: { evil: true } };
    const read = readHistoryRecord(more) as unknown as Record<string, unknown>;
    // The metadata replaces title and author and has no other use, so a reader may leave it out.
    assert.deepEqual({ ...read, metadata: given.metadata }, given);
    assert.equal('evil' in read, false);
  });

  for (const absent of ['', 'None', null, undefined]) {
    it(`treats ${JSON.stringify(absent)} as missing in every field`, () => {
      const all = names(`${TEXTS} ${NUMBERS} ${URLS}`);
      const read = readHistoryRecord(record(Object.fromEntries(all.map((name) => [name, absent]))));
      const values = { ...read } as unknown as Record<string, unknown>;
      for (const name of all.filter((each) => each !== 'metadata')) assert.equal(values[name], null, name);
    });
  }

  it('omits fields of the wrong type', () => {
    for (const wrong of [{ value: 1 }, ['x'], true]) {
      for (const name of names(`${TEXTS} ${NUMBERS} ${URLS}`)) {
        const read = readHistoryRecord(record({ title: 'Title', author: 'Author', [name]: wrong }))!;
        const values = { ...read } as unknown as Record<string, unknown>;
        assert.equal(values[name] ?? null, null, name);
        if (name !== 'title') assert.equal(read.title, 'Title');
      }
    }
  });

  it('only treats true as a fetched cover', () => {
    for (const value of [1, 'true', 'None', null]) {
      assert.equal(readHistoryRecord(record({ img_fetched: value }))!.img_fetched, false);
    }
  });

  it('rejects URLs that could run code', () => {
    const read = readHistoryRecord(
      record({
        img_url: 'javascript:alert(1)',
        img_medium_url: 'data:text/html,x',
        img_large_url: 'https://panel.example/1.jpg',
      }),
    )!;
    assert.deepEqual([read.img_url, read.img_medium_url], [null, null]);
    assert.equal(read.img_large_url, 'https://panel.example/1.jpg');
  });
});

describe('readPage', () => {
  const records = [
    record(),
    record({ id: 2 }),
    null,
    'x',
    record({ id: 'none' }),
    record({ id: 3, ts: String(TS + 1) }),
  ];

  it('reads envelopes and bare arrays', () => {
    for (const [value, count] of [
      [{ count: 500, next: null, previous: null, results: records }, 500],
      [{ count: '500', results: records }, 500],
      [{ results: records }, null],
      [records, records.length],
      [
        { meta: { total_count: 500, limit: 20, offset: 0, next: null, previous: null }, objects: records },
        500,
      ],
      [{ meta: 'None', objects: records }, null],
    ] as const) {
      const page = readPage(value, readHistoryRecord, 20)!;
      assert.deepEqual(
        page.records.map(({ id }) => id),
        [1, 2, 3],
      );
      assert.equal(page.count, count);
    }
  });

  it('reads empty lists', () => {
    for (const value of [[], { count: 0, results: [] }, { meta: { total_count: 0 }, objects: [] }]) {
      assert.deepEqual(readPage(value, readHistoryRecord, 20), { records: [], count: 0 });
    }
  });

  it('returns null for values without a list', () => {
    for (const value of [
      null,
      undefined,
      0,
      7,
      '',
      'text',
      true,
      {},
      { results: 'x' },
      { results: {} },
      { objects: 7 },
      { detail: 'no' },
    ]) {
      assert.equal(readPage(value, readHistoryRecord, 20), null, JSON.stringify(value));
    }
  });
});
