import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { cliOptions } from '../../src/panel/cli-options.js';
import { readCommandLine } from '../../src/panel/command-line.js';

/** A value for each option that isn't a number. */
const VALUES: Record<string, string> = {
  host: 'localhost',
  zone: 'Asia/Tokyo',
  now: '2026-03-29T00:30Z',
  'history-order': 'asc',
  'public-url': 'https://radio.example',
  'api-key-header': 'X-Key',
  relay: 'panel:https://radio.example',
  'allow-migration-from': `old.example=SHA256:${'A'.repeat(43)}`,
};

describe('the command line', () => {
  const read = (line: string, environment = {}) =>
    readCommandLine(
      line.split(' ').filter((word) => word !== ''),
      environment,
    );

  it('defaults to 127.0.0.1:8080', () => {
    assert.deepEqual(read(''), { kind: 'start', options: { port: 8080, host: '127.0.0.1' } });
  });

  it('accepts every option', () => {
    const line =
      '--port 0 --host localhost --db panel.sqlite --zone Asia/Tokyo --speed 2.5 --seed -3 ' +
      '--now 2026-03-29T00:30Z --no-cors --no-v2 --no-legacy --latency 300 --fail 0.1 --page-size 20 ' +
      '--history-order desc --control --max-age 0 --public-url https://radio.example/panel --trust-proxy --events --log ' +
      '--history-limit 5000 --votes-per-minute 10 --connections 50 --connections-per-address 5 ' +
      '--requests-per-hour 3 --request-again 0 --approve-requests';
    assert.deepEqual(read(line), {
      kind: 'start',
      options: {
        port: 0,
        host: 'localhost',
        db: 'panel.sqlite',
        zone: 'Asia/Tokyo',
        speed: 2.5,
        seed: -3,
        now: Date.parse('2026-03-29T00:30:00Z'),
        cors: false,
        v2: false,
        legacy: false,
        latency: 300,
        fail: 0.1,
        pageSize: 20,
        historyOrder: 'desc',
        control: true,
        maxAge: 0,
        publicUrl: 'https://radio.example/panel',
        trustProxy: true,
        events: true,
        log: true,
        historyLimit: 5000,
        votesPerMinute: 10,
        connections: 50,
        connectionsPerAddress: 5,
        requestsPerHour: 3,
        requestAgain: 0,
        approveRequests: true,
      },
    });
    assert.deepEqual(read('--page-size none --port=9'), {
      kind: 'start',
      options: { port: 9, host: '127.0.0.1', pageSize: null },
    });
  });

  it('reports an invalid option in one sentence', () => {
    const lines = [
      '--port abc',
      '--port 70000',
      '--port',
      '--port 1.5',
      '--db',
      '--db --port 1',
      '--zone Mars/One',
      '--speed -1',
      '--speed fast',
      '--seed 1.5',
      '--now yesterday',
      '--now 2026-03-29T00:30',
      '--no-cors=1',
      '--latency -1',
      '--fail 2',
      '--page-size 0',
      '--page-size all',
      '--history-order up',
      '--max-age 1.5',
      '--public-url radio.example',
      '--public-url ftp://x',
      '--host a/b',
      '--zone +02:00',
      '--user a:b',
      '--token-life 0',
      '--api-key-header a:b',
      '--admin-user me',
      '--history-limit 0',
      '--votes-per-minute 0',
      '--requests-per-hour 0',
      '--request-again -1',
      '--connections 0',
      '--connections-per-address 1.5',
      '--nothing',
      'serve',
      '-p',
    ];
    for (const line of lines) {
      const answer = read(line);
      assert.equal(answer.kind, 'wrong', line);
      if (answer.kind === 'wrong') assert.match(answer.sentence, /^[^\n]+\.$/);
    }
  });

  it('reads every option from the environment', () => {
    for (const option of cliOptions.filter(({ name }) => !name.endsWith('-file'))) {
      const value = VALUES[option.name] ?? '1';
      const switches = option.valueName === null ? [`--${option.name}`] : [`--${option.name}`, value];
      const variable = `ONAIR_PANEL_${option.name.replaceAll('-', '_').toUpperCase()}`;
      const answer = readCommandLine([], { [variable]: value });
      assert.equal(answer.kind, 'start', variable);
      assert.deepEqual(answer, readCommandLine(switches), variable);
    }
  });

  it('prefers options to environment variables', () => {
    const environment = { ONAIR_PANEL_PORT: '9', ONAIR_PANEL_DB: '', ONAIR_PANEL_NO_V2: 'false', ELSE: 'x' };
    const options = { port: 7, host: '127.0.0.1' };
    assert.deepEqual(read('--port 7', environment), { kind: 'start', options });
  });

  it('reports invalid variables without secrets', () => {
    for (const [environment, sentence] of [
      [{ ONAIR_PANEL_PORT: 'abc' }, 'ONAIR_PANEL_PORT must be a whole number from 0 to 65535, not "abc".'],
      [{ ONAIR_PANEL_NO_CORS: 'maybe' }, 'ONAIR_PANEL_NO_CORS must be 1 or 0, not "maybe".'],
      [{ ONAIR_PANEL_PUBLIC: 'x' }, 'Unknown variable ONAIR_PANEL_PUBLIC: there is no such option.'],
      [{ ONAIR_PANEL_API_KEY: 'a key' }, 'ONAIR_PANEL_API_KEY must be a key without spaces.'],
    ] as const) {
      assert.deepEqual(read('', environment), { kind: 'wrong', sentence });
    }
  });

  it('reads secrets from files', (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-secret-files-'));
    test.after(() => rmSync(folder, { recursive: true }));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const password = file('password', 'correct horse \n');
    const apiKey = file('key', 'abc\r\n');
    const expected = {
      kind: 'start',
      options: { port: 8080, host: '127.0.0.1', password: 'correct horse ', apiKey: 'abc' },
    };
    assert.deepEqual(read(`--password-file ${password} --api-key-file ${apiKey}`), expected);
    const environment = { ONAIR_PANEL_PASSWORD_FILE: password, ONAIR_PANEL_API_KEY_FILE: apiKey };
    assert.deepEqual(read('', environment), expected);
    for (const [line, reason] of [
      [`--password-file ${join(folder, 'none')}`, 'there is no such file'],
      [`--password-file ${file('empty', '\n')}`, "it doesn't contain that password"],
      [`--api-key-file ${file('blank', 'a b')}`, "it doesn't contain that API key"],
      [`--api-key-file ${folder}`, 'it is a folder'],
    ] as const) {
      const sentence = `Can't use ${line.split(' ')[1]}: ${reason}.`;
      assert.deepEqual(read(line), { kind: 'wrong', sentence });
    }
  });

  it('allows the control API only on loopback', () => {
    assert.equal(read('--control --host 0.0.0.0').kind, 'wrong');
    assert.equal(read('--host radio.example --control').kind, 'wrong');
    for (const host of ['127.0.0.1', 'localhost', '::1', '[::1]', '127.8.8.8']) {
      assert.equal(read(`--control --host ${host}`).kind, 'start', host);
    }
  });

  it('has a help text that lists every option', () => {
    const answer = read('--port 1 --help');
    assert.equal(answer.kind, 'help');
    for (const name of ['--port', '--history-order', '--trust-proxy', '--help']) {
      assert.ok(answer.kind === 'help' && answer.page.includes(name));
    }
    assert.equal(read('-h').kind, 'help');
  });
});
