import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Channel } from '../../../src/servers/panel/channel.js';
import { chooseChannel, streamOf } from '../../../src/elements/player/streams.js';

const HTTP = 'http://panel.example:8000/radio';
const HTTPS = 'https://panel.example/radio';

function channel(id: number, more: Partial<Channel> = {}): Channel {
  return { id, bitrate: 128, s_format: 'mp3', stream_url: HTTP, secure_stream_url: HTTPS, ...more };
}

describe('where a channel plays', () => {
  for (const [page, stream_url, secure_stream_url, expected] of [
    ['http:', HTTP, HTTPS, { url: HTTP }],
    ['https:', HTTP, HTTPS, { url: HTTPS }],
    ['http:', null, HTTPS, { url: HTTPS }],
    ['https:', HTTPS, null, { url: HTTPS }],
    ['https:', HTTP, null, { problem: 'insecure' }],
    ['https:', HTTP, HTTP, { problem: 'insecure' }],
    ['http:', HTTP, null, { url: HTTP }],
    ['http:', null, null, { problem: 'missing' }],
    ['https:', null, null, { problem: 'missing' }],
    ['file:', HTTP, HTTPS, { url: HTTP }],
  ] as const) {
    it(`on a page of ${page} with ${stream_url} and ${secure_stream_url}`, () => {
      assert.deepEqual(streamOf(channel(1, { stream_url, secure_stream_url }), page), expected);
    });
  }
});

describe('the channel that plays', () => {
  const channels = [channel(1, { stream_url: null, secure_stream_url: null }), channel(2), channel(3)];

  it('is what the visitor chose, then what the page says, then the first that plays', () => {
    assert.equal(chooseChannel(channels, ['3', 2], 'http:')?.id, 3);
    assert.equal(chooseChannel(channels, [null, '3'], 'http:')?.id, 3);
    assert.equal(chooseChannel(channels, ['77', 'x'], 'http:')?.id, 2);
    assert.equal(chooseChannel(channels, [null, null], 'http:')?.id, 2);
  });

  it('may be one that does not play, where somebody chose it or there is no other', () => {
    assert.equal(chooseChannel(channels, ['1', null], 'http:')?.id, 1);
    assert.equal(chooseChannel([channels[0]!], [null, null], 'http:')?.id, 1);
    assert.equal(chooseChannel([], ['1', null], 'http:'), undefined);
  });
});
