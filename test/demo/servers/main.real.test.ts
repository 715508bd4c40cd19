import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { listen, type Listening } from '../../kit/servers/listen.js';
import { until } from '../../kit/until.js';

interface Run {
  output: Promise<unknown[]>;
  complaints(): string;
  end(): Promise<void>;
}

/** Runs the command for a panel at this port. */
function run(port: number): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/servers/main.ts', String(port)]);
  const gone = once(child, 'close');
  let complaints = '';
  child.stderr.on('data', (part) => (complaints += String(part)));
  return {
    output: once(child.stdout, 'data'),
    complaints: () => complaints,
    async end() {
      child.stdin.end();
      await gone;
    },
  };
}

/**
 * Two ports, five apart, like the ports of a panel and its Icecast. The second one is in use. Both are below the ephemeral ports, which
 * other tests may get.
 */
async function takeOne(): Promise<[number, Listening]> {
  for (let tries = 0; tries < 20; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = await listen(() => ({ status: 204 }), { port: port + 5 }).catch(() => null);
    if (server) return [port, server];
  }
  throw new Error('No free port below those of the system');
}

describe('the demo servers', () => {
  it('start even if one port is taken', async () => {
    const [port, taken] = await takeOne();
    const servers = run(port);
    try {
      assert.equal(
        String((await servers.output)[0]),
        `Stations of six kinds: http://127.0.0.1:${port}/sources.html\n`,
      );
      await until(() => servers.complaints() !== '', 'a sentence about the port');
      assert.equal(
        servers.complaints(),
        `Port ${port + 5} is in use: the station of the kind “icecast” of /sources.html is missing. Everything else runs.\n`,
      );
      const list = `http://127.0.0.1:${port + 2}/stations.json`;
      const { stations } = (await (await fetch(list)).json()) as { stations: { kind: string }[] };
      assert.deepEqual(
        stations.map(({ kind }) => kind),
        ['azuracast', 'libretime', 'shoutcast'],
      );
      await servers.end();
      await assert.rejects(fetch(list));
    } finally {
      await servers.end();
      await taken.close();
    }
  });
});
