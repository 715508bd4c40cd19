import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
}

describe('the lock file check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-supply-'));
  after(() => rmSync(folder, { recursive: true }));
  const lock = () =>
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  function check(change: (entry: Entry) => void) {
    const changed = lock();
    const entry = changed.packages['node_modules/hono'];
    assert.ok(entry?.integrity);
    change(entry);
    const file = join(folder, 'lock.json');
    writeFileSync(file, JSON.stringify(changed));
    return spawnSync(process.execPath, ['scripts/check-lock.mjs', file], { encoding: 'utf8' });
  }

  it('lists packages without a hash', () => {
    const { status, stdout } = check(() => undefined);
    assert.equal(status, 0);
    const without = Object.entries(lock().packages).filter(([path, { integrity }]) => path && !integrity);
    for (const [path] of without) assert.ok(stdout.includes(path.split('node_modules/').at(-1)!), path);
    assert.match(stdout, /programs for other systems that the registry lacked/);
  });

  for (const [what, change, says] of [
    ['no hash', (entry: Entry) => delete entry.integrity, /hono \S+ has no hash\./],
    ['a weak hash', (entry: Entry) => (entry.integrity = 'sha1-abc'), /has a hash other than SHA-512\./],
    [
      'a download address',
      (entry: Entry) => (entry.resolved = 'https://x.example/a.tgz'),
      /has a download URL\./,
    ],
  ] as const) {
    it(`rejects a package with ${what}`, () => {
      const { status, stderr } = check(change);
      assert.equal(status, 1);
      assert.match(stderr, says);
    });
  }
});

describe('the audit', () => {
  const cache = mkdtempSync(join(tmpdir(), 'onair-npm-cache-'));
  after(() => rmSync(cache, { recursive: true }));

  /** Runs the audit with a registry that returns these vulnerabilities; null if it provides no audit. */
  async function audit(vulnerabilities: object | null): Promise<{ code: number | null; said: string }> {
    const server = createServer((request, response) => {
      if (request.method === 'POST' && vulnerabilities !== null)
        response.end(JSON.stringify(vulnerabilities));
      else response.writeHead(request.method === 'POST' ? 405 : 404).end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const child = spawn(process.execPath, ['scripts/audit.mjs'], {
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_fetch_retries: '0',
        // npm caches vulnerabilities by their id.
        npm_config_cache: cache,
      },
    });
    const said = text(child.stdout);
    const [code] = (await once(child, 'close')) as [number | null];
    server.close();
    server.closeAllConnections();
    return { code, said: await said };
  }

  it('lists vulnerabilities without failing', async () => {
    const vulnerability = {
      id: 1,
      url: 'https://x.example/1',
      title: 'A vulnerability',
      severity: 'high',
      vulnerable_versions: '*',
    };
    const { code, said } = await audit({ hono: [vulnerability] });
    assert.equal(code, 0);
    assert.match(said, /^ {2}shipped: hono .*\(high\): A vulnerability https:\/\/x\.example\/1/m);
  });

  it('reports that there are no vulnerabilities', async () => {
    assert.deepEqual(await audit({}), {
      code: 0,
      said: 'Known vulnerabilities: 0, 0 of them in shipped packages.\n',
    });
    assert.deepEqual(await audit(null), {
      code: 0,
      said: "Known vulnerabilities: the registry doesn't support audits.\n",
    });
  });
});
