import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OnAir } from '../../src/station/snapshot.js';
import { Station } from '../../src/station/station.js';
import { MINUTE, NOON, SECOND, useWorld } from '../kit/world.js';

const HOUR = 60 * MINUTE;
const OWN_NAME = 'Test Radio';

const shown = ({ status, track, last }: OnAir): unknown[] => [
  status,
  track && (track.title ?? track.dj_name),
  last?.title ?? null,
];

describe('the current play', () => {
  const world = useWorld();

  function follow(baseUrl: string, source: 'azuracast' | 'icecast' | 'shoutcast'): { onAir: OnAir } {
    const station = Station.at({ baseUrl, source });
    const latest = {} as { onAir: OnAir };
    world.afterwards(station.onAir.subscribe((onAir) => (latest.onAir = onAir)));
    return latest;
  }

  const untitled: [what: string, title: string][] = [
    ['no title', ''],
    ['the station’s own name', OWN_NAME],
    ['an advertisement marker', 'adw_ad=true'],
    ['a default title of its software', 'Unknown'],
  ];
  for (const source of ['icecast', 'shoutcast'] as const) {
    for (const [what, title] of untitled) {
      it(`ends when ${source} reports ${what}`, async () => {
        const server = await world.openOther(source, {
          name: OWN_NAME,
          streams: [{ sid: 1, name: OWN_NAME }],
        });
        server.play({ artist: 'Ada Winter', title: 'Glass' });
        const latest = follow(server.url, source);
        await world.pass(20 * SECOND);
        assert.deepEqual(shown(latest.onAir), ['ready', 'Glass', null]);

        server.play({ title });
        await world.pass(20 * SECOND);
        assert.deepEqual(shown(latest.onAir), ['ready', null, null]);

        server.play({ artist: 'The Tides', title: 'Harbour lights' });
        await world.pass(20 * SECOND);
        assert.deepEqual(shown(latest.onAir), ['ready', 'Harbour lights', null]);
      });
    }

    it(`is null before the first title (${source})`, async () => {
      const server = await world.openOther(source, { name: OWN_NAME });
      server.play({ title: '' });
      const latest = follow(server.url, source);
      await world.pass(SECOND);
      assert.deepEqual(shown(latest.onAir), ['ready', null, null]);

      server.play({ artist: 'Ada Winter', title: 'Glass' });
      await world.pass(20 * SECOND);
      assert.deepEqual(shown(latest.onAir), ['ready', 'Glass', null]);
    });

    it(`lasts while ${source} reports it`, async () => {
      const server = await world.openOther(source);
      server.play({ artist: 'Ada Winter', title: 'A night of glass' });
      const latest = follow(server.url, source);
      await world.pass(SECOND);
      world.clock.setSystemTime(NOON + 17 * HOUR);
      await world.pass(MINUTE);
      assert.deepEqual(shown(latest.onAir), ['ready', 'A night of glass', null]);

      server.silence();
      await world.pass(MINUTE);
      assert.deepEqual(shown(latest.onAir), ['empty', null, 'A night of glass']);
    });
  }

  it('continues beyond its length', async () => {
    const server = await world.openOther('azuracast');
    server.live('DJ Ada', { title: 'Telethon', at: NOON - 7 * HOUR });
    const live = follow(server.url, 'azuracast');
    await world.pass(SECOND);
    assert.deepEqual(shown(live.onAir), ['ready', 'Telethon', null]);

    const other = await world.openOther('azuracast');
    other.play({ title: 'Mix', length: 200, at: NOON - 17 * HOUR });
    const long = follow(other.url, 'azuracast');
    await world.pass(SECOND);
    assert.deepEqual(shown(long.onAir), ['ready', 'Mix', null]);
  });
});
