import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import Sqlite from 'better-sqlite3';
import { MORNING, openPanel, type OpenedPanel } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';

const PATH = '/api/v2/history/?limit=2&offset=0&server=1';
const SECOND = 1000;

interface Heard {
  status: number;
  headers: Headers;
  /** The next text of the stream; null at its end. */
  next(): Promise<string | null>;
  leave(): Promise<void>;
}

async function listen(
  { panel, url }: OpenedPanel,
  path = '/events/1/',
  headers: Record<string, string> = {},
): Promise<Heard> {
  const { status, headers: got, body } = await panel.app.request(url + path, { headers });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status,
    headers: got,
    next: async () => (await reader.read()).value ?? null,
    leave: () => reader.cancel(),
  };
}

const recordsIn = (text: string | null): { id: number; title: string }[] =>
  [...(text ?? '').matchAll(/^id: (\d+)\ndata: (.*)\n\n/gm)].map(([, id, data]) => {
    const record = JSON.parse(data!) as { id: number; title: string };
    assert.equal(String(record.id), id);
    return record;
  });

describe('GET /events/SERVER/', () => {
  it('sends the record on air at once, and each one that begins, as the history has it', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    assert.equal(heard.status, 200);
    assert.equal(heard.headers.get('content-type'), 'text/event-stream');
    assert.equal(heard.headers.get('cache-control'), 'no-store');
    assert.equal(heard.headers.get('access-control-allow-origin'), '*');
    const newest = async (): Promise<unknown> =>
      (await opened.ask(PATH)).json<{ results: { ts: number }[] }>().results.sort((a, b) => b.ts - a.ts)[0];
    assert.deepEqual(recordsIn(await heard.next()), [await newest()]);
    await opened.clock({ advance_ms: SECOND });
    await opened.play({ title: 'Just begun', length: 200_000 });
    const [begun] = recordsIn(await heard.next());
    assert.equal(begun!.title, 'Just begun');
    assert.deepEqual(begun, await newest());
    await heard.leave();
  });

  it('sends a play that the simulator begins, when it begins', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    const [first] = recordsIn(await heard.next());
    await opened.clock({ advance_ms: 600 * SECOND });
    const later = recordsIn(await heard.next());
    assert.ok(later.length > 1);
    assert.ok(later.every(({ id }) => id > first!.id));
    await heard.leave();
  });

  it('sends to who comes back what began since the last event', async () => {
    const opened = openPanel();
    const first = await listen(opened);
    const { id } = recordsIn(await first.next())[0]!;
    await first.leave();
    for (const title of ['One', 'Two']) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title, length: 200_000 });
    }
    const again = await listen(opened, '/events/1/', { 'Last-Event-ID': String(id) });
    const missed = recordsIn(await again.next());
    assert.deepEqual(
      missed.map(({ title }) => title),
      ['One', 'Two'],
    );
    const current = await listen(opened, '/events/1/', { 'Last-Event-ID': String(missed[1]!.id) });
    assert.equal(await current.next(), ':\n\n');
    const longAway = await listen(opened, '/events/1/', { 'Last-Event-ID': '0' });
    assert.equal(recordsIn(await longAway.next()).length, 1);
  });

  it('sends the plays of its own server only', async () => {
    const opened = openPanel();
    const heard = await listen(opened, '/events/2/');
    await heard.next();
    await opened.clock({ advance_ms: SECOND });
    await opened.play({ title: 'Here', server: 1, length: 200_000 });
    await opened.play({ title: 'There', server: 2, length: 200_000 });
    assert.deepEqual(
      recordsIn(await heard.next()).map(({ title }) => title),
      ['There'],
    );
  });

  it('sends a comment each 20 seconds', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const heard = await listen(openPanel());
      await heard.next();
      for (let times = 0; times < 2; times += 1) {
        mock.timers.tick(20 * SECOND);
        assert.equal(await heard.next(), ':\n\n');
      }
    } finally {
      mock.timers.reset();
    }
  });

  it('ends when the panel closes, and for a reader that leaves too much unread', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    const { body } = await opened.panel.app.request(`${opened.url}/events/1/`);
    for (let plays = 0; plays < 220; plays += 1) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title: `${plays}`, comment: 'x'.repeat(2000), length: 200_000 });
      await heard.next();
    }
    let read = 0;
    for await (const part of body!) read += (part as Uint8Array).length;
    assert.ok(read < 400_000, `${read} bytes kept for one reader`);
    opened.panel.drain();
    while ((await heard.next()) !== null);
    assert.equal((await opened.ask('/events/1/')).status, 404);
  });

  it('sends of the missed plays the newest that fit into 64 KB', async () => {
    const opened = openPanel();
    const first = await listen(opened);
    const { id } = recordsIn(await first.next())[0]!;
    await first.leave();
    for (let play = 0; play < 19; play += 1) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title: `${play}`, comment: '€'.repeat(5000), length: 200_000 });
    }
    const again = await listen(opened, '/events/1/', { 'Last-Event-ID': String(id) });
    const text = (await again.next()) ?? '';
    assert.ok(Buffer.byteLength(text) <= 64 * 1024 + 3, `${Buffer.byteLength(text)} bytes`);
    assert.deepEqual(
      recordsIn(text).map(({ title }) => title),
      ['15', '16', '17', '18'],
    );
    await again.leave();
  });

  it('is 503 past half of the connections, in all and of one network, until a listener leaves', async () => {
    const opened = openPanel({ trustProxy: true, events: true, connections: 6, connectionsPerAddress: 4 });
    const from = (address: string): Promise<Heard> =>
      listen(opened, '/events/1/', { 'X-Forwarded-For': address });
    const first = await from('192.0.2.1');
    await from('192.0.2.1');
    const tooMany = await from('192.0.2.1');
    assert.equal(tooMany.status, 503);
    assert.equal(tooMany.headers.get('retry-after'), '600');
    assert.equal(tooMany.headers.get('access-control-allow-origin'), '*');
    assert.equal((await from('2001:db8::1')).status, 200);
    assert.equal((await from('192.0.2.2')).status, 503);
    assert.equal((await opened.ask(PATH)).status, 200);
    await first.leave();
    await until(async () => (await from('192.0.2.1')).status === 200, 'the place of the one that left');
    assert.equal((await from('192.0.2.2')).status, 503);
  });

  it('takes nobody’s place while the store can not be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onair-events-'));
    const db = join(folder, 'station.sqlite');
    await openPanel({ db }).close();
    const file = new Sqlite(db);
    file.exec(`CREATE TRIGGER broken BEFORE INSERT ON history WHEN NEW.ts > ${MORNING}
      BEGIN SELECT RAISE(ABORT, 'broken'); END`);
    file.close();
    const opened = openPanel({ db, connections: 4 });
    // Plays are due that can't be kept.
    await opened.clock({ advance_ms: 600 * SECOND }).catch(() => undefined);
    for (let times = 0; times < 3; times += 1) assert.equal((await opened.ask('/events/1/')).status, 500);
    await opened.clock({ now_ms: MORNING });
    const heard = await listen(opened);
    assert.equal(heard.status, 200);
    await heard.leave();
    await opened.close();
    await rm(folder, { recursive: true });
  });

  it('ends when a fault is switched on, and is 503 while that breaks answers', async () => {
    const opened = openPanel();
    const heard = await listen(opened);
    await opened.faults({ fail: 0.5 });
    while ((await heard.next()) !== null);
    assert.equal((await opened.ask('/events/1/')).status, 503);
    await opened.faults({ reset: true });
    assert.equal((await listen(opened)).status, 200);
  });

  it('is 404 for a server that there is none, and without v2; HEAD has no body', async () => {
    const { ask } = openPanel();
    for (const path of ['/events/99/', '/events/', '/events/x/', `/events/${'9'.repeat(30)}/`])
      assert.equal((await ask(path)).status, 404, path);
    assert.equal((await openPanel({ v2: false }).ask('/events/1/')).status, 404);
    const { status, text } = await ask('/events/1/', { method: 'HEAD' });
    assert.deepEqual([status, text], [200, '']);
  });
});

