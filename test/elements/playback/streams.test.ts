import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Channel } from '../../../src/servers/panel/channel.js';
import { channelNames, chooseChannel, streamOf } from '../../../src/elements/playback/streams.js';

const HTTP = 'http://panel.example:8000/radio';
const HTTPS = 'https://panel.example/radio';

function channel(id: number, more: Partial<Channel> = {}): Channel {
  return { id, bitrate: 128, s_format: 'mp3', stream_url: HTTP, secure_stream_url: HTTPS, ...more };
}

describe('streamOf', () => {
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
    it(`picks a URL for ${page} from ${stream_url} and ${secure_stream_url}`, () => {
      assert.deepEqual(streamOf(channel(1, { stream_url, secure_stream_url }), page), expected);
    });
  }
});

describe('chooseChannel', () => {
  const channels = [channel(1, { stream_url: null, secure_stream_url: null }), channel(2), channel(3)];

  it('returns the channel with the first known id', () => {
    assert.equal(chooseChannel(channels, ['3', 2], 'http:')?.id, 3);
    assert.equal(chooseChannel(channels, [null, '3'], 'http:')?.id, 3);
    assert.equal(chooseChannel(channels, ['77', 'x'], 'http:')?.id, 2);
    assert.equal(chooseChannel(channels, [null, null], 'http:')?.id, 2);
  });

  it('skips channels without a URL', () => {
    assert.equal(chooseChannel(channels, ['1', null], 'http:')?.id, 1);
    assert.equal(chooseChannel([channels[0]!], [null, null], 'http:')?.id, 1);
    assert.equal(chooseChannel([], ['1', null], 'http:'), undefined);
  });
});

describe('channelNames', () => {
  const words = { bitrate: '{} kbit/s', high: 'High', low: 'Low' };
  const namesOf = (...channels: Channel[]): string[] => channelNames(channels, words);

  it('names two bitrates "high" and "low"', () => {
    assert.deepEqual(namesOf(channel(1), channel(2, { bitrate: 32 })), ['High', 'Low']);
    assert.deepEqual(namesOf(channel(1, { bitrate: 32 }), channel(2)), ['Low', 'High']);
  });

  it('names one or three channels by bitrate', () => {
    assert.deepEqual(namesOf(channel(1), channel(2, { bitrate: 64 }), channel(3, { bitrate: 32 })), [
      '128 kbit/s',
      '64 kbit/s',
      '32 kbit/s',
    ]);
    assert.deepEqual(namesOf(channel(1), channel(2, { bitrate: null })), ['128 kbit/s', 'MP3']);
    assert.deepEqual(namesOf(channel(1)), ['128 kbit/s']);
  });

  it('adds the format if it differs between channels', () => {
    assert.deepEqual(namesOf(channel(1), channel(2, { s_format: 'aac' })), [
      '128 kbit/s · MP3',
      '128 kbit/s · AAC',
    ]);
  });

  it('adds a number to identical names', () => {
    assert.deepEqual(namesOf(channel(1), channel(2), channel(3, { bitrate: 32 })), [
      '128 kbit/s #1',
      '128 kbit/s #2',
      '32 kbit/s',
    ]);
    assert.deepEqual(namesOf(channel(1, { bitrate: null, s_format: null })), ['#1']);
  });
});
