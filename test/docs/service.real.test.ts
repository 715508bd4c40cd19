import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { startProcess } from '../kit/panel-process.js';

const page = readFileSync('docs/panel.md', 'utf8');
const [, unit = ''] = /^```ini\n(\[Unit\][^]*?)^```$/m.exec(page) ?? [];
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const STATE = '/var/lib/onair-panel';
const PROGRAM = '/opt/onair-panel/node_modules/.bin/onair-panel';

describe('the systemd unit in docs/panel.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-service-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is valid and grants few privileges', { skip: !hasSystemd && 'no systemd here' }, () => {
    const program = join(folder, 'onair-panel');
    writeFileSync(program, '#!/bin/sh\n');
    chmodSync(program, 0o755);
    const file = join(folder, 'onair-panel.service');
    writeFileSync(file, unit.replace(PROGRAM, program));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    assert.deepEqual([verified.status, verified.stdout + verified.stderr], [0, '']);
    // From 0 (no rights) to 10. A unit without any restriction has 9.6.
    const rated = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', file]);
    assert.equal(rated.status, 0, String(rated.stdout).trim().split('\n').at(-1));
  });

  it('works with every command on the page', async () => {
    const state = join(folder, 'state');
    mkdirSync(state, { mode: 0o700 });
    writeFileSync(join(folder, 'password'), 'correct horse\n');
    writeFileSync(join(folder, 'api-key'), 'key-of-the-unit\n');
    const here = (text: string) => text.replaceAll(STATE, state).replaceAll('%d', folder);
    const variables = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      here(value),
    ]);
    assert.equal(variables.length, 8);
    const environment = Object.fromEntries(variables) as Record<string, string>;
    const start = () => startProcess(['--port', '0'], environment);
    const panel = await start();
    assert.equal((await fetch(`${panel.url}/healthz`)).status, 200);
    const login = await fetch(`${panel.url}/api/v1/rest-auth/login/`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'ana', password: 'correct horse' }),
    });
    assert.equal(login.status, 200);

    const commands = [...page.matchAll(/^\/opt\/\S+\/onair-panel (.*)$/gm)].map(([, rest = '']) =>
      here(rest)
        .replaceAll(/\/(root|var\/backups)\//g, `${folder}/`)
        .split(' '),
    );
    assert.deepEqual(
      commands.map(([name]) => name),
      ['backup', 'backup', 'restore'],
    );
    for (const command of commands) {
      if (command[0] === 'restore') assert.equal(await panel.stop(), 0);
      const run = await startProcess(command);
      assert.equal(await run.stop(), 0, run.complaints());
    }
    const again = await start();
    assert.equal((await fetch(`${again.url}/healthz`)).status, 200);
    assert.equal(await again.stop(), 0);
    assert.equal(panel.complaints() + again.complaints(), '');
  });
});
