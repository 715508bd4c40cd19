import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergeHistory } from '../../../src/station/feed/merge.js';

const NOW = Date.UTC(2026, 2, 6, 12);
const DAY = 86_400_000;

interface Row {
  id: number;
  ts: number;
  title?: string;
}

/** `3@30`: record 3, which started 30 seconds after the start of the test's time. */
function rows(text: string): Row[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [id, seconds] = each.split('@').map(Number);
      return { id: id!, ts: NOW + seconds! * 1000 };
    });
}

const shown = (records: readonly Row[]): string =>
  records.map(({ id, ts }) => `${id}@${(ts - NOW) / 1000}`).join(' ');

interface Case {
  title: string;
  held: string;
  answer: string;
  records: string;
  /** True if the previous response was also older. */
  confirmed?: boolean;
  changed?: boolean;
  isOlder?: boolean;
}

const cases: Case[] = [
  {
    title: 'sorts a first response newest first',
    held: '',
    answer: '1@1 3@3 2@2',
    records: '3@3 2@2 1@1',
    changed: true,
  },
  { title: 'stays empty without records', held: '', answer: '', records: '' },
  { title: 'drops all records if the panel has none left', held: '2@2 1@1', answer: '', records: '' },
  {
    title: 'keeps older records that the response omits',
    held: '3@3 2@2 1@1',
    answer: '3@3 2@2',
    records: '3@3 2@2 1@1',
  },
  {
    title: 'puts a new record first from any position',
    held: '3@3 2@2',
    answer: '3@3 4@4',
    records: '4@4 3@3 2@2',
    changed: true,
  },
  {
    title: 'puts a new record from a descending response first',
    held: '3@3 2@2',
    answer: '4@4 3@3',
    records: '4@4 3@3 2@2',
    changed: true,
  },
  {
    title: 'sorts records with the same start by id',
    held: '3@3',
    answer: '4@3 3@3',
    records: '4@3 3@3',
    changed: true,
  },
  {
    title: 'omits repeated records',
    held: '3@3',
    answer: '3@3 3@3 4@4 4@4',
    records: '4@4 3@3',
    changed: true,
  },
  {
    title: 'sorts by start, not by id',
    held: '9@1',
    answer: '9@1 2@5',
    records: '2@5 9@1',
    changed: true,
  },
  {
    title: 'drops older records that the response omits',
    held: '3@3 2@2',
    answer: '9@9 8@8',
    records: '9@9 8@8',
    changed: true,
  },
  {
    title: 'keeps the known records after an older response',
    held: '9@9 8@8',
    answer: '3@3 2@2',
    records: '9@9 8@8',
    isOlder: true,
  },
  {
    title: 'adds adjacent records from an older response',
    held: '9@9 8@8',
    answer: '8@8 7@7 6@6',
    records: '9@9 8@8 7@7 6@6',
    isOlder: true,
  },
  {
    title: 'accepts a rewritten history at the second response',
    held: '9@9 8@8',
    answer: '3@3 2@2',
    confirmed: true,
    records: '3@3 2@2',
    changed: true,
    isOlder: true,
  },
  {
    title: 'drops a record that two responses lack',
    held: '4@4 3@3 2@2',
    answer: '3@3 2@2',
    confirmed: true,
    records: '3@3 2@2',
    changed: true,
    isOlder: true,
  },
  {
    title: 'merges a new response after an older response',
    held: '9@9 8@8',
    answer: '10@10 9@9',
    confirmed: true,
    records: '10@10 9@9 8@8',
    changed: true,
  },
  {
    title: 'keeps at most the given number of records',
    held: '4@4 3@3 2@2 1@1',
    answer: '5@5 4@4',
    records: '5@5 4@4 3@3 2@2',
    changed: true,
  },
  { title: 'omits a record from far in the future', held: '3@3', answer: '3@3 9@90000', records: '3@3' },
  {
    title: 'accepts a single record from the far future',
    held: '',
    answer: '9@90000',
    records: '9@90000',
    changed: true,
  },
];

describe('mergeHistory', () => {
  for (const {
    title,
    held,
    answer: response,
    records,
    confirmed,
    changed = false,
    isOlder = false,
  } of cases) {
    it(title, () => {
      const merged = mergeHistory(rows(held), rows(response), 4, NOW, confirmed);
      assert.deepEqual({ ...merged, records: shown(merged.records) }, { records, changed, isOlder });
    });
  }

  it('uses the newer version of a known record', () => {
    const { records } = mergeHistory<Row>(
      [{ id: 1, ts: NOW, title: 'wrong' }],
      [{ id: 1, ts: NOW, title: 'right' }],
      4,
      NOW,
    );
    assert.deepEqual(records, [{ id: 1, ts: NOW, title: 'right' }]);
  });

  it('accepts a record from the near future', () => {
    const ahead = [{ id: 2, ts: NOW + DAY / 2 }];
    assert.deepEqual(mergeHistory([], ahead, 4, NOW).records, ahead);
  });

  it("doesn't mutate its arguments", () => {
    const held = Object.freeze(rows('2@2 1@1').map((each) => Object.freeze(each)));
    const response = Object.freeze(rows('2@2 3@3').map((each) => Object.freeze(each)));
    assert.equal(mergeHistory(held, response, 4, NOW).records.length, 3);
  });
});
