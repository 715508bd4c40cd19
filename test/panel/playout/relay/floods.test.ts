import { playDefaults } from '../../../../src/panel/store/history.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { MORNING } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';
import { openRelay } from './open-relay.js';
import { openServer } from './open-server.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A panel with 40 new plays in each response, a millisecond apart. */
function floodingPanel(start: number) {
  let plays = 0;
  const { url } = openServer((request, response) => {
    const isHistory = request.url?.startsWith('/api/v2/history/');
    const records = Array.from({ length: 40 }, () => ({
      id: (plays += 1),
      ts: start + plays,
      length: 1000,
      title: `Song ${plays}`,
      author: `Band ${plays}`,
    }));
    response.writeHead(isHistory ? 200 : 404).end(isHistory ? JSON.stringify(records) : '{}');
  });
  return { url, newest: () => `Song ${plays}` };
}

describe('a flood of plays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-floods-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is limited and logged once', async () => {
    const now = MORNING;
    const source = floodingPanel(now);
    const relay = openRelay(`panel:${source.url}`, { speed: 600, now });
    const plays = () => relay.get<HistoryRecord[]>('/api/v2/history/?server=1');
    await until(() => relay.warnings.length > 0, 'the warning');
    await until(() => relay.panel.now() > now + HOUR / 2, 'half an hour');
    const kept = await plays();
    const hours = (relay.panel.now() - now) / HOUR;
    assert.ok(kept.length <= 200 + 120 * hours, `${kept.length} plays`);
    await until(async () => (await plays()).at(-1)?.title === source.newest(), 'the current title');
    assert.equal(relay.warnings.length, 1);
    assert.match(
      relay.warnings[0]!,
      /^panel:http:\/\/127\.0\.0\.1:\d+: it reports more plays than a station can have/,
    );
  });

  it('never removes plays of the last week', async () => {
    const db = join(folder, 'week.sqlite');
    const start = MORNING;
    const source = floodingPanel(start);
    const store = openStore(db);
    store.servers.add({ id: 1, name: 'radio.example' });
    store.relayed.keepServer({ server: 1, source: `panel:${source.url}`, polled_at: start, silent: false });
    for (let hours = 1; hours <= 10 * 24; hours += 1) {
      const ts = start - hours * HOUR;
      store.history.add({ ...playDefaults, server: 1, ts, ends: ts + HOUR, title: `Before ${hours}` });
    }
    store.close();
    const relay = openRelay(`panel:${source.url}`, { db, now: start, historyLimit: 100 });
    const plays = () => relay.get<HistoryRecord[]>('/api/v2/history/?server=1');
    await until(async () => (await plays()).at(-1)?.title?.startsWith('Song') ?? false, 'the flood');
    const before = (await plays()).filter(({ title }) => title?.startsWith('Before'));
    // The play that was exactly a week old has been removed meanwhile.
    assert.equal(before.length, 7 * 24 - 1);
    assert.ok(before.every(({ ts }) => ts >= start - 7 * DAY - 1000));
  });
});
