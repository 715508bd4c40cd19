import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCommandLine } from '../../src/panel/command-line.js';

describe('the command line', () => {
  const read = (line: string) => readCommandLine(line.split(' ').filter((word) => word !== ''));

  it('starts on 127.0.0.1:8080 when nothing is said', () => {
    assert.deepEqual(read(''), { kind: 'start', options: { port: 8080, host: '127.0.0.1' } });
  });

  it('takes every switch', () => {
    const line =
      '--port 0 --host localhost --db panel.sqlite --zone Asia/Tokyo --speed 2.5 --seed -3 ' +
      '--now 2026-03-29T00:30Z --no-cors --no-v2 --no-legacy --latency 300 --fail 0.1 --page-size 20 ' +
      '--history-order desc --control --max-age 0 --public-url https://radio.example/panel --trust-proxy --log ' +
      '--history-limit 5000';
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
        log: true,
        historyLimit: 5000,
      },
    });
    assert.deepEqual(read('--page-size none --port=9'), {
      kind: 'start',
      options: { port: 9, host: '127.0.0.1', pageSize: null },
    });
  });

  it('says in one sentence what is wrong', () => {
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

  it('gives control to nobody but this machine', () => {
    assert.equal(read('--control --host 0.0.0.0').kind, 'wrong');
    assert.equal(read('--host radio.example --control').kind, 'wrong');
    for (const host of ['127.0.0.1', 'localhost', '::1', '[::1]', '127.8.8.8']) {
      assert.equal(read(`--control --host ${host}`).kind, 'start', host);
    }
  });

  it('has a page of help that names every switch', () => {
    const answer = read('--port 1 --help');
    assert.equal(answer.kind, 'help');
    for (const name of ['--port', '--history-order', '--trust-proxy', '--help']) {
      assert.ok(answer.kind === 'help' && answer.page.includes(name));
    }
    assert.equal(read('-h').kind, 'help');
  });
});
