import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Frame, Page } from 'playwright-core';
import type { Attributes, BuilderChoice } from '../../src/builder/choice.js';
import { outputOf } from './pasted.js';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

const COLUMNS = [200, 280, 351, 390, 527, 529, 640, 1000];

/** The measured heights of a frame in a column, in pixels. */
interface Found {
  column: number;
  content: number;
  place: number;
}

const one = (
  name: BuilderChoice['tags'][number]['name'],
  attributes: Attributes = {},
): BuilderChoice['tags'] => [{ name, attributes }];
const EXACT: BuilderChoice['tags'][] = [
  one('now-playing'),
  one('now-playing', { vote: '' }),
  one('now-playing', { layout: 'line' }),
  one('player'),
  one('player', { vote: '' }),
  one('player', { layout: 'card' }),
  one('player', { layout: 'card', vote: '' }),
  one('player', { layout: 'mini' }),
  one('history', { limit: '3' }),
  one('history', { limit: '3', vote: '' }),
  one('history', { limit: '3', search: '' }),
  one('schedule'),
  one('schedule', { view: 'day' }),
  one('schedule', { view: 'now' }),
  one('schedule', { calendar: '' }),
  one('schedule', { calendar: '', view: 'day' }),
  one('vote'),
  [...one('now-playing', { vote: '' }), ...one('history', { limit: '2', search: '', vote: '' })],
];
/** Frames that reserve space for two-line titles and for a button. */
const WITH_TITLES = [
  one('podcasts', { limit: '1' }),
  one('podcasts', { limit: '1', layout: 'grid' }),
  one('podcasts', { limit: '2', layout: 'grid' }),
];
const LINE = 26;
/** In the narrowest column, the name of a show may need a second line. */
const NARROWEST = 200;
const BUTTON = 24;

const nameOf = (tags: BuilderChoice['tags']): string =>
  tags.map(({ name, attributes }) => [name, ...Object.entries(attributes).flat()].join(' ')).join(', ');

describe("the builder's frames in columns", () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    for (let count = 0; count < 4; count += 1)
      await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 3_600_000 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  const snippet = (tags: BuilderChoice['tags']): string =>
    outputOf(panel, 'iframe', { tags }).replace(/<script.*<\/script>/, '');
  async function open(html: string): Promise<{ page: Page; frames: Frame[] }> {
    site.pages['/columns'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <body>${COLUMNS.map((width) => `<div style="width: ${width}px">${html}</div>`).join('')}`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.url}/columns`);
    const frames: Frame[] = [];
    for (const element of await page.locator('iframe').elementHandles()) {
      await element.scrollIntoViewIfNeeded();
      const inside = (await element.contentFrame())!;
      await inside.waitForSelector('main [status=ready]', { state: 'attached' });
      frames.push(inside);
    }
    return { page, frames };
  }

  const find = (inside: Frame): Promise<Found> =>
    inside.evaluate(() => ({
      column: innerWidth,
      content: document.querySelector('main')!.getBoundingClientRect().height,
      place: innerHeight,
    }));

  /** Checks each column, with the style sheet and without it, because some editors strip it. */
  async function assertHeights(
    html: string,
    isRight: (found: Found) => boolean,
    isStripped = true,
    spare: (column: number) => number = () => 0,
  ): Promise<void> {
    const { page, frames } = await open(html);
    const untilEach = async (isSo: (found: Found) => boolean): Promise<void> => {
      let all: Found[] = [];
      const areSo = async (): Promise<boolean> => (all = await Promise.all(frames.map(find))).every(isSo);
      await until(areSo, 'right heights').catch(() => {
        assert.fail(JSON.stringify(all.filter((found) => !isSo(found))));
      });
      assert.deepEqual(
        all.map(({ column }) => column),
        COLUMNS,
      );
    };
    await untilEach(isRight);
    if (isStripped) {
      await page.evaluate(() => document.querySelectorAll('style').forEach((each) => each.remove()));
      await untilEach(({ column, content, place }) => content <= place + spare(column));
    }
    await page.close();
  }

  for (const tags of EXACT)
    it(`have the right height: ${nameOf(tags)}`, () => {
      const spare = (column: number) => (column === NARROWEST && tags[0]!.name === 'schedule' ? 2 * LINE : 0);
      return assertHeights(
        snippet(tags),
        ({ column, content, place }) => Math.abs(place - content) <= Math.max(2, spare(column)),
        true,
        spare,
      );
    });

  for (const tags of WITH_TITLES)
    it(`have room for two-line titles: ${nameOf(tags)}`, () => {
      const room = LINE * Number(tags[0]!.attributes.limit) + BUTTON;
      return assertHeights(
        snippet(tags),
        ({ content, place }) => content <= place && place <= content + room,
      );
    });

  it('have the right height in flexbox and grid', async () => {
    for (const around of [
      'display: flex',
      'display: grid',
      'display: flex; flex-flow: column; align-items: center',
    ])
      await assertHeights(
        `<div style="${around}">${snippet(one('player'))}</div>`,
        ({ content, place }) => Math.abs(place - content) <= 2,
        false,
      );
  });
});
