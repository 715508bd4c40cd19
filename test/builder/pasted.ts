/** Choices whose outputs are pasted into real pages, and assertions about those pages. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { BuilderChoice } from '../../src/builder/choice.js';
import { outputsOf, type Files, type OutputName } from '../../src/builder/outputs/outputs.js';
import { HOSTILE } from './hostile.js';

/** The current track. */
export const TITLE = 'Tide Tables';
export const ACCENT = '#e4572e';
export const TAGS: BuilderChoice['tags'] = [
  { name: 'now-playing', attributes: { vote: '' } },
  { name: 'history', attributes: { limit: '3', vote: '', 'include-current': '' } },
  { name: 'schedule', attributes: { view: 'now', 'from-hour': '6' } },
  { name: 'player', attributes: {} },
];
export const MORE: Partial<BuilderChoice> = {
  tags: TAGS,
  shared: { lang: 'de', 'time-zone': 'Europe/Berlin' },
  properties: { '--onair-accent': ACCENT },
};
/** Hostile texts as languages, because anyone can edit the builder's URL. */
export const WORST: Partial<BuilderChoice> = {
  tags: [
    { name: 'now-playing', attributes: {} },
    ...HOSTILE.map((lang) => ({ name: 'vote', attributes: { lang } }) as const),
  ],
};

/** The builder's code for this panel, by default for one card. */
export function outputOf(
  { url }: { url: string },
  name: OutputName,
  given: Partial<BuilderChoice> = {},
  files: Partial<Files> = {},
): string {
  const choice: BuilderChoice = {
    baseUrl: url,
    server: 1,
    source: null,
    station: '',
    map: '',
    tags: TAGS.slice(0, 1),
    shared: {},
    properties: {},
    placement: name,
    scheme: 'light',
    folder: '',
    ...given,
  };
  const all = { cdn: `${url}/`, integrity: null, panelPages: url, version: null, ...files };
  return outputsOf(choice, all).find((output) => output.name === name)!.code;
}

/** Waits until the card shows the title. */
export const untilTitle = (page: Pick<Page, 'locator'>): Promise<void> =>
  page.locator('onair-now-playing[status=ready]', { hasText: TITLE }).first().waitFor();

/** Asserts that the page has everything in `MORE`. */
export async function assertMore(page: Pick<Page, 'evaluate' | 'locator'>): Promise<void> {
  await untilTitle(page);
  for (const { name } of TAGS) await page.locator(`onair-${name}[status=ready]`).waitFor();
  const seen = await page.evaluate(() => {
    type Tag = HTMLElement & Record<string, unknown>;
    const shown = 'onair-now-playing, onair-history, onair-schedule, onair-player';
    const tags = [...document.querySelectorAll<Tag>(shown)];
    const [card, history, schedule] = tags;
    return {
      tags: tags.map(({ localName }) => localName.slice('onair-'.length)),
      vote: card!.vote,
      includeCurrent: history!.includeCurrent,
      rows: history!.shadowRoot!.querySelectorAll('[part~=row]').length,
      view: schedule!.view,
      fromHour: schedule!.fromHour,
      lang: card!.shadowRoot!.querySelector('[lang]')!.getAttribute('lang'),
      accent: getComputedStyle(card!).getPropertyValue('--onair-accent').trim(),
    };
  });
  assert.deepEqual(seen, {
    tags: TAGS.map(({ name }) => name),
    vote: true,
    includeCurrent: true,
    rows: 3,
    view: 'now',
    fromHour: 6,
    lang: 'de',
    accent: ACCENT,
  });
}

/** Asserts that the page contains the texts unchanged, and that no script ran. */
export async function assertHarmless(page: Page, expected: readonly string[] = HOSTILE): Promise<void> {
  await untilTitle(page);
  const seen = await page.evaluate(() => ({
    ran: 'ran' in window,
    langs: [...document.querySelectorAll<HTMLElement>('onair-vote')].map((tag) => tag.lang),
    strangers: document.querySelectorAll('onair-vote *, img, body b, [onload]').length,
  }));
  assert.deepEqual(seen, { ran: false, langs: expected, strangers: 0 });
}
