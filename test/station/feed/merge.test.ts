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
  /** Whether the previous response was older, too. */
  confirmed?: boolean;
  changed?: boolean;
  isOlder?: boolean;
}

const cases: Case[] = [
  {
    title: 'takes a first answer newest first',
    held: '',
    answer: '1@1 3@3 2@2',
    records: '3@3 2@2 1@1',
    changed: true,
  },
  { title: 'stays empty without records', held: '', answer: '', records: '' },
  { title: 'has nothing left when the panel has nothing left', held: '2@2 1@1', answer: '', records: '' },
  {
    title: 'keeps the older records that an answer leaves out',
    held: '3@3 2@2 1@1',
    answer: '3@3 2@2',
    records: '3@3 2@2 1@1',
  },
  {
    title: 'puts a new record first, wherever it stands',
    held: '3@3 2@2',
    answer: '3@3 4@4',
    records: '4@4 3@3 2@2',
    changed: true,
  },
  {
    title: 'puts a new record first from a descending answer',
    held: '3@3 2@2',
    answer: '4@4 3@3',
    records: '4@4 3@3 2@2',
    changed: true,
  },
  {
    title: 'decides a tie by the greater id',
    held: '3@3',
    answer: '4@3 3@3',
    records: '4@3 3@3',
    changed: true,
  },
  {
    title: 'holds a repeated record once',
    held: '3@3',
    answer: '3@3 3@3 4@4 4@4',
    records: '4@4 3@3',
    changed: true,
  },
  {
    title: 'goes by the start, not by the id',
    held: '9@1',
    answer: '9@1 2@5',
    records: '2@5 9@1',
    changed: true,
  },
  {
    title: 'drops the older records when nothing of them comes back',
    held: '3@3 2@2',
    answer: '9@9 8@8',
    records: '9@9 8@8',
    changed: true,
  },
  {
    title: 'keeps its records when an answer lacks the newest one and has nothing newer',
    held: '9@9 8@8',
    answer: '3@3 2@2',
    records: '9@9 8@8',
    isOlder: true,
  },
  {
    title: 'takes the older records of such an answer where they go on',
    held: '9@9 8@8',
    answer: '8@8 7@7 6@6',
    records: '9@9 8@8 7@7 6@6',
    isOlder: true,
  },
  {
    title: 'takes a second one for a rewritten history',
    held: '9@9 8@8',
    answer: '3@3 2@2',
    confirmed: true,
    records: '3@3 2@2',
    changed: true,
    isOlder: true,
  },
  {
    title: 'drops a newest record that a second one lacks, too',
    held: '4@4 3@3 2@2',
    answer: '3@3 2@2',
    confirmed: true,
    records: '3@3 2@2',
    changed: true,
    isOlder: true,
  },
  {
    title: 'goes on after an older answer as before',
    held: '9@9 8@8',
    answer: '10@10 9@9',
    confirmed: true,
    records: '10@10 9@9 8@8',
    changed: true,
  },
  {
    title: 'keeps no more than it is told to',
    held: '4@4 3@3 2@2 1@1',
    answer: '5@5 4@4',
    records: '5@5 4@4 3@3 2@2',
    changed: true,
  },
  { title: 'leaves out a record from far in the future', held: '3@3', answer: '3@3 9@90000', records: '3@3' },
  {
    title: 'takes even that when there is nothing else: the visitor may live in the past',
    held: '',
    answer: '9@90000',
    records: '9@90000',
    changed: true,
  },
];

describe('mergeHistory', () => {
  for (const { title, held, answer, records, confirmed, changed = false, isOlder = false } of cases) {
    it(title, () => {
      const merged = mergeHistory(rows(held), rows(answer), 4, NOW, confirmed);
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

  it('accepts a record from tomorrow for a visitor whose clock is slightly slow', () => {
    const ahead = [{ id: 2, ts: NOW + DAY / 2 }];
    assert.deepEqual(mergeHistory([], ahead, 4, NOW).records, ahead);
  });

  it('modifies neither of its lists', () => {
    const held = Object.freeze(rows('2@2 1@1').map((each) => Object.freeze(each)));
    const answer = Object.freeze(rows('2@2 3@3').map((each) => Object.freeze(each)));
    assert.equal(mergeHistory(held, answer, 4, NOW).records.length, 3);
  });
});
