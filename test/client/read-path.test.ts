import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Station, type StationOptions } from '../../src/station/station.js';
import { useWorld } from '../kit/world.js';

const NOW = 'https://radio.example/status-json.xsl';
const { signal } = new AbortController();
const WARNING = '<br />\n<b>Warning</b>: x() in <b>/a.php</b> on line <b>3</b><br />\n';
const status = (title: string): string =>
  `{"icestats":{"source":{"listenurl":"http://radio.example/live","server_type":"audio/mpeg","title":${title}}}}`;
/** `Кино - Рок` in Windows-1251, each byte as a character. */
const RUSSIAN = '\xca\xe8\xed\xee - \xd0\xee\xea';

describe("a server's response", () => {
  const world = useWorld();

  /** `body` has a character for each byte. */
  const titleOf = async (body: string, type: string, options: Partial<StationOptions> = {}) => {
    world.respond(
      NOW,
      () =>
        new Response(Buffer.from(body, 'latin1'), {
          headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' },
        }),
    );
    const { client } = Station.at({ baseUrl: 'https://radio.example', source: 'icecast', ...options });
    const { records } = await world.wait(client.readNewest(20, signal));
    return records.map(({ author, title }) => `${author} - ${title}`)[0];
  };

  it('is parsed despite surrounding content', async () => {
    const json = status('"Ada - Boats"');
    for (const body of [
      `\xef\xbb\xbf${json}`,
      WARNING + json,
      `cb(${json});`,
      JSON.stringify(json),
      `${json}\n<!-- cached -->`,
      `<html><body><pre>${json}</pre></body></html>`,
    ])
      assert.equal(await titleOf(body, 'text/html'), 'Ada - Boats', body);
  });

  it("is decoded with the tag's encoding", async () => {
    const body = status(`"${RUSSIAN}"`);
    const json = 'application/json';
    assert.equal(await titleOf(body, json, { charset: 'windows-1251' }), 'Кино - Рок');
    assert.equal(await titleOf(body, `${json}; charset=utf-8`, { charset: 'cp1251' }), 'Кино - Рок');
    assert.equal(await titleOf(body, `${json}; charset=windows-1251`), 'Кино - Рок');
    // In Shift_JIS, `表 - 音` contains the byte of the JSON escape character.
    const japanese = status('"\x95\x5c - \x89\xb9"');
    assert.equal(await titleOf(japanese, json, { charset: 'shift_jis' }), '表 - 音');
  });
});
