/**
 * In:  how long, how fast and on which files.
 * Out: a sample of each page for each station hour, and what the pages complained of.
 */
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
  /** How often the page's author did what, and how often elements were seen in each status. */
  done: Record<string, number>;
  errors: string[];
}

const MINUTE = 60_000;
/** The evening before clocks are changed: the day goes through midnight, and has an hour less. */
const BEGIN = Date.parse('2026-03-28T16:00:00Z');
/** Between two deeds of a page's author. */
const DEED_EVERY = 250;
/** In the first hour much is done, so that what a page keeps for good is there after it. */
const FIRST_DEED_EVERY = 25;
/** Before a measurement: bad weather ends, so that requests which hang are over by then; elements go; all comes to rest. */
const WEATHER_ENDS = 18_000;
const DEEDS_END = 8000;
const REST = 3000;
/** Within these, what an element asks for at first has come, by the machine's clock too. */
const TOUR_STOP = 2500;
/** More weeks than a page remembers, and within so long the next one has come. */
const TURNS = 7;
const TURN_STOP = 400;

/** `onHour` is told each hour's samples, one for each page. */
export async function soak(
  options: SoakOptions,
  onHour: (hour: number, samples: [string, Sample][]) => void,
): Promise<SoakedHours[]> {
  const { minutes, speed, seed, dist } = options;
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const panel = await startPanel({ speed, seed, now: BEGIN, control: true });
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
        makeWeather(panel.url, context, pages, random, end - WEATHER_ENDS),
        ...pages.map((page) => live(page, end - DEEDS_END, hour === 1 ? FIRST_DEED_EVERY : DEED_EVERY)),
      ]);
      await Promise.all(pages.map(({ ask }) => ask('clear')));
      await Promise.all(pages.map(({ ask }) => ask('fill')));
      await wait(TOUR_STOP);
      await Promise.all(pages.map(({ ask }) => ask('clear')));
      await wait(REST);
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
        done: await page.ask('done'),
        errors: complaintsOf(page),
      })),
    );
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Shows each page all that there is; what is described but not built is left out from now on. */
async function tour(pages: Soaked[], tags: Tag[]): Promise<void> {
  for (const { name } of tags) {
    await Promise.all(pages.map(({ ask }) => ask('tour', name)));
    await wait(TOUR_STOP);
    for (let turns = 0; name === 'onair-schedule' && turns < TURNS; turns += 1) {
      await Promise.all(pages.map(({ ask }) => ask('turn')));
      await wait(TURN_STOP);
    }
    await Promise.all(pages.map(({ ask }) => ask('clear')));
  }
  for (const { name, ask } of pages) {
    for (const tag of await ask('skipUnknown')) console.log(`${name}: no script has registered ${tag}`);
  }
}

async function live({ ask }: Soaked, until: number, deedEvery: number): Promise<void> {
  while (Date.now() < until) {
    await ask('act');
    await wait(deedEvery);
  }
}
