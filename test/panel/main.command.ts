import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { controlOf } from '../kit/control.js';
import { panelProgram, startProcess } from '../kit/panel-process.js';
import { until } from '../kit/until.js';

function run(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [panelProgram(), ...args]);
}

async function outcome(
  child: ChildProcessWithoutNullStreams,
): Promise<{ code: number | null; said: string }> {
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  // After `exit`, a part of its output may still be unread.
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Returns the URL that a panel prints when it has started. */
async function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    const url = /on the air: (http:\/\/\S+)\/\n/.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`no address in "${said}"`);
}

/** Waits until the panel has received an API request. */
async function untilReceived(url: string): Promise<void> {
  const { state } = controlOf(url);
  await until(async () => (await state()).requests.total > 0, 'the request');
}

describe('onair-panel', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-main-'))));
  after(() => rm(folder, { recursive: true }));

  it('serves requests until a signal', async () => {
    const child = run('--port', '0');
    const ended = outcome(child);
    const url = await addressOf(child);
    const response = await fetch(`${url}/api/v2/servers/`);
    assert.equal(response.status, 200);
    const stream = await fetch(`${url}/listen/1/radio.wav`);
    assert.equal(stream.status, 200);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, { code: 0, said: '' });
    await stream.body?.cancel().catch(() => undefined);
  });

  it('completes pending requests before it stops', async () => {
    const db = join(folder, 'stopped.sqlite');
    const child = run('--port', '0', '--db', db, '--latency', '2000', '--control');
    const ended = outcome(child);
    const url = await addressOf(child);
    const asked = fetch(`${url}/api/v2/servers/`);
    await untilReceived(url);
    child.kill('SIGTERM');
    const response = await asked;
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('connection'), 'close');
    assert.ok(((await response.json()) as unknown[]).length > 0);
    assert.deepEqual(await ended, { code: 0, said: '' });
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.startsWith('stopped')),
      ['stopped.sqlite'],
    );
  });

  it('stops immediately on a second signal', async () => {
    const child = run('--port', '0', '--latency', '60000', '--control');
    const ended = outcome(child);
    const url = await addressOf(child);
    const asked = assert.rejects(fetch(`${url}/api/v2/servers/`));
    await untilReceived(url);
    child.kill('SIGINT');
    // The system merges two signals if the process hasn't handled the first one yet.
    const isOpen = () =>
      controlOf(url)
        .state()
        .then(Boolean, () => false);
    await until(async () => !(await isOpen()), 'the effect of the first signal');
    child.kill('SIGINT');
    assert.deepEqual(await ended, { code: 0, said: '' });
    await asked;
  });

  it('warns when listening on all interfaces', async () => {
    const panel = await startProcess(['--port', '0', '--host', '0.0.0.0']);
    // All of its output has been read once it has stopped.
    assert.equal(await panel.stop(), 0);
    assert.match(panel.complaints(), /^onair-panel: --host 0\.0\.0\.0 listens on all [^\n]+\n$/);
  });

  it("explains in one line why it can't start", async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const text = join(folder, 'text.sqlite');
    await writeFile(text, 'Not a database. '.repeat(100));
    for (const [switches, says] of [
      [['--control', '--host', '0.0.0.0'], /^--control requires a loopback host.* See onair-panel --help\.$/],
      [['--nothing'], /^Unknown option --nothing\. See onair-panel --help\.$/],
      [['--port', String(port)], new RegExp(`^Port ${port} is in use; .*\\.$`)],
      [
        ['--port', '0', '--host', '192.0.2.1'],
        /^--host 192\.0\.2\.1 can be reached from the internet: set --public-url .*\.$/,
      ],
      [
        ['--port', '0', '--host', '192.0.2.1', '--public-url', 'https://radio.example'],
        /^192\.0\.2\.1 is not an address of this machine\.$/,
      ],
      [['--port', '0', '--db', text], /^Can't use .*text\.sqlite: it is not a database\.$/],
      [
        ['--port', '0', '--key-file', text],
        /^Can't use .*text\.sqlite: it doesn't contain a key of 32 bytes in base64\.$/,
      ],
      [
        ['--port', '0', '--smtp-ca', text],
        /^Can't use .*text\.sqlite: it contains no certificate in PEM format\.$/,
      ],
      [['--port', '0', '--db', folder], /^Can't use .*: it is not a file\.$/],
    ] as const) {
      const panel = await startProcess([...switches]);
      const [code, said] = [await panel.stop(), panel.complaints()];
      const [, line = ''] = /^onair-panel: ([^\n]*)\n$/.exec(said) ?? [];
      assert.equal(code, 2, said);
      assert.match(line, says);
    }
    taken.close();
  });

  it('keeps secrets out of the process list', async () => {
    const file = join(folder, 'password');
    await writeFile(file, 'word from a file\n', { mode: 0o600 });
    const panel = await startProcess(['--port', '0', '--user', 'ana', '--password-file', file], {
      ONAIR_PANEL_API_KEY: 'key-from-outside',
    });
    const read = (path: string, init: RequestInit) => fetch(`${panel.url}/api/v2/${path}/`, init);
    const body = new URLSearchParams({ username: 'ana', password: 'word from a file' });
    assert.equal((await read('api-token-auth', { method: 'POST', body })).status, 200);
    assert.equal(
      (await read('playlists', { headers: { 'SERVICE-API-KEY': 'key-from-outside' } })).status,
      200,
    );
    const listed = spawnSync('ps', ['-o', 'args=', '-p', String(panel.pid)], { encoding: 'utf8' }).stdout;
    assert.match(listed, /--password-file/);
    assert.doesNotMatch(listed + panel.lines().join(), /word from|key-from/);
    assert.equal(await panel.stop(), 0);
  });

  it('rejects a database file that another panel uses', async () => {
    const db = join(folder, 'shared.sqlite');
    const first = run('--port', '0', '--db', db);
    const ended = outcome(first);
    const url = await addressOf(first);
    const second = await outcome(run('--port', '0', '--db', db));
    assert.equal(second.code, 2);
    assert.match(
      second.said,
      /^onair-panel: Can't use .*: another panel, or another program, has it open\.\n$/,
    );
    assert.equal((await fetch(`${url}/api/v2/history/?limit=1`)).status, 200);
    first.kill('SIGKILL');
    await ended;
    const third = run('--port', '0', '--db', db);
    const over = outcome(third);
    await addressOf(third);
    third.kill('SIGTERM');
    assert.equal((await over).code, 0);
  });
});
