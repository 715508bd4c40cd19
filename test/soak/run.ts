import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../src/panel/base/random.js';
import { startPanel } from '../../src/panel/panel.js';
import { launchWholeBrowser } from '../kit/launch-browser.js';
import { openSite } from '../kit/site.js';
import { makeWeather } from './bad-weather.js';
import { openMeter, type Sample } from './measure.js';
import type { SoakOptions } from './options.js';
import { complaintsOf, openPages, type Soaked } from './pages.js';
import { readTags, type Tag } from './tags.js';

export interface SoakedHours {
  name: string;
  hours: Sample[];
  /** Number of actions by kind, and of elements seen by status. */
  done: Record<string, number>;
  errors: string[];
}

const MINUTE = 60_000;
/** The evening before a clock change, so that the day includes midnight and a missing hour. */
const START = Date.parse('2026-03-28T16:00:00Z');
/** Interval of the actions in a page. */
const ACTION_INTERVAL_MS = 250;
/** In the first hour actions are more frequent, so that permanent objects exist before the first measurement. */
const FIRST_ACTION_INTERVAL_MS = 25;
/** Times before a measurement at which disturbances end (so that hanging requests are over), actions end, and elements are removed. */
const WEATHER_ENDS_MS = 18_000;
const ACTIONS_END_MS = 8000;
const REST_MS = 3000;
/** Time for the first responses of an element, also with the real clock. */
const TOUR_STOP_MS = 2500;
/** More weeks than a page keeps, and the time for each of them to load. */
const TURNS = 7;
const TURN_STOP_MS = 400;

/** Runs the soak test. `onHour` is called with the samples of each hour, one for each page. */
export async function soak(
  options: SoakOptions,
  onHour: (hour: number, samples: [string, Sample][]) => void,
): Promise<SoakedHours[]> {
  const { minutes, speed, seed, dist } = options;
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const panel = await startPanel({ speed, seed, now: START, control: true });
    closers.push(() => panel.close());
    const site = await openSite(join(dist, 'cdn'));
    closers.push(() => site.close());
    const browser = await launchWholeBrowser();
    closers.push(() => browser.close());
    const context = await browser.newContext({ timezoneId: 'Europe/Berlin', acceptDownloads: false });
    const tags = readTags(dist);
    const pages = await openPages(context, site, { url: panel.url, now: panel.panel.now() }, tags, options);
    const meters = await Promise.all(pages.map(openMeter));
    const hours = pages.map((): Sample[] => []);
    const random = seededRandom(seed, 'weather');
    const begun = Date.now();
    await tour(pages, tags);
    for (let hour = 1; hour <= minutes; hour += 1) {
      const end = begun + hour * MINUTE;
      await Promise.all([
        makeWeather(panel.url, context, pages, random, end - WEATHER_ENDS_MS),
        ...pages.map((page) =>
          live(page, end - ACTIONS_END_MS, hour === 1 ? FIRST_ACTION_INTERVAL_MS : ACTION_INTERVAL_MS),
        ),
      ]);
      await Promise.all(pages.map(({ callPage }) => callPage('clear')));
      await Promise.all(pages.map(({ callPage }) => callPage('fill')));
      await wait(TOUR_STOP_MS);
      await Promise.all(pages.map(({ callPage }) => callPage('clear')));
      await wait(REST_MS);
      const samples = await Promise.all(meters.map((measure) => measure()));
      samples.forEach((sample, index) => hours[index]!.push(sample));
      onHour(
        hour,
        samples.map((sample, index) => [pages[index]!.name, sample]),
      );
    }
    return await Promise.all(
      pages.map(async (page, index) => ({
        name: page.name,
        hours: hours[index]!,
        done: await page.callPage('done'),
        errors: complaintsOf(page),
      })),
    );
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Shows all elements in each page. Tags that the build doesn't register are skipped from now on. */
async function tour(pages: Soaked[], tags: Tag[]): Promise<void> {
  for (const { name } of tags) {
    await Promise.all(pages.map(({ callPage }) => callPage('tour', name)));
    await wait(TOUR_STOP_MS);
    for (let turns = 0; name === 'onair-schedule' && turns < TURNS; turns += 1) {
      await Promise.all(pages.map(({ callPage }) => callPage('turn')));
      await wait(TURN_STOP_MS);
    }
    await Promise.all(pages.map(({ callPage }) => callPage('clear')));
  }
  for (const { name, callPage } of pages) {
    for (const tag of await callPage('skipUnknown')) console.log(`${name}: ${tag} isn't registered`);
  }
}

async function live({ callPage }: Soaked, until: number, actionIntervalMs: number): Promise<void> {
  while (Date.now() < until) {
    await callPage('act');
    await wait(actionIntervalMs);
  }
}
