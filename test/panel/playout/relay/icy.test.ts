import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { ChannelRecord, HistoryRecord } from '../../../../src/contract/records.js';
import { SourceFailure } from '../../../../src/panel/playout/relay/source/source-failure.js';
import {
  createIcyBlocks,
  lastTitle,
  titleOfBlock,
} from '../../../../src/panel/playout/relay/source/icy-blocks.js';
import { openIcy } from '../../../../src/panel/playout/relay/source/icy-connection.js';
import { networkOfSource } from '../../../../src/panel/playout/relay/source/network.js';
import { MORNING } from '../../../kit/open-panel.js';
import { PATIENCE_MS } from '../../../kit/patience.js';
import { until } from '../../../kit/until.js';
import { openRelay } from './open-relay.js';
import { openServer } from './open-server.js';
import { openStream } from './stream-server.js';

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe('the metadata blocks of a stream', () => {
  const stream = Buffer.concat([
    Buffer.alloc(5, 1),
    Buffer.from([1]),
    Buffer.from('first block 16 b'),
    Buffer.alloc(5, 2),
    Buffer.from([0]),
    Buffer.alloc(5, 3),
    Buffer.from([2]),
    Buffer.from('the second block is twice as big'),
    Buffer.alloc(3, 4),
  ]);

  it('are found across chunk boundaries', () => {
    for (let size = 1; size <= stream.length; size += 1) {
      const blocks = createIcyBlocks(5);
      const found: string[] = [];
      for (let at = 0; at < stream.length; at += size)
        found.push(...blocks.push(stream.subarray(at, at + size)).map((block) => String(Buffer.from(block))));
      assert.deepEqual(found, ['first block 16 b', 'the second block is twice as big'], String(size));
    }
  });

  it('can contain quotes and semicolons', () => {
    for (const [block, title] of [
      [bytes("StreamTitle='A - B';\0\0\0"), 'A - B'],
      [bytes("StreamTitle='A - B';StreamUrl='http://x/';"), 'A - B'],
      [bytes("StreamTitle='Don't - Rock 'n' Roll';StreamUrl='';"), "Don't - Rock 'n' Roll"],
      [bytes("StreamTitle='A - It's 'here'; there';"), "A - It's 'here'; there"],
      [bytes("StreamTitle='';"), ''],
      [bytes("StreamUrl='x';StreamTitle='A - B'"), 'A - B'],
      [bytes("StreamTitle='cut off here"), 'cut off here'],
      [Buffer.from("StreamTitle='Björk - Jóga';", 'latin1'), 'Björk - Jóga'],
      [bytes("StreamTitle='Björk - Jóga';"), 'Björk - Jóga'],
      [bytes("StreamUrl='x';"), null],
    ] as const)
      assert.equal(titleOfBlock(block), title);
  });

  it("are decoded with the source's charset", () => {
    const block = Buffer.concat([bytes("StreamTitle='"), Buffer.of(0xca, 0xe8, 0xed, 0xee), bytes("';")]);
    assert.equal(titleOfBlock(block, 'windows-1251'), 'Кино');
    assert.equal(lastTitle([block], 'windows-1251'), 'Кино');
    assert.equal(titleOfBlock(bytes("StreamTitle='Björk'"), 'windows-1251'), 'Björk');
  });

  it('the last of several titles is used', () => {
    const blocks = ["StreamTitle='A';", "StreamTitle='B';StreamUrl='';", "StreamUrl='x';"].map(bytes);
    assert.equal(lastTitle(blocks), 'B');
    assert.equal(lastTitle(blocks.slice(2)), null);
    assert.equal(lastTitle([]), null);
  });
});

/** The panel's clock runs twenty times as fast. */
const QUICK = { speed: 20, now: MORNING };

