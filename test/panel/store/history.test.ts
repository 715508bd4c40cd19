import { playDefaults } from '../../../src/panel/store/history.js';
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { createHistory } from '../../../src/panel/store/history.js';
import { openDatabase } from '../../../src/panel/database/database.js';
import { migrations } from '../../../src/panel/store/migrations.js';

const SERVERS = [1, 2, 3];
const BASE = Date.parse('2026-03-06T09:00:00Z');

function openHistory() {
  const db = openDatabase(null, migrations);
  SERVERS.forEach((id) => db.exec(`INSERT INTO servers (id, name) VALUES (${id}, 'one')`));
  const history = createHistory(db);
  const add = (server: number, ts: number) =>
    history.add({ ...playDefaults, server, ts, ends: ts + 1, length: 1 });
  return { db, history, add };
}

type Opened = ReturnType<typeof openHistory>;

/** The same lists, computed by simple code. */
function plainIds({ db }: Opened, server: number | null): number[] {
  return db
    .prepare<[{ server: number | null }], number>(
      'SELECT id FROM history WHERE @server IS NULL OR server = @server ORDER BY ts, id',
    )
    .pluck()
    .all({ server });
}

function check(opened: Opened, places: readonly number[]): void {
  const { history } = opened;
  for (const server of [null, ...SERVERS, 0, 99]) {
    const ids = plainIds(opened, server);
    assert.equal(history.count(server), ids.length);
    for (const place of places) {
      const offset = Math.floor(place * (ids.length + 3));
      for (const limit of [1, 10, 1500, null]) {
        const window = { limit, offset };
        const found = (order: 'asc' | 'desc' | 'latest') =>
          history.slice(server, window, order).map(({ id }) => id);
        const until = offset + (limit ?? ids.length);
        assert.deepEqual(found('asc'), ids.slice(offset, until));
        const newest = [...ids].reverse().slice(offset, until);
        assert.deepEqual(found('desc'), newest);
        assert.deepEqual(found('latest'), [...newest].reverse());
      }
    }
  }
}

const server = fc.constantFrom(...SERVERS);
const ts = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((n) => BASE + n),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => BASE + n),
  fc.constantFrom(-8.64e15, 0, 8.64e15),
);
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('many' as const),
      server,
      ts,
      n: fc.integer({ min: 1, max: 2500 }),
      step: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), server, ts }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('oldest' as const), server, n: fc.nat(3000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('after' as const), ts }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('every' as const), n: fc.integer({ min: 2, max: 5 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      n: fc.integer({ min: 2, max: 5 }),
      server,
      ts,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), server, ts }) },
);

function apply(
  { db, history, add }: Opened,
  order: typeof change extends fc.Arbitrary<infer T> ? T : never,
): void {
  switch (order.kind) {
    case 'many':
      for (let n = 0; n < order.n; n += 1) add(order.server, order.ts + n * order.step);
      break;
    case 'add':
      add(order.server, order.ts);
      break;
    case 'oldest':
      history.dropOldest(order.server, order.n);
      break;
    case 'after':
      history.dropAfter(order.ts);
      break;
    case 'every':
      db.prepare('DELETE FROM history WHERE id % ? = 0').run(order.n);
      break;
    case 'move':
      db.prepare('UPDATE history SET server = ?, ts = ? WHERE id % ? = 1').run(
        order.server,
        order.ts,
        order.n,
      );
      break;
    case 'undo':
      assert.throws(() =>
        db.transaction(() => {
          for (let n = 0; n < 1100; n += 1) add(order.server, order.ts + n);
          history.dropOldest(order.server, 500);
          throw new Error('undone');
        })(),
      );
  }
}

describe('the history', () => {
  it('returns the same records as plain SQL', () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 }),
        (changes, places) => {
          const opened = openHistory();
          opened.db.transaction(() => changes.forEach((order) => apply(opened, order)))();
          check(opened, [0, ...places]);
          opened.db.close();
        },
      ),
      { numRuns: 15 },
    );
  });

  it('has correct counts after a migration', () => {
    const old = new Sqlite(':memory:');
    after(() => old.close());
    old.pragma('foreign_keys = ON');
    migrations.slice(0, 2).forEach((sql) => old.exec(sql));
    SERVERS.forEach((id) => old.exec(`INSERT INTO servers (id, name) VALUES (${id}, 'one')`));
    const add = old.prepare('INSERT INTO history (server, ts, ends) VALUES (?, ?, ?)');
    for (let n = 0; n < 5000; n += 1) add.run(1 + (n % 2), BASE + ((n * 7919) % 5000), BASE + 9000);
    migrations.slice(2).forEach((sql) => old.exec(sql));
    check({ db: old, history: createHistory(old), add: () => 0 }, [0, 0.3, 0.5, 0.9, 1]);
  });

  it('is deleted along with its server', () => {
    const opened = openHistory();
    for (let n = 0; n < 3000; n += 1) opened.add(1 + (n % 3), BASE + n);
    opened.db.exec('DELETE FROM servers WHERE id = 2');
    check(opened, [0, 0.5, 1]);
    opened.db.close();
  });
});
