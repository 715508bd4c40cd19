import type { Locator } from 'playwright-core';
import type { Sheet } from '../sheet.js';

// Covers drawn by the panel would hide changes of the element.
const markup = (attributes = ''): string =>
  `<onair-podcasts base-url="{base}" covers="none" ${attributes}></onair-podcasts>`;

const unfold = async (element: Locator): Promise<void> => {
  await element.locator('[part=toggle]').first().dispatchEvent('click');
};
const isPlaying = (element: Locator, playing: boolean) =>
  element.locator(`.current [part=play][aria-label^=${playing ? 'Pause' : 'Play'}]`).waitFor();

/** Moves the position slider to a number of seconds. */
const pull = (element: Locator, seconds: string) =>
  element.locator('[part=seek]').evaluate((slider: HTMLInputElement, seconds) => {
    slider.value = seconds;
    slider.dispatchEvent(new Event('input'));
  }, seconds);

export const sheet: Sheet = {
  tag: 'onair-podcasts',
  states: [
    { name: 'ready', markup: markup() },
    {
      name: 'episodes: one playing, one played, open texts, tokens',
      markup: markup('lang="en" episodes style="--onair-accent: #c2410c; --onair-radius: 2em"'),
      act: async (element) => {
        await unfold(element);
        // Close to its end, it counts as played.
        await element.locator('[part=play]').nth(2).dispatchEvent('click');
        await isPlaying(element, true);
        await element.locator('[part=time]', { hasText: '/ 1:31' }).waitFor();
        await pull(element, '90');
        await element.locator('[part=time]', { hasText: '1:31 / 1:31' }).waitFor();
        for (const text of ['chapters', 'transcript']) {
          await element.locator(`[part=${text}-toggle]`).dispatchEvent('click');
          await element.locator(`[part=${text}]`).waitFor();
        }
        const play = element.locator('[part=play]').nth(1);
        await play.dispatchEvent('click');
        await isPlaying(element, true);
        await play.dispatchEvent('click');
        await isPlaying(element, false);
        await pull(element, '30');
        await element.locator('[part=time]', { hasText: '0:30 / 1:26' }).waitFor();
      },
    },
    {
      name: 'grid, one unfolded',
      markup: markup('layout="grid" server="2" episodes'),
      act: async (element) => {
        await unfold(element);
        await element.locator('[part=episode]').first().waitFor();
        await element
          .locator('[part=follow]')
          .last()
          .evaluate((menu) => menu.setAttribute('open', ''));
      },
    },
    {
      name: 'more podcasts, unreadable feed',
      markup: markup('limit="1" episodes'),
      act: async (element) => {
        await element.page().route('**/feed.xml', (route) => route.abort());
        await unfold(element);
        await element.locator('[role=status]:not(:empty)').waitFor();
      },
    },
    { name: 'stale', markup: markup(), station: { later: { fail: 1 } }, status: 'stale' },
    { name: 'empty', markup: markup(), station: { history: [] }, status: 'empty' },
    { name: 'loading', markup: markup(), station: { faults: { hang: true } }, status: 'loading' },
    { name: 'failed', markup: markup(), station: { faults: { fail: 1 } }, status: 'failed' },
    {
      name: 'no base-url, with own content',
      markup: '<onair-podcasts limit="1"><a href="#podcasts">Our podcasts</a></onair-podcasts>',
      status: 'failed',
    },
  ],
};
