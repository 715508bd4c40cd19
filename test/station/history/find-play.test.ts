import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ListPage } from '../../../src/servers/panel/list-page.js';
import {
  findPlay,
  newestFirst,
  type DatedRecord,
  type FoundPage,
  type KnownOrder,
  type SearchTarget,
} from '../../../src/station/history/find-play.js';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

type Order = 'latest' | 'asc' | 'desc';
const orders: Order[] = ['latest', 'asc', 'desc'];

/** Null stands for an invalid record. */
type Play = DatedRecord | null;

/** Caches sorted plays, because some lists are long. */
const known = new WeakMap<Play[], DatedRecord[]>();

/** A panel with these plays, oldest first. It counts its responses and can change between them. */
class Panel {
  reads = 0;
  largest = 0;
  /** Called after each response. */
  meanwhile: () => void = () => undefined;
  counts = true;

  constructor(
    public plays: Play[],
    private readonly order: Order,
  ) {}

  read = (offset: number, limit: number): Promise<ListPage<DatedRecord>> => {
    assert.ok(
      Number.isInteger(offset) && offset >= 0 && Number.isInteger(limit) && limit > 0 && limit <= 1000,
    );
    this.reads++;
    this.largest = Math.max(this.largest, limit);
    const { length } = this.plays;
    const part =
      this.order === 'asc'
        ? this.plays.slice(offset, offset + limit)
        : this.plays.slice(Math.max(0, length - offset - limit), Math.max(0, length - offset));
    if (this.order === 'desc') part.reverse();
    const page = { records: part.filter((play) => play !== null), count: this.counts ? length : null };
    this.meanwhile();
    return Promise.resolve(page);
  };

  readable(): DatedRecord[] {
    let sorted = known.get(this.plays);
    if (!sorted) {
      sorted = this.plays.filter((play) => play !== null).sort(newestFirst);
      known.set(this.plays, sorted);
    }
    return sorted;
  }
}

/** Plays of three minutes each. `gap` changes the distance before some. */
function plays(count: number, gap: (index: number) => number = () => 3 * MINUTE): DatedRecord[] {
  let ts = START;
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, ts: (ts += gap(index)) }));
}

function find(panel: Panel, ts: number, more: Partial<SearchTarget> = {}, order: KnownOrder = {}) {
  return findPlay(panel.read, { at: { id: Infinity, ts }, limit: 20, newer: 5, older: 5, ...more }, order);
}

/** Asserts that a result contains the play and enough plays around it. */
function check(
  found: FoundPage<DatedRecord> | null,
  panel: Panel,
  at: DatedRecord,
  newer = 5,
  older = 5,
): void {
  assert.ok(found, 'it was not found');
  const all = panel.readable();
  const place = all.findIndex((play) => newestFirst(at, play) <= 0);
  const expected = place < 0 ? undefined : all[place];
  assert.equal(found.records[found.place]?.id, expected?.id);
  const above = place < 0 ? all.length : place;
  assert.ok(found.place >= Math.min(newer, above), `${found.place} newer ones`);
  assert.ok(found.records.length - found.place > Math.min(older, all.length - above - 1), 'older ones');
  assert.equal(found.hasNewest, found.records[0]?.id === all[0]?.id);
  assert.equal(found.hasOldest, found.records.at(-1)?.id === all.at(-1)?.id);
}

