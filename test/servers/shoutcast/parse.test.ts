import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shoutcast } from '../../../src/servers/shoutcast/read.js';

const place = { baseUrl: 'http://radio.example:8000', station: '' };
const parse = (text: string): unknown => shoutcast.parse!(text);
const newest = (...texts: string[]) => {
  const report = shoutcast.newest.read(texts.map(parse), place, undefined);
  return (
    report && [report.onAir, report.name, ...report.plays.map(({ author, title, ts }) => [author, title, ts])]
  );
};
const channels = (text: string, station = '') =>
  shoutcast
    .channels!.read([parse(text)], { ...place, station }, undefined)!
    .map(({ id, stream_url, bitrate, s_format }) => [id, stream_url, bitrate, s_format]);

const page = (line: string): string =>
  `<HTML><meta http-equiv="Pragma" content="no-cache"></head><body>${line}</body></html>`;

describe('Shoutcast 1', () => {
  it('is parsed from its web page', () => {
    assert.deepEqual(shoutcast.newest.alternatives(place, undefined).at(-1), ['/7.html']);
    assert.deepEqual(shoutcast.channels!.alternatives(place, undefined).at(-1), ['/7.html']);
  });

  it('reports a title, listeners and a stream', () => {
    const line = page('23,1,166,200,22,128,Earth, Wind &amp; Fire - September');
    assert.deepEqual(newest(line), [true, null, ['Earth, Wind & Fire', 'September', null]]);
    assert.equal(shoutcast.newest.read([parse(line)], place, undefined)!.plays[0]!.n_listeners, 23);
    assert.deepEqual(channels(line), [[1, 'http://radio.example:8000/;', '128', null]]);
  });

  it('is off air if there is no source', () => {
    assert.deepEqual(newest(page('0,0,0,50,0,0,')), [false, null]);
    assert.deepEqual(newest(page('0,1,1,25,0,128,')), [true, null]);
  });

  it('can be parsed if markup is missing', () => {
    for (const text of [
      '<html><body>3,1,8,200,3,64,A - B</body></html>',
      '<!DOCTYPE html>\n<html><head></head><body>\n3,1,8,200,3,64,A - B\n</body></html>\n'.slice(16),
      '3,1,8,200,3,64,A - B\n',
    ])
      assert.deepEqual(newest(text), [true, null, ['A', 'B', null]], text);
  });
});

