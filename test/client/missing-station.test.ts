import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Station } from '../../src/station/station.js';
import { useWorld } from '../kit/world.js';

const ICECAST = 'https://radio.example:8000';
const { signal } = new AbortController();
const source = (mount: string, name: string): object => ({
  listenurl: `${ICECAST}${mount}`,
  server_name: name,
  server_type: 'audio/mpeg',
  title: 'Ada Winter - Glass',
});

describe("an Icecast mount that isn't listed", () => {
  const world = useWorld();

  it('is logged once', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    let sources: object[] = [];
    world.respond(`${ICECAST}/status-json.xsl`, () =>
      Response.json({ icestats: { source: sources } }, { headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    const read = (station: string) =>
      world.wait(Station.at({ baseUrl: ICECAST, source: 'icecast', station }).client.readNewest(20, signal));
    await read('/lvie');
    sources = [source('/live', 'Meridian')];
    await read('/live');
    assert.equal(warn.mock.callCount(), 0);
    await read('/lvie');
    await read('/lvie');
    assert.deepEqual(
      warn.mock.calls.map(({ arguments: [line] }) => line as string),
      [`Onair: ${ICECAST}: station="/lvie" isn’t on air. Available: "/live".`],
    );
  });
});