for (const order of orders) {
  describe(`a search in the order "${order}"`, () => {
    for (const count of [0, 1, 2, 19, 20, 21, 40, 41, 1000]) {
      it(`finds the play among ${count} plays`, async () => {
        const learned = {};
        for (let index = -1; index <= count; index += Math.max(1, Math.floor(count / 25))) {
          const panel = new Panel(plays(count), order);
          const ts = START + (index + 1) * 3 * MINUTE + MINUTE;
          check(await find(panel, ts, {}, learned), panel, { id: Infinity, ts });
          assert.ok(panel.reads <= 6, `${panel.reads} requests`);
        }
      });
    }

    it('finds one of 100,000 plays with six requests', async () => {
      const all = plays(100_000);
      for (const index of [0, 1, 777, 33_333, 50_000, 99_000, 99_998, 99_999]) {
        const panel = new Panel(all, order);
        const { ts } = all[index]!;
        check(await find(panel, ts), panel, { id: Infinity, ts });
        assert.ok(panel.reads <= 6, `${panel.reads} requests for ${index}`);
      }
    });

    it('sends at most 20 requests for any distribution', async () => {
      const shapes: ((index: number) => number)[] = [
        (index) => (index === 50_000 ? 400 * 24 * 60 : 3) * MINUTE,
        (index) => (index < 99_000 ? 1 : 1e7),
        (index) => (index > 1000 ? 1 : 1e7),
        (index) => Math.exp(index / 5000),
        (index) => Math.exp((100_000 - index) / 5000),
        (index) => (index % 1000 ? 0 : 1e8),
      ];
      for (const [shape, gap] of shapes.entries()) {
        const all = plays(100_000, gap);
        for (const index of [3, 999, 1001, 41_234, 49_999, 50_001, 98_990, 99_990]) {
          const panel = new Panel(all, order);
          const { ts } = all[index]!;
          check(await find(panel, ts), panel, { id: Infinity, ts });
          assert.ok(panel.reads <= 20, `${panel.reads} requests for ${index} in shape ${shape}`);
        }
      }
    });

    it('finds one of several simultaneous plays', async () => {
      const all = plays(500, (index) => (index >= 200 && index < 300 ? 0 : MINUTE));
      const panel = new Panel(all, order);
      const at = all[250]!;
      check(await find(panel, 0, { at }), panel, at);
    });

    it('sends a single request if the hint is correct', async () => {
      const panel = new Panel(plays(5000), order);
      const learned = {};
      const at = panel.plays[2500]!;
      const { offset } = (await find(panel, at.ts, {}, learned))!;
      for (const [hint, reads] of [
        [offset, 1],
        [offset + 17, 3],
        [offset - 17, 3],
      ] as const) {
        panel.reads = 0;
        check(await find(panel, at.ts, { hint }, learned), panel, at);
        assert.ok(panel.reads <= reads, `${panel.reads} requests`);
      }
    });

    it('finds the play while new plays arrive', async () => {
      const all = plays(3000);
      for (const each of [1, 5, 30]) {
        const panel = new Panel(all.slice(0, 2000), order);
        panel.meanwhile = () => (panel.plays = all.slice(0, panel.plays.length + each));
        const at = all[1500]!;
        const found = await find(panel, at.ts);
        assert.equal(found?.records[found.place]?.id, at.id);
      }
    });

    it('finds the play while old plays disappear', async () => {
      const all = plays(3000);
      for (const each of [1, 30, 150]) {
        const panel = new Panel(all, order);
        panel.meanwhile = () => (panel.plays = panel.plays.slice(each));
        const at = all[2500]!;
        const found = await find(panel, at.ts);
        assert.equal(found?.records[found.place]?.id, at.id, `${each} at a time`);
      }
    });

    it('continues after a page without a valid record', async () => {
      const all = plays(5000);
      for (const [from, to] of [
        [2400, 2600],
        [0, 60],
        [4940, 5000],
        [1000, 1700],
      ] as const) {
        for (const index of [from - 1, from + 30, to, 2500, 3000]) {
          const at = all[Math.max(0, Math.min(4999, index))]!;
          const panel = new Panel(
            all.map((play, place) => (place >= from && place < to ? null : play)),
            order,
          );
          const found = await find(panel, at.ts);
          const expected = panel.readable().find((play) => newestFirst(at, play) <= 0);
          assert.equal(found?.records[found.place]?.id, expected?.id, `${index} of ${from} to ${to}`);
          assert.ok(panel.reads <= 20);
        }
      }
    });

    it('returns null if no record is valid', async () => {
      const panel = new Panel(Array<null>(3000).fill(null), order);
      assert.equal(await find(panel, START), null);
      assert.ok(panel.reads < 20);
    });

    it('sends one request if one page holds all plays', async () => {
      const panel = new Panel(plays(500), order);
      const paged = panel.read;
      panel.read = () => paged(0, 500);
      for (const index of [0, 250, 499]) {
        panel.reads = 0;
        const at = panel.plays[index]!;
        check(await find(panel, at.ts), panel, at);
        assert.equal(panel.reads, 1);
      }
    });

    it('finds the play if the total is unknown', async () => {
      const all = plays(100_000);
      for (const index of [0, 30, 50_000, 99_999]) {
        const panel = new Panel(all, order);
        panel.counts = false;
        const found = await find(panel, all[index]!.ts);
        assert.equal(found?.records[found.place]?.id, index + 1);
        assert.ok(panel.reads <= 20, `${panel.reads} requests`);
      }
    });

    it('returns the plays before a specific play', async () => {
      const panel = new Panel(
        plays(4, (index) => (index === 3 ? 1 : 0)),
        order,
      );
      const at = { id: Infinity, ts: START };
      check(await findPlay(panel.read, { at, limit: 2, newer: 0, older: 1 }, {}), panel, at, 0, 1);
    });

    it('finds the play in any history', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 300 }),
          fc.integer({ min: -10, max: 16_000 }),
          fc.integer({ min: 0, max: 6 }),
          fc.integer({ min: 0, max: 6 }),
          fc.integer({ min: 0, max: 20 }),
          fc.option(fc.integer({ min: 0, max: 320 }), { nil: undefined }),
          async (gaps, moment, newer, older, spare, hint) => {
            const panel = new Panel(
              plays(gaps.length, (index) => gaps[index]!),
              order,
            );
            const at = { id: Infinity, ts: START + moment };
            const target = { at, newer, older, limit: newer + older + 1 + spare };
            const found = await findPlay(panel.read, hint === undefined ? target : { ...target, hint }, {});
            check(found, panel, at, newer, older);
          },
        ),
        // In the example, the page that was read before the order was known has the target, but too few newer plays.
        { numRuns: 300, examples: [[[0, 0, 0, 0, 0, 0, 1, 0, 0], 0, 4, 2, 0, 1]] },
      );
    });
  });
}
