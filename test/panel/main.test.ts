import assert from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/panel/main.ts', import.meta.url));

function run(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', main, ...args]);
}

async function outcome(
  child: ChildProcessWithoutNullStreams,
): Promise<{ code: number | null; said: string }> {
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

describe('onair-panel', () => {
  it('says where it is, answers there, and ends when told to', async () => {
    const child = run('--port', '0');
    const ended = outcome(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(line))?.[0];
    const response = await fetch(`${url}api/v2/servers/`);
    assert.equal(response.status, 200);
    const stream = await fetch(`${url}listen/1/radio.wav`);
    assert.equal(stream.status, 200);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, { code: 0, said: '' });
    await stream.body?.cancel().catch(() => undefined);
  });

  it('ends with 2 for a wrong switch, and with 1 when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const [wrong, busy] = await Promise.all([
      outcome(run('--control', '--host', '0.0.0.0')),
      outcome(run('--port', String(port))),
    ]);
    taken.close();
    assert.equal(wrong.code, 2);
    assert.match(wrong.said, /^onair-panel: --control is for this machine only/);
    assert.equal(busy.code, 1);
    assert.match(busy.said, new RegExp(`^onair-panel: Port ${port} is in use; .*\\.\n$`));
  });
});
