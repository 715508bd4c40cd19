import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstAddress } from '../../src/client/stream-playlist.js';
import { isPlaylist } from '../../src/elements/playback/streams.js';

const STREAM = 'https://radio.example:8000/live?quality=high';

describe('a playlist in place of a stream', () => {
  it('is recognized by its extension', () => {
    for (const path of ['listen.m3u', 'listen.pls?sid=1', 'LISTEN.PLS', 'tune.asx#1', 'radio.xspf'])
      assert.equal(isPlaylist('https://radio.example/' + path), true, path);
    for (const path of ['listen.m3u8', 'live', 'live.mp3', 'live?format=.pls', ''])
      assert.equal(isPlaylist('https://radio.example/' + path), false, path);
    assert.equal(isPlaylist('listen.pls'), false);
  });

  for (const [format, playlist] of Object.entries({
    M3U: `#EXTM3U\r\n#EXTINF:-1 tvg-logo="https://radio.example/logo.png",Radio Meridian\r\n${STREAM}\r\nhttps://radio.example/other\r\n`,
    'M3U without a header': STREAM,
    PLS: `[playlist]\nNumberOfEntries=2\nFile1=${STREAM}\nTitle1=Radio = Meridian\nFile2=https://radio.example/other\n`,
    ASX: `<asx version="3.0"><entry><ref href = "${STREAM}" /></entry></asx>`,
    XSPF: `<playlist xmlns="http://xspf.org/ns/0/"><trackList><track><location>${STREAM}</location></track></trackList></playlist>`,
  })) {
    it(`provides the stream's URL from ${format}`, () => {
      assert.equal(firstAddress(playlist), STREAM);
    });
  }

  it('provides no URL without an http(s) entry', () => {
    for (const playlist of [
      '',
      '#EXTM3U\n',
      '<html><p>Not found</p></html>',
      'File1=file:///radio.mp3',
      'mms://radio.example/',
    ])
      assert.equal(firstAddress(playlist), null, playlist);
  });
});
