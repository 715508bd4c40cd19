import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Station } from '../../src/station/station.js';
import { useWorld } from '../kit/world.js';

const ICECAST = 'https://radio.example:8000';
const { signal } = new AbortController();

describe('an unsupported charset', () => {
  const world = useWorld();

  it('is logged once', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const source = { listenurl: `${ICECAST}/live`, server_type: 'audio/mpeg', title: 'Ada Winter - Glass' };
    world.respond(`${ICECAST}/status-json.xsl`, () =>
      Response.json({ icestats: { source } }, { headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    for (const station of ['', '/live']) {
      const { client } = Station.at({ baseUrl: ICECAST, source: 'icecast', station, charset: 'nonsense' });
      const page = await world.wait(client.readNewest(20, signal));
      assert.equal(page.records[0]?.title, 'Glass');
    }
    assert.deepEqual(
      warn.mock.calls.map(({ arguments: [line] }) => line as string),
      ['Onair: charset="nonsense" is unknown. Known: windows-1251, koi8-r, euc-kr and others.'],
    );
  });
});
