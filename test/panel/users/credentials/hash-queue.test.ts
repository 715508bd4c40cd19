import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { argon2id, hash } from 'argon2';
import { createHashQueue } from '../../../../src/panel/users/credentials/hash-queue.js';
import { Refusal } from '../../../../src/panel/http/refusal.js';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';
import { holdHashes } from '../auth/hold-hashes.js';

const isBusy = (error: unknown) =>
  error instanceof Refusal && error.status === 503 && error.headers['Retry-After'] === '5';

describe('the queue of password hashes', () => {
  it('runs two hashes at a time', async () => {
    const queue = createHashQueue();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const results = Array.from({ length: 240 }, (_, index) =>
      queue(async () => {
        started.push(index);
        most = Math.max(most, (running += 1));
        await gate;
        running -= 1;
        return index;
      }),
    );
    const settled = Promise.allSettled(results);
    for (const result of results.slice(102)) await assert.rejects(result, isBusy);
    assert.deepEqual(started, [0, 1]);
    open();
    const values = (await settled).flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    assert.deepEqual(
      values,
      Array.from({ length: 102 }, (_, index) => index),
    );
    assert.deepEqual(started, values);
    assert.equal(most, 2);
  });

  it('accepts at most 20 pending hashes per account', async () => {
    const queue = createHashQueue();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const ofReseller = Array.from({ length: 130 }, () => queue(() => gate, 7));
    const settled = Promise.allSettled(ofReseller);
    for (const result of ofReseller.slice(20)) await assert.rejects(result, isBusy);
    const others = [queue(() => gate, 8), queue(() => gate)];
    open();
    await Promise.all(others);
    assert.equal((await settled).filter(({ status }) => status === 'fulfilled').length, 20);
    await queue(() => gate, 7);
  });

  it('continues after a failed hash', async () => {
    const queue = createHashQueue();
    const results = Array.from({ length: 5 }, (_, index) =>
      queue(() => (index < 3 ? Promise.reject(new Error('fails')) : Promise.resolve(index))),
    );
    const settled = await Promise.allSettled(results);
    assert.deepEqual(
      settled.map((result) => (result.status === 'fulfilled' ? result.value : null)),
      [null, null, null, 3, 4],
    );
    assert.equal(await queue(() => Promise.resolve('free')), 'free');
  });

  it('leaves threads free for file access', async () => {
    const queue = createHashQueue();
    let done = 0;
    const hashes = Array.from({ length: 24 }, async () => {
      await queue(() => hash('a guess', { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
      done += 1;
    });
    await readFile('package.json');
    // If all hashes were in the thread pool at once, most would finish before the file is read.
    assert.ok(done < 12, `${done} of 24 hashes finished before the file was read`);
    await Promise.all(hashes);
  });
});

describe('a panel with 240 concurrent logins', () => {
  it('still serves files', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'onair-hashes-'));
    after(() => rmSync(dist, { recursive: true }));
    mkdirSync(join(dist, 'cdn'));
    writeFileSync(join(dist, 'cdn', 'onair.css'), 'p {}');
    const panel = openPanel({ trustProxy: true, dist });
    const logIn = (index: number, username: string, password: string) =>
      panel.fetch('/api/v1/rest-auth/login/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index % 60}` },
        body: JSON.stringify({ username, password }),
      });
    // The first login creates the administrator.
    assert.equal((await logIn(0, ADMINISTRATOR, PASSWORD)).status, 200);
    const release = holdHashes(2);
    let waiting = 0;
    const refused: Response[] = [];
    let reportFull: () => void = () => undefined;
    const isFull = new Promise<void>((resolve) => (reportFull = resolve));
    const logins = Array.from({ length: 240 }, async (_, index) => {
      const response = await logIn(index, `account-${index}`, 'a guess');
      if (response.status === 503) refused.push(response);
      else waiting += 1;
      if (refused.length === 140) reportFull();
      return response.status;
    });
    await Promise.race([isFull, Promise.all(logins)]);
    assert.equal(waiting, 0);
    const { status: read } = await panel.fetch('/onair.css');
    assert.equal(read, 200);
    assert.equal((await panel.fetch('/healthz')).status, 200);
    assert.equal(refused[0]?.headers.get('retry-after'), '5');
    assert.match(await refused[0].text(), /Too many passwords/);
    await release();
    const statuses = await Promise.all(logins);
    assert.equal(statuses.filter((status) => status === 400).length, 100);
    // Each address has at most two wrong tries, so this login isn't throttled.
    assert.equal((await logIn(0, ADMINISTRATOR, PASSWORD)).status, 200);
  });

  it("doesn't count rejected logins as failed", async () => {
    const panel = openPanel({ trustProxy: true });
    const logIn = () =>
      panel.fetch('/api/v2/api-token-auth/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
        body: JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD }),
      });
    assert.equal((await logIn()).status, 200);
    const release = holdHashes(102);
    for (let turn = 0; turn < 12; turn += 1) assert.equal((await logIn()).status, 503);
    await release();
    assert.equal((await logIn()).status, 200);
  });
});
