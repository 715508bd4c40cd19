/** Runs shared caches with the configurations of docs/caching.md. Only addresses and folders are changed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithTests } from './end-with-tests.js';
import { freePort } from './sshd.js';
import { until } from './until.js';
import { pathOf, whyMissing } from './why-missing.js';

export interface SharedCache {
  port: number;
  close(): Promise<void>;
}

/** Starts a cache in front of the panel at this port. */
type Start = (panel: number, folder: string) => Promise<SharedCache>;

interface Kind {
  programs: string[];
  start: Start;
}

/** Caches by the language of their code block in docs/caching.md. */
export const kinds: Record<string, Kind> = {
  nginx: { programs: ['nginx'], start: startNginx },
  vcl: { programs: ['varnishd'], start: startVarnish },
  haproxy: { programs: ['haproxy', 'varnishd'], start: startHaproxy },
  caddyfile: { programs: ['caddy', 'varnishd'], start: startCaddy },
};

/** Returns the reason to skip the tests of a cache, or false. */
export function whyNoCache(kind: string): string | false {
  return (
    whyMissing(...kinds[kind]!.programs) ||
    (process.getuid?.() === 0 ? false : 'Only root can start this cache with folders of its own.')
  );
}

export async function openSharedCache(kind: string, panel: number): Promise<SharedCache> {
  const folder = mkdtempSync(join(tmpdir(), `onair-${kind}-`));
  const { port, close } = await kinds[kind]!.start(panel, folder);
  return {
    port,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the page's code block in this language after applying all `changes`. Throws if a text to change is missing. */
function configuration(language: string, changes: Record<string, string>): string {
  const page = readFileSync('docs/caching.md', 'utf8');
  const block = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(page)?.[1];
  assert.ok(block !== undefined, `docs/caching.md has no ${language}`);
  return Object.entries(changes).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), `docs/caching.md, ${language}: no ${from}`);
    return text.replaceAll(from, to);
  }, block);
}

async function startNginx(panel: number, folder: string): Promise<SharedCache> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const changes = {
    'listen 80;': `listen 127.0.0.1:${port}; access_log off;`,
    '127.0.0.1:8080': `127.0.0.1:${panel}`,
    '/var/cache/nginx': folder,
  };
  writeFileSync(file, configuration('nginx', changes));
  const own = `daemon off; user root; pid ${folder}/pid; error_log ${folder}/errors;`;
  return run('nginx', ['-c', file, '-e', join(folder, 'errors'), '-g', own], port);
}

async function startVarnish(
  panel: number,
  folder: string,
  protocol = 'HTTP',
  changes: Record<string, string> = {},
): Promise<SharedCache> {
  const port = await freePort();
  const file = join(folder, 'default.vcl');
  writeFileSync(file, configuration('vcl', { '"8080"': `"${panel}"`, ...changes }));
  const listen = `127.0.0.1:${port},${protocol}`;
  const work = join(folder, 'varnish');
  // The timeout is the one that docs/caching.md recommends. With the default of 5 s, a busy machine may be too slow for
  // the first request of a connection.
  const settings = ['-s', 'malloc,64m', '-p', 'timeout_idle=60'];
  return run('varnishd', ['-F', '-j', 'none', '-n', work, '-a', listen, '-f', file, ...settings], port);
}

async function startHaproxy(panel: number, folder: string): Promise<SharedCache> {
  const varnish = await startVarnish(panel, folder, 'PROXY');
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const changes = {
    'bind :80': `bind 127.0.0.1:${port}`,
    '127.0.0.1:6081': `127.0.0.1:${varnish.port}`,
    '127.0.0.1:8080': `127.0.0.1:${panel}`,
  };
  writeFileSync(file, configuration('haproxy', changes));
  return before(varnish, await run('haproxy', ['-db', '-f', file], port));
}

async function startCaddy(panel: number, folder: string): Promise<SharedCache> {
  const begin = 'sub vcl_recv {';
  const line = configuration('vcl-behind-caddy', {});
  const varnish = await startVarnish(panel, folder, 'HTTP', { [begin]: `${begin}\n  ${line}` });
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const changes = {
    grace_period: 'admin off\n\tgrace_period',
    // Caddy can't get a certificate here.
    'radio.example {': `http://:${port} {`,
    '127.0.0.1:6081': `127.0.0.1:${varnish.port}`,
    '127.0.0.1:8080': `127.0.0.1:${panel}`,
  };
  writeFileSync(file, configuration('caddyfile', changes));
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return before(varnish, await run('caddy', args, port, { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }));
}

/** Combines two servers, one in front of the other, that are closed together. */
const before = (behind: SharedCache, first: SharedCache): SharedCache => ({
  port: first.port,
  async close() {
    await first.close();
    await behind.close();
  },
});

/** Resolves when the program is listening. */
async function run(
  program: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<SharedCache> {
  const child = spawn(pathOf(program)!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  // Varnish stops its worker process on SIGTERM.
  endWithTests(child, () => child.kill('SIGTERM'));
  let said = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (part) => (said += String(part)));
  const gone = once(child, 'exit');
  await until(async () => {
    assert.equal(child.exitCode, null, `${program} exited: ${said}`);
    return listens(port);
  }, `${program} listens`);
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
