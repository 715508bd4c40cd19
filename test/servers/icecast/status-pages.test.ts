import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { icecast } from '../../../src/servers/icecast/read.js';

const HEADER =
  'MountPoint,Connections,Stream Name,Current Listeners,Description,Currently Playing,Stream URL\n';
/** As Icecast-KH writes it: without an artist, the title follows a space. */
const TABLE = `
Global,Clients:1536,Sources:59,,39,,
${HEADER}/listen,0,,0,, ,http://radio.example:8000/listen
/live,12,Example FM,8,Our station, Artist - Title,http://radio.example:8000/live
/low,1,Example FM,2,Our station, Artist - Title,http://radio.example:8000/low
/other,44,Rock, Pop & More,31,Their station,Band Song,http://radio.example:8000/other
`;
const PAGE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html><html><body><div class="main">
<td><h3>Mount Point /live</h3></td><td align="right"><a href="./live.m3u">M3U</a></td>
<table border="0" cellpadding="4">
<tr><td>Stream Title:</td><td class="streamdata"> Example FM</td></tr>
<tr><td>Content Type:</td><td class="streamdata">audio/aacp</td></tr>
<tr><td>Bitrate:</td><td class="streamdata"> 64</td></tr>
<tr><td>Current Song:</td><td class="streamdata">Earth, Wind &amp; Fire - September</td></tr>
</table></div></body></html>`;

const place = (station = '') => ({ baseUrl: 'http://radio.example:8000', station });
const parsed = (...texts: string[]): unknown[] => texts.map((text) => icecast.parse!(text));
const newest = (texts: string[], station?: string) => {
  const { plays, onAir, name } = icecast.newest.read(parsed(...texts), place(station), undefined)!;
  return [plays[0]?.author, plays[0]?.title, plays[0]?.n_listeners, onAir, name];
};

describe('Icecast-KH without status-json.xsl', () => {
  it('is read from its status pages', () =>
    assert.deepEqual(icecast.newest.alternatives(place(), undefined), [
      ['/status-json.xsl'],
      ['/status2.xsl', '/status.xsl'],
      ['/status2.xsl'],
      ['/admin/publicstats.json'],
    ]));

  it('is read from the table', () => {
    assert.deepEqual(newest([TABLE]), ['Artist', 'Title', 10, true, 'Example FM']);
    assert.deepEqual(newest([TABLE], '/low'), ['Artist', 'Title', 10, true, 'Example FM']);
  });

  it("has titles that aren't split at a space", () =>
    assert.deepEqual(newest([TABLE], '/other'), [null, 'Band Song', 31, true, 'Rock, Pop & More']));

  it('lists its streams and stations', () => {
    assert.deepEqual(
      icecast.channels!.read(parsed(TABLE), place('/live'), undefined)!.map(({ stream_url }) => stream_url),
      ['http://radio.example:8000/live', 'http://radio.example:8000/low'],
    );
    assert.deepEqual(icecast.stations!.read(parsed(TABLE), place(), undefined), [
      { station: '/live', name: 'Example FM' },
      { station: '/other', name: 'Rock, Pop & More' },
    ]);
  });

  it('reports no title for ambiguous commas', () => {
    const row = '/live,12,Example FM,8,Hits, old and new, Artist - Title,http://radio.example:8000/live';
    assert.deepEqual(newest([HEADER + row]), [undefined, undefined, undefined, true, 'Example FM']);
  });

  it('is read from the web page', () => {
    assert.deepEqual(newest([TABLE, PAGE]).slice(0, 2), ['Earth, Wind & Fire', 'September']);
    const [channel] = icecast.channels!.read(parsed(TABLE, PAGE), place(), undefined)!;
    assert.deepEqual([channel!.s_format, channel!.bitrate], ['aac', '64']);
    // A mount that is only in the table keeps its title.
    assert.deepEqual(newest([TABLE, PAGE], '/other').slice(0, 2), [null, 'Band Song']);
  });

  it('is off air if its table is empty', () => {
    for (const rows of ['', '/listen,0,,0,, ,http://radio.example:8000/listen\n'])
      assert.deepEqual(newest([HEADER + rows]), [undefined, undefined, undefined, false, null]);
  });

  it('can have the table of Icecast 2.3', () => {
    const table = `<pre>\n${HEADER}Global,Client:4 Source: 2,,3,,\n/live,,,3,,Artist - Title,\n/talk,,,0,, - ,\n</pre>`;
    assert.deepEqual(newest([table]), ['Artist', 'Title', 3, true, null]);
    assert.equal(
      icecast.channels!.read(parsed(table), place(), undefined)![0]!.stream_url,
      'http://radio.example:8000/live',
    );
  });

  it('is parsed quickly if it has 2 MB of rows', () => {
    for (const piece of ['/a,', '/a,1,', ',1,', '\n/a,1,b,2,c,d,e', '<h3>Mount Point ', '>Bitrate:</td>'])
      icecast.newest.read(parsed(HEADER + piece.repeat(2 ** 21 / piece.length)), place(), undefined);
  });
});
