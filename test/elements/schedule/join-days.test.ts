import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinDays } from '../../../src/elements/schedule/join-days.js';

interface Block {
  day: number;
  look: string | null;
}

/** Returns the days of each run. Each character of `week` is a day's block with that look; "-" is drawn alone, and " " is an empty day. */
function runsOf(...weeks: string[]): string[] {
  const days = [...weeks[0]!].map((_, day) => ({
    blocks: weeks
      .map((week) => week[day]!)
      .filter((look) => look !== ' ')
      .map((look): Block => ({ day, look: look === '-' ? null : look })),
  }));
  const runs = new Set(joinDays(days, ({ look }) => look).values());
  return [...runs].map((run) => run[0]!.look! + run.map(({ day }) => day).join(''));
}

describe('joinDays', () => {
  for (const [title, weeks, expected] of [
    ['days that look the same', ['aaaaaaa'], ['a0123456']],
    ['weekdays and weekends separately', ['aaaaabb'], ['a01234', 'b56']],
    ['no blocks on non-adjacent days', ['abababa'], []],
    ['the blocks on each side of an exception', ['aaxaabb'], ['a01', 'a34', 'b56']],
    ['the blocks on each side of an empty day', ['aa aa  '], ['a01', 'a34']],
    ['the blocks on each side of a separate block', ['aaa-aaa'], ['a012', 'a456']],
    ['each show of a day independently', ['aaaaabb', 'cdddccc'], ['a01234', 'd123', 'c456', 'b56']],
    ['nothing in an empty week', ['       '], []],
  ] as const) {
    it(`joins ${title}`, () => assert.deepEqual(runsOf(...weeks), expected));
  }

  it('passes the next block to the callback', () => {
    const seen: (string | undefined)[] = [];
    joinDays([{ blocks: ['a', 'b'] }, { blocks: ['c'] }], (_, next) => {
      seen.push(next);
      return null;
    });
    assert.deepEqual(seen, ['b', undefined, undefined]);
  });
});
