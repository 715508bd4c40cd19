import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Channel } from '../../../src/servers/panel/channel.js';
import { channelNames } from '../../../src/elements/player/stream-choice.js';

function channel(id: number, more: Partial<Channel> = {}): Channel {
  return { id, bitrate: 128, s_format: 'mp3', stream_url: null, secure_stream_url: null, ...more };
}

describe('what a channel is called', () => {
  const names = (...channels: Channel[]): string[] => channelNames(channels, (rate) => `${rate} kbit/s`);

  it('is its bitrate', () => {
    assert.deepEqual(names(channel(1), channel(2, { bitrate: 32 })), ['128 kbit/s', '32 kbit/s']);
  });

  it('is its format as well, where they differ in it', () => {
    assert.deepEqual(names(channel(1), channel(2, { s_format: 'aac' })), [
      '128 kbit/s · MP3',
      '128 kbit/s · AAC',
    ]);
  });

  it('has a number where nothing else tells it apart', () => {
    assert.deepEqual(names(channel(1), channel(2), channel(3, { bitrate: 32 })), [
      '128 kbit/s #1',
      '128 kbit/s #2',
      '32 kbit/s',
    ]);
    assert.deepEqual(names(channel(1, { bitrate: null, s_format: null })), ['#1']);
  });
});