describe('the relay of a stream', () => {
  it('stores a title after two seconds', async () => {
    const stream = openStream();
    stream.title('The Tides - Harbour lights');
    const relay = openRelay(`icy:${stream.url}`, QUICK);
    const latest = async () => (await relay.get<HistoryRecord[]>('/api/v2/history/?server=1')).at(-1);
    await until(async () => (await latest())?.title === 'Harbour lights', 'the first title');
    for (const title of ['Pier', 'Low water', 'Pier']) {
      const changed = relay.panel.now();
      stream.title(`The Tides - ${title}`);
      await until(async () => (await latest())?.title === title, title);
      const play = await latest();
      assert.ok(play && play.ts >= changed && play.ts + 2000 <= relay.panel.now());
      assert.equal(play.author, 'The Tides');
    }
    const plays = await relay.get<HistoryRecord[]>('/api/v2/history/?server=1');
    assert.deepEqual(
      plays.map((play) => play.title),
      ['Harbour lights', 'Pier', 'Low water', 'Pier'],
    );
    assert.equal(plays[1]?.all_music_id, plays[3]?.all_music_id);
    assert.deepEqual([stream.requests.length, stream.listeners()], [1, 1]);
    assert.match(stream.requests[0] ?? '', /^GET \/live\.mp3 HTTP\/1\.0\r\n[^]*Icy-MetaData: 1\r\n/);
    const [channel] = await relay.get<ChannelRecord[]>('/api/v2/channels/?server=1');
    assert.deepEqual([channel?.stream_url, channel?.bitrate, channel?.s_format], [stream.url, '128', 'mp3']);
    assert.deepEqual(await relay.get('/api/v2/servers/'), [{ id: 1, name: 'Radio Meridian' }]);
  });

  it('keeps the current play after a lost connection', async () => {
    const stream = openStream({ status: 'HTTP/1.0 200 OK' });
    stream.title('The Tides - Pier');
    const relay = openRelay(`icy:${stream.url}`, QUICK);
    const titles = async () =>
      (await relay.get<HistoryRecord[]>('/api/v2/history/?server=1')).map((play) => play.title);
    await until(async () => (await titles()).length === 1, 'the title');
    stream.cut();
    await until(() => stream.requests.length === 2 && stream.listeners() === 1, 'a new connection');
    stream.title('The Tides - Low water');
    await until(async () => (await titles()).length === 2, 'the next title');
    assert.deepEqual(await titles(), ['Pier', 'Low water']);
  });

  it('ends the current play when the title is empty', async () => {
    const stream = openStream();
    stream.title('The Tides - Pier');
    const relay = openRelay(`icy:${stream.url}`, QUICK);
    const plays = () => relay.get<HistoryRecord[]>('/api/v2/history/?server=1');
    await until(async () => (await plays()).length === 1, 'the title');
    stream.title('');
    await until(async () => (await plays())[0]?.length !== null, 'the end');
    assert.equal((await plays()).length, 1);
  });

  it('ignores titles that last under two seconds', async () => {
    const stream = openStream();
    // While the clock is stopped, no title is ever current for two seconds.
    const relay = openRelay(`icy:${stream.url}`, { speed: 0, now: MORNING });
    for (let index = 0; index < 50; index += 1) {
      stream.title(`The Tides - Song ${index}`);
      const { blocks } = stream;
      await until(() => stream.blocks > blocks, 'a block');
    }
    await until(
      async () => (await relay.get<unknown[]>('/api/v2/channels/?server=1')).length > 0,
      'the stream',
    );
    assert.deepEqual(await relay.get('/api/v2/history/?server=1'), []);
  });
});

describe('openIcy', () => {
  const closing = new AbortController();
  after(() => closing.abort());
  const open = (url: string, headMilliseconds = PATIENCE_MS) =>
    openIcy(url, networkOfSource(url), closing.signal, headMilliseconds);
  const fails = (reason: RegExp) => (error: unknown) =>
    error instanceof SourceFailure && reason.test(error.message);

  it('follows a redirect, but not a redirect loop', async () => {
    const stream = openStream();
    const { url } = openServer((request, response) =>
      response.writeHead(302, { Location: request.url === '/there' ? stream.url : '/' }).end(),
    );
    const opened = await open(`${url}/there`);
    opened.socket.destroy();
    assert.equal(opened.interval, 400);
    await assert.rejects(open(`${url}/circle`), fails(/too often/));
  });

  it('fails if the stream has no titles', async () => {
    const responses = [
      [/no titles/, 'HTTP/1.0 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n'],
      [/no titles/, 'HTTP/1.0 200 OK\r\nicy-metaint: 1e9\r\n\r\n'],
      [/too often/, 'HTTP/1.0 200 OK\r\nicy-metaint: 1\r\n\r\n'],
      [/too often/, 'HTTP/1.0 200 OK\r\nicy-metaint: 255\r\n\r\n'],
      [/status 404/, 'HTTP/1.0 404 Not Found\r\n\r\n'],
      [/status 0/, 'SSH-2.0-OpenSSH\r\n\r\n'],
      [/headers are too long/, `HTTP/1.0 200 OK\r\n${'x'.repeat(20_000)}`],
    ] as const;
    for (const [reason, text] of responses) {
      const { url } = openServer((request) => request.socket.write(text));
      await assert.rejects(open(url), fails(reason), text.slice(0, 60));
    }
    const { url } = openServer((request) => request.socket.write('HTTP/1.0 200 OK\r\n'));
    await assert.rejects(open(url, 300), fails(/in time/));
    await assert.rejects(open('http://127.0.0.1:1/'), fails(/ECONNREFUSED/));
  });
});
