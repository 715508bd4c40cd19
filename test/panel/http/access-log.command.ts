import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { AccessLogEntry } from '../../../src/panel/http/access-log.js';
import { panelProgram, startProcess } from '../../kit/panel-process.js';
import { until } from '../../kit/until.js';

describe('the --log option', () => {
  it('writes one line per response', async (test) => {
    const child = spawn(process.execPath, [panelProgram(), '--port', '0', '--log', '--latency', '1000']);
    test.after(() => child.kill('SIGKILL'));
    const lines: string[] = [];
    createInterface(child.stdout).on('line', (line) => lines.push(line));
    const lineWith = async (part: string): Promise<string> => {
      const find = () => lines.find((line) => line.includes(part));
      await until(() => find() !== undefined, `a line with ${part}`);
      return find()!;
    };
    const entry = async (path: string) => JSON.parse(await lineWith(`"${path}"`)) as AccessLogEntry;
    const url = /http:\S+(?=\/$)/.exec(await lineWith('on the air'))?.[0] ?? '';

    const response = await fetch(`${url}/api/v2/history/?limit=1&search=query-secret`, {
      headers: { Authorization: 'JWT header-secret' },
    });
    await response.text();
    await fetch(`${url}/api/v2/api-token-auth/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username": "a", "password": "body-secret"}',
    });
    const history = await entry('/api/v2/history/');
    assert.deepEqual([history.method, history.status, history.complete], ['GET', response.status, true]);
    assert.ok(history.ms >= 50 && history.bytes > 100);
    assert.ok(Math.abs(Date.parse(history.time) - Date.now()) < 60_000);
    assert.equal((await entry('/api/v2/api-token-auth/')).method, 'POST');

    const { port } = new URL(url);
    const raw = connect(Number(port), '127.0.0.1');
    raw.write('GET http://user:name-secret@x/api/servers/?query-secret HTTP/1.1\r\nHost: x\r\n\r\n');
    await entry('/api/servers/');
    raw.write('GET /a"b%0a%1b<b>?query-secret HTTP/1.1\r\nHost: x\r\n\r\n');
    assert.match(await lineWith('/a\\"b'), /^[ -~]+$/);
    raw.destroy();
    const left = connect(Number(port), '127.0.0.1');
    left.write('GET /api/channels/ HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n');
    // The panel has received the request, and is about to delay its response.
    await once(left, 'data');
    left.destroy();
    const { status, complete } = await entry('/api/channels/');
    assert.deepEqual([status, complete], [null, false]);

    const entries = lines.filter((line) => line.startsWith('{'));
    assert.equal(entries.length, 5);
    assert.ok(!entries.join().includes('secret'));
    child.kill();
    await once(child, 'exit');
  });

  it('gives each request an id', async (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-log-'));
    test.after(() => rmSync(folder, { recursive: true }));
    const db = join(folder, 'panel.sqlite');
    const switches = [
      '--port',
      '0',
      '--db',
      db,
      '--user',
      'ana',
      '--password',
      'a word',
      '--log',
      '--trust-proxy',
    ];
    const panel = await startProcess(switches);
    // The key file can't be created because there is a folder, so the sign-in crashes.
    mkdirSync(`${db}.key`);
    const body = new URLSearchParams({ username: 'ana', password: 'a word' });
    const crash = await fetch(`${panel.url}/api/v2/api-token-auth/`, { method: 'POST', body });
    assert.equal(crash.status, 500);
    const ids: (string | null)[] = [crash.headers.get('x-request-id')];
    for (const given of ['a-proxys.id', 'not one {', '']) {
      const response = await fetch(`${panel.url}/api/v2/servers/`, { headers: { 'X-Request-Id': given } });
      ids.push(response.headers.get('x-request-id'));
    }
    assert.equal(await panel.stop(), 0);
    assert.equal(panel.complaints(), '');
    const lines = panel
      .lines()
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { id?: string; level?: string; stack?: string; message?: string });
    const requests = lines.filter(({ level }) => level === undefined);
    assert.deepEqual(
      requests.map(({ id }) => id),
      ids,
    );
    assert.equal(new Set(ids).size, 4);
    assert.equal(ids[1], 'a-proxys.id');
    const [error] = lines.filter(({ level }) => level === 'error');
    assert.equal(error?.id, ids[0]);
    assert.match(error?.stack ?? '', /panel\.sqlite\.key/);
    assert.match(lines.find(({ level }) => level === 'warning')?.message ?? '', /--public-url/);
  });
});
