import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  firstPageRequest,
  unknownEnd,
  nextPageRequest,
  type HistoryEnd,
} from '../../../src/servers/panel/history-end.js';

type Order = 'desc' | 'asc' | 'latest';
interface Row {
  ts: number;
}

/** A history whose records started at 1, 2, 3 …, sorted in one of the orders that panels use. */
function respond(
  order: Order,
  all: number,
  limit: number,
  offset: number,
): { records: Row[]; count: number } {
  const rows = Array.from({ length: all }, (_, index) => ({ ts: index + 1 }));
  if (order !== 'asc') rows.reverse();
  const records = rows.slice(offset, offset + limit);
  return { records: order === 'latest' ? records.reverse() : records, count: all };
}

/** Sends requests until nothing is missing, at most five. Returns the newest start and the number of requests. */
function look(end: HistoryEnd, order: Order, all: number, wanted: number): { newest: number; asked: number } {
  let newest = 0;
  let requestCount = 0;
  for (let window = firstPageRequest(end, wanted); requestCount < 5;) {
    requestCount++;
    const page = respond(order, all, window.limit, window.offset);
    newest = Math.max(newest, ...page.records.map(({ ts }) => ts));
    const next = nextPageRequest(end, wanted, window, page);
    if (!next) break;
    window = next;
  }
  return { newest, asked: requestCount };
}

for (const order of ['desc', 'asc', 'latest'] as const) {
  describe(`reading a history in the order "${order}"`, () => {
    for (const wanted of [2, 20, 100]) {
      it(`needs at most two requests for ${wanted} records`, () => {
        for (const all of [1, wanted - 1, wanted, wanted + 1, wanted + 4, 2 * wanted + 3, 5000]) {
          const end = unknownEnd();
          const first = look(end, order, all, wanted);
          assert.equal(first.newest, all);
          assert.equal(first.asked, all > wanted ? 2 : 1, `${all} records`);
          assert.deepEqual(look(end, order, all, wanted), { newest: all, asked: 1 });
        }
      });

      it(`returns the newest ${wanted} records of a growing history`, () => {
        const end = unknownEnd();
        look(end, order, 500, wanted);
        let all = 500;
        for (const more of [1, 2, 3, 4, 50, 500]) {
          all += more;
          const { newest, asked: requested } = look(end, order, all, wanted);
          assert.equal(newest, all);
          assert.ok(
            requested <= (order === 'asc' && more > 3 ? 2 : 1),
            `${requested} requests for ${more} more`,
          );
        }
      });

      it(`returns the newest ${wanted} records after removals`, () => {
        for (const fewer of [1, wanted, wanted + 1, 490, 499]) {
          const end = unknownEnd();
          look(end, order, 500, wanted);
          assert.equal(look(end, order, 500 - fewer, wanted).newest, 500 - fewer, `${fewer} fewer`);
        }
      });

      it(`finds the newest ${wanted} records beyond the first page`, () => {
        const end = unknownEnd();
        for (let all = 1; all < 3 * wanted; all++) assert.equal(look(end, order, all, wanted).newest, all);
      });
    }

    it('needs one request if the history is empty', () => {
      const end = unknownEnd();
      assert.deepEqual(look(end, order, 0, 20), { newest: 0, asked: 1 });
      assert.deepEqual(look(end, order, 5, 20), { newest: 5, asked: 1 });
    });

    it('needs at most two requests after all removals', () => {
      const end = unknownEnd();
      look(end, order, 500, 20);
      assert.ok(look(end, order, 0, 20).asked <= 2);
    });
  });
}

describe('a history that fits on a single page', () => {
  it('needs one request', () => {
    const end = unknownEnd();
    const window = firstPageRequest(end, 2);
    assert.deepEqual(window, { limit: 2, offset: 0 });
    assert.equal(nextPageRequest(end, 2, window, { records: [{ ts: 2 }, { ts: 1 }], count: null }), null);
  });

  it('can be longer than the limit', () => {
    const end = unknownEnd();
    const records = Array.from({ length: 500 }, (_, index) => ({ ts: index }));
    const next = nextPageRequest(end, 20, firstPageRequest(end, 20), { records, count: 500 });
    assert.ok(next === null || next.offset <= 500);
  });
});
