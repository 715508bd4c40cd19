import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { latestDue } from '../../../../src/panel/operations/backup/schedule.js';
import { zoneNamed } from '../../../../src/schedule/zone.js';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';

const DAILY = 1;
const WEEKLY = 2;
const MONTHLY = 3;
const HOUR = 3_600_000;

describe("a backup's latest due time", () => {
  const rows: [type: number, when: number, zone: string, now: string, due: string][] = [
    [DAILY, 3, 'UTC', '2026-03-06T03:00:00Z', '2026-03-06T03:00:00Z'],
    [DAILY, 3, 'UTC', '2026-03-06T02:59:59Z', '2026-03-05T03:00:00Z'],
    [DAILY, 0, 'America/New_York', '2026-07-01T03:59:59Z', '2026-06-30T04:00:00Z'],
    [DAILY, 23, 'Pacific/Auckland', '2026-07-01T12:00:00Z', '2026-07-01T11:00:00Z'],
    // An hour that a clock change skips is moved by an hour. If an hour occurs twice, the first occurrence counts.
    [DAILY, 2, 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-29T01:00:00Z'],
    [DAILY, 2, 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-25T00:00:00Z'],
    [WEEKLY, 3, 'UTC', '2026-03-06T12:00:00Z', '2026-03-02T03:00:00Z'],
    [WEEKLY, 3, 'UTC', '2026-03-02T02:59:00Z', '2026-02-23T03:00:00Z'],
    [WEEKLY, 1, 'Europe/Berlin', '2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z'],
    [MONTHLY, 3, 'UTC', '2026-03-31T12:00:00Z', '2026-03-01T03:00:00Z'],
    [MONTHLY, 3, 'UTC', '2026-03-01T02:00:00Z', '2026-02-01T03:00:00Z'],
    [MONTHLY, 0, 'Asia/Tokyo', '2026-02-28T15:00:00Z', '2026-02-28T15:00:00Z'],
  ];
  for (const [type, when, zone, now, due] of rows) {
    it(`is ${due} at ${now} in ${zone} (type ${type})`, () => {
      const found = latestDue(type, when, zoneNamed(zone), Date.parse(now));
      assert.equal(new Date(found).toISOString(), new Date(due).toISOString());
    });
  }
});

describe('a scheduled backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-schedule-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const options = { zone: 'UTC', db: join(folder, 'station.sqlite') };
  const archives = (account: number) =>
    readdirSync(join(`${options.db}.files`, String(account), 'backups')).filter((name) =>
      name.endsWith('.zip'),
    );

  /** Advances the machine's clock and waits for the backups that become due. */
  async function pass(panel: ReturnType<typeof openPanel>, account: number, ms: number) {
    mock.timers.tick(ms);
    const path = `broadcasters/${account}/`;
    for (;;) {
      const response = await panel.as(ADMINISTRATOR, 'GET', path);
      const { backup_status } = response.json<{ backup_status: number }>();
      if (backup_status !== 1) return backup_status;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('runs at the configured hour', async () => {
    // A time in the future, because sessions and files also use the machine's clock.
    mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.parse('2040-03-06T01:30:00Z') });
    try {
      const first = openPanel(options);
      const account = await first.add('harbour');
      const idle = await first.add('hills', []);
      const order = { action: 'save', when: 3, type: DAILY };
      await first.as(ADMINISTRATOR, 'POST', `broadcasters/${account}/backup/`, order);
      assert.equal(await pass(first, account, HOUR), 0, 'not yet, and nothing is made up for');
      assert.equal(await pass(first, account, HOUR), 2);
      assert.equal(archives(account).length, 1);
      assert.match(archives(account)[0] ?? '', /^2040-03-06T03-\d\d-.*Z\.zip$/, 'a whole one');
      await pass(first, account, HOUR);
      assert.equal(archives(account).length, 1, 'once a day');
      first.panel.close();
      mock.timers.tick(30 * HOUR);
      assert.equal(archives(account).length, 1, 'never after the end');

      const second = openPanel(options);
      await pass(second, account, 2 * 60_000);
      assert.equal(archives(account).length, 2);
      assert.throws(() => archives(idle), /ENOENT/, 'no other account has any');
      await second.as(ADMINISTRATOR, 'POST', `broadcasters/${account}/backup/`, { ...order, type: 0 });
      await pass(second, account, 48 * HOUR);
      assert.equal(archives(account).length, 2, 'none when it is switched off');
      second.panel.close();
    } finally {
      mock.timers.reset();
    }
  });
});
