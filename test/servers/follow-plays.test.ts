import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { followPlays, type FollowedPlays } from '../../src/servers/follow-plays.js';
import type { PlayReport, ReportedPlay } from '../../src/servers/server-kind.js';

const NOON = Date.UTC(2026, 2, 6, 12);
const LOOK = 15_000;
const MINUTE = 60_000;

const play = (title: string, ts: number | null = null, id: number | null = null): ReportedPlay => ({
  id,
  ts,
  title,
  author: title && 'A',
});
const told = (...plays: ReportedPlay[]): PlayReport => ({ plays, onAir: true, now: null, name: null });
const silence: PlayReport = { plays: [], onAir: false, now: null, name: null };

/** Returns the known plays after these reports. Times are in milliseconds after noon. */
function after(...looks: [at: number, what: PlayReport][]): FollowedPlays {
  return looks.reduce<FollowedPlays | null>(
    (known, [at, what]) => followPlays(known, what, NOON + at),
    null,
  )!;
}
const shown = ({ plays }: FollowedPlays) => plays.map(({ title, ts }) => [title, ts - NOON]);

describe('followPlays', () => {
  it("uses the first report's time as the start time", () => {
    assert.deepEqual(shown(after([0, told(play('One'))], [LOOK, told(play('One'))])), [['One', 0]]);
    assert.deepEqual(shown(after([0, told(play('One'))], [LOOK, told(play('Two'))])), [
      ['Two', LOOK],
      ['One', 0],
    ]);
  });

  it("keeps a play's id in later reports", () => {
    const first = after([0, told(play('One'))]);
    const later = followPlays(first, told(play('One')), NOON + LOOK);
    assert.equal(later.plays[0]!.id, first.plays[0]!.id);
  });

  it('adds new plays from a list without times', () => {
    const known = after(
      [0, told(play('One'))],
      [LOOK, told(play('Three'), play('Two'), play('One'), play('Zero'))],
    );
    assert.deepEqual(
      shown(known).map(([title]) => title),
      ['Three', 'Two', 'One'],
    );
  });

  it('drops plays that start after the current play', () => {
    assert.deepEqual(
      shown(after([0, told(play('One', NOON), play('Two', NOON + 1), play('Zero', NOON - 1))])),
      [
        ['One', 0],
        ['Zero', -1],
      ],
    );
  });

  it("drops known plays in the server's future", () => {
    const HOUR = 60 * MINUTE;
    const early = told(play('Early', NOON + HOUR));
    const reset = { ...told(play('Now', NOON)), now: NOON + LOOK };
    assert.deepEqual(shown(after([0, early], [LOOK, reset])), [['Now', 0]]);
    // A cached response may be several minutes old.
    const cached = { ...told(play('Now', NOON)), roughNow: NOON + LOOK };
    assert.deepEqual(shown(after([0, told(play('Next', NOON + 5 * MINUTE))], [LOOK, cached])), [
      ['Next', 5 * MINUTE],
      ['Now', 0],
    ]);
  });

  it('starts a new play after silence', () => {
    const one = told(play('One'));
    assert.equal(after([0, one], [LOOK, silence], [2 * LOOK, one]).plays.length, 2);
    assert.equal(after([0, one], [6 * MINUTE, one]).plays.length, 2);
    assert.equal(after([0, one], [4 * MINUTE, one]).plays.length, 1);
  });

  const noCurrent: [what: string, report: PlayReport][] = [
    ['no play', told()],
    ['a play without title and artist', told(play(''))],
    ['a play with only metadata', told({ id: 9, ts: NOON, metadata: 'Test Radio' })],
    ['no current play', { ...told(play('One', NOON)), onAir: false }],
  ];
  for (const [what, report] of noCurrent) {
    it(`ends the newest play if a report has ${what}`, () => {
      const known = after([0, told(play('One', NOON))], [LOOK, report]);
      assert.equal(known.isOver, true);
      assert.deepEqual(shown(known), [['One', 0]]);
      assert.equal(followPlays(known, told(play('Two')), NOON + 2 * LOOK).isOver, false);
    });
  }

  it('accepts a play with only a DJ or jingle', () => {
    for (const named of [{ dj_name: 'DJ Ada' }, { jingle_id: 7 }]) {
      const { plays, isOver } = after([0, told({ id: 1, ts: NOON, metadata: 'Test Radio', ...named })]);
      assert.equal(isOver, false);
      assert.equal(plays[0]!.metadata, null);
    }
  });

  it('keeps past plays if the current title is missing', () => {
    const known = after([0, told(play(''), play('One', NOON - MINUTE), play('Zero'))]);
    assert.deepEqual(shown({ ...known }), [['One', -MINUTE]]);
  });

  it('corrects a start time that the server reports later', () => {
    const known = after([0, told(play('One'))], [LOOK, told(play('One', NOON - 12_000))]);
    assert.deepEqual(shown(known), [['One', -12_000]]);
  });

  it('separates plays with very different start times', () => {
    const known = after(
      [0, told(play('One'))],
      [LOOK, told(play('Two', NOON + 9000), play('One', NOON - 10 * MINUTE))],
    );
    assert.deepEqual(shown(known), [
      ['Two', 9000],
      ['One', 0],
      ['One', -10 * MINUTE],
    ]);
  });

  it("identifies plays by the server's ids", () => {
    const known = after(
      [0, told(play('Jingel', NOON - 5000, 7))],
      [LOOK, told(play('Jingle', NOON - 4000, 7))],
    );
    assert.deepEqual(shown(known), [['Jingle', -4000]]);
  });

  it('keeps the last hundred plays', () => {
    const looks = Array.from({ length: 120 }, (_, index): [number, PlayReport] => [
      index * LOOK,
      told(play(`Song ${index}`)),
    ]);
    const { plays } = after(...looks);
    assert.equal(plays.length, 100);
    assert.equal(plays[0]!.title, 'Song 119');
  });
});
