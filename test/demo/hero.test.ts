import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { GridAiring, HistoryRecord } from '../../src/contract/records.js';
import { openPanel } from '../kit/open-panel.js';

const HOUR = 3_600_000;
const [, json = ''] =
  /data-onair-shows>([^]*?)<\/script>/.exec(readFileSync('demo/index.html', 'utf8')) ?? [];
const profiles = JSON.parse(json) as Record<string, { host?: string; picture?: string }>;

describe('the station of the demo page', () => {
  // Friday to Monday, in the station's zone.
  for (const day of ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'])
    it(`has a cover and a host each hour, ${day}`, async () => {
      const midnight = Date.parse(`${day}T00:20:00+01:00`);
      const { request, control } = openPanel({ now: midnight });
      for (let hour = 0; hour < 24; hour++) {
        const now = midnight + hour * HOUR;
        await control('clock', { now_ms: now });
        const [play] = (await request('/api/v2/history/?server=1&limit=1')).json<{
          results: HistoryRecord[];
        }>().results;
        const s = Math.floor(now / 1000);
        const [airing] = (await request(`/api/v2/grid/?server=1&start_ts=${s}&end_ts=${s + 1}&utc=1`)).json<
          GridAiring[]
        >();
        const profile = profiles[airing!.name];
        assert.ok(profile?.host && profile.picture?.endsWith('/portrait.svg'), `${hour}: ${airing?.name}`);
        assert.equal(play?.dj_name, profile.host, String(hour));
        // During a jingle, the card shows the show.
        if (play.jingle_id !== null) continue;
        assert.ok(play.img_large_url, String(hour));
        assert.match(play.title ?? play.metadata ?? '', /^[\p{Script=Latin}\p{N}\p{Zs}&/,’-]{4,40}$/u);
      }
    });

  it('has different shows on different weekdays', async () => {
    const { request } = openPanel();
    const nights = [];
    for (let day = 0; day < 7; day++) {
      const s = Date.parse('2026-03-09T21:30:00Z') / 1000 + day * 86_400;
      const [airing] = (await request(`/api/v2/grid/?server=1&start_ts=${s}&end_ts=${s + 1}&utc=1`)).json<
        GridAiring[]
      >();
      nights.push(airing!.name);
    }
    assert.equal(new Set(nights).size, 7);
  });
});