const XML =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><!DOCTYPE SHOUTCASTSERVER [<!ELEMENT SHOUTCASTSERVER (CURRENTLISTENERS)><!ELEMENT CURRENTLISTENERS (#PCDATA)>]>';
const STREAM =
  '<CURRENTLISTENERS>7</CURRENTLISTENERS><PEAKLISTENERS>9</PEAKLISTENERS><SERVERGENRE>Misc</SERVERGENRE>' +
  '<SERVERTITLE>Radio &#38; X</SERVERTITLE><SONGTITLE>B &amp; C - 2</SONGTITLE><SONGURL></SONGURL><IRC/>' +
  '<STREAMSTATUS>1</STREAMSTATUS><STREAMPATH>/listen</STREAMPATH><BITRATE>128</BITRATE><CONTENT>audio/mpeg</CONTENT>' +
  '<VERSION>2.0.0.29 (posix(linux x64))</VERSION>';
const STATS = `${XML}<SHOUTCASTSERVER>${STREAM}</SHOUTCASTSERVER>`;
const PLAYED =
  `${XML}<SHOUTCASTSERVER><SONGHISTORY>` +
  '<SONG><PLAYEDAT>1386116562</PLAYEDAT><TITLE>B &amp; C - 2</TITLE><METADATA><TIT2>Two</TIT2><TPE1>B &amp; C</TPE1></METADATA></SONG>' +
  '<SONG><PLAYEDAT>1386116505</PLAYEDAT><TITLE>A - 1</TITLE></SONG></SONGHISTORY></SHOUTCASTSERVER>';

describe('Shoutcast 2.0', () => {
  it('reports the current title and the previous plays', () => {
    assert.deepEqual(newest(STATS, PLAYED), [
      true,
      'Radio & X',
      ['B & C', 'Two', 1386116562_000],
      ['A', '1', 1386116505_000],
    ]);
    assert.deepEqual(newest(STATS), [true, 'Radio & X', ['B & C', '2', null]]);
  });

  it('supports CDATA sections and HTML entities', () => {
    const titled = (title: string): unknown => newest(STATS.replace('B &amp; C - 2', title))![2];
    for (const [title, names] of [
      ['<![CDATA[B & C - 2 <3]]>', ['B & C', '2 <3']],
      ['\n  <![CDATA[B]]> - <![CDATA[2 [Live]]]>\n', ['B', '2 [Live]']],
      ['<![CDATA[Motörhead &amp; Co - 2]]>', ['Motörhead & Co', '2']],
      ['Mot&ouml;rhead - L&#8217;&eacute;t&#xE9; &ndash; Live', ['Motörhead', 'L’été – Live']],
    ] as const)
      assert.deepEqual(titled(title), [...names, null], title);
  });

  it('is off air if there is no source', () =>
    assert.equal(newest(STATS.replace('STREAMSTATUS>1', 'STREAMSTATUS>0'))![0], false));

  it('lists its streams', () => {
    assert.deepEqual(channels(STATS), [[1, 'http://radio.example:8000/listen', '128', 'mp3']]);
    const statistics =
      `${XML}<SHOUTCASTSERVER><STREAMSTATS><TOTALSTREAMS>2</TOTALSTREAMS><ACTIVESTREAMS>2</ACTIVESTREAMS>` +
      `<STREAM id="1">${STREAM}</STREAM><STREAM id="2">${STREAM.replace('/listen', '/low')}</STREAM></STREAMSTATS></SHOUTCASTSERVER>`;
    assert.deepEqual(
      channels(statistics).map(([id, url]) => [id, url]),
      [
        [1, 'http://radio.example:8000/listen'],
        [2, 'http://radio.example:8000/low'],
      ],
    );
    assert.deepEqual(channels(`${XML}<SHOUTCASTSERVER><STREAMSTATS></STREAMSTATS></SHOUTCASTSERVER>`), []);
  });
});

describe('the response for a missing stream', () => {
  it('is parsed as null', () => {
    for (const text of [
      'Invalid resource',
      'Invalid Resource\r\n',
      '<html><body>Invalid resource</body></html>',
    ]) {
      assert.equal(parse(text), null, text);
      assert.equal(newest(text), null);
    }
  });
});

describe("a response that isn't from Shoutcast 1 or 2.0", () => {
  it('is parsed as JSON', () => {
    assert.deepEqual(parse('{"streamstatus":1}'), { streamstatus: 1 });
    for (const text of ['', '<html><body>Hello, 1,2</body></html>', '<icestats/>', 'ICY 200 OK', '1,2,3'])
      assert.throws(() => parse(text), SyntaxError, text);
  });

  it('is parsed quickly with 2 MB of text', () => {
    for (const piece of [
      '<STREAM>',
      '<SONG>',
      '<A>',
      '<A></A>',
      '<METADATA>',
      '<html',
      '1,',
      '<!DOCTYPE',
      '<![CDATA[',
      ']]>',
    ])
      for (const start of ['', '<SHOUTCASTSERVER>', '<SHOUTCASTSERVER><SONGHISTORY>'])
        try {
          parse(start + piece.repeat(2 ** 21 / piece.length));
        } catch (error) {
          assert.ok(error instanceof SyntaxError);
        }
  });
});

describe('the DJ of a Shoutcast stream', () => {
  const read = (dj: unknown, streamstatus = 1) =>
    shoutcast.newest.read(
      [{ streamstatus, songtitle: 'A - 1', servertitle: 'Radio X', dj }, undefined],
      place,
      undefined,
    )!.plays[0]?.dj_name;
  it('is included in the current track', () => assert.equal(read('DJ Ada'), 'DJ Ada'));
  it('is omitted if it is a placeholder', () => {
    for (const dj of ['', undefined, 'N/A', 'Radio X', 7]) if (dj !== 7) assert.equal(read(dj), undefined);
  });
  it('is omitted while nothing is on air', () => assert.equal(read('DJ Ada', 0), undefined));
});