describe('answers of the history', () => {
  it('name the events of their server in a Link that pages may read', async () => {
    const { ask } = openPanel();
    const { headers } = await ask(PATH);
    // Before all others: tags read the beginning alone.
    assert.match(
      headers.get('link')!,
      /^<http:\/\/radio\.test\/events\/1\/>; rel="alternate"; type="text\/event-stream"/,
    );
    assert.equal(headers.get('access-control-expose-headers'), 'Link');
    const again = await ask(PATH, { headers: { 'If-None-Match': headers.get('etag')! } });
    assert.equal(again.status, 304);
    assert.ok(again.headers.has('link'));
  });

  it('name none for all servers together, nor do other lists', async () => {
    const { ask } = openPanel();
    for (const path of ['/api/v2/history/?limit=2', '/api/v2/channels/?server=1', '/api/history/?server=1']) {
      const { headers } = await ask(path);
      assert.equal(headers.get('link'), null, path);
      assert.equal(headers.get('access-control-expose-headers'), null, path);
    }
  });

  it('name none behind a proxy, where there are none, unless the operator wishes them', async () => {
    const proxied = openPanel({ trustProxy: true });
    assert.doesNotMatch((await proxied.ask(PATH)).headers.get('link')!, /event-stream/);
    assert.equal((await proxied.ask('/events/1/')).status, 404);
    const wished = openPanel({ trustProxy: true, events: true });
    assert.match((await wished.ask(PATH)).headers.get('link')!, /event-stream/);
    const heard = await listen(wished);
    assert.equal(heard.status, 200);
    await heard.leave();
  });
});
