/** vdirsyncer, a program that synchronizes calendars, copies the panel's calendar on two days. */
import '../../../kit/nightly.js';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { openPanel } from '../../../kit/open-panel.js';
import { whyMissing } from '../../../kit/why-missing.js';

const PROGRAM = 'vdirsyncer';
const DAY = 86_400_000;
/** Four days before the clock goes back in the station's zone. */
const NOW = Date.parse('2026-10-21T10:00:00Z');

/** Name, start and end of an event. */
function summaryOf(component: ICAL.Component): string {
  const { summary, startDate, endDate } = new ICAL.Event(component);
  return [summary, startDate.toUnixTime(), endDate.toUnixTime()].join();
}

describe(PROGRAM, { skip: whyMissing(PROGRAM) }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-calendar-'));
  after(() => rmSync(folder, { recursive: true }));

  /** Returns the summary of each stored event by its file name, which vdirsyncer derives from the contents, not from the UID. */
  function storedEvents(): Map<string, string> {
    const events = new Map<string, string>();
    for (const file of readdirSync(join(folder, 'shows'))) {
      const text = readFileSync(join(folder, 'shows', file), 'utf8');
      const [event] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
      events.set(file, summaryOf(event!));
    }
    return events;
  }

  it('copies only new airings on the next day', async () => {
    const { url, request, clock, close } = await openPanel({ port: 0, now: NOW });
    const config = join(folder, 'config');
    writeFileSync(
      config,
      `[general]
status_path = "${folder}/status/"
[pair station]
a = "panel"
b = "shows"
collections = null
[storage panel]
type = "http"
url = "${url}/calendar/1.ics"
[storage shows]
type = "filesystem"
path = "${folder}/shows/"
fileext = ".ics"
`,
    );
    const sync = async (): Promise<Map<string, string>> => {
      await promisify(execFile)('sh', [
        '-c',
        `yes | ${PROGRAM} -c "$0" discover && ${PROGRAM} -c "$0" sync`,
        config,
      ]);
      return storedEvents();
    };
    const served = async (): Promise<string[]> => {
      const calendar = new ICAL.Component(ICAL.parse((await request('/calendar/1.ics')).text) as unknown[]);
      return calendar.getAllSubcomponents('vevent').map(summaryOf).sort();
    };
    try {
      const first = await sync();
      assert.ok(first.size > 300, `${first.size} events`);
      assert.deepEqual([...first.values()].sort(), await served());
      await clock({ advance_ms: DAY });
      const second = await sync();
      assert.deepEqual([...second.values()].sort(), await served());
      const same = [...first.keys()].filter((file) => second.has(file));
      assert.ok(same.length > first.size * 0.9, `${same.length} of ${first.size}`);
    } finally {
      await close();
    }
  });
});
