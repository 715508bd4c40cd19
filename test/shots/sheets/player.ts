import type { Locator } from 'playwright-core';
import { LONG, cover, jingle, openMenu, showDialogsInline, song, type Sheet } from '../sheet.js';

const CARD = '<onair-player base-url="{base}" layout="card" vote></onair-player>';
const MARKUP = '<onair-player base-url="{base}"></onair-player>';

/** Waits for the station's name and the channels, which are loaded separately. */
const named = async (element: Locator): Promise<void> => {
  await element.locator('[part=name]:not(:empty)').waitFor();
  await element.locator('[part=stream]').waitFor({ state: 'attached' });
};
/** Waits for the station's name in place of the title, during a jingle. */
const stationNamed = async (element: Locator): Promise<void> => {
  await element.locator('[part=title]', { hasText: 'Radio Meridian' }).waitFor();
  await element.locator('[part=stream]').waitFor({ state: 'attached' });
};
const play = async (element: Locator): Promise<void> => {
  await named(element);
  await element.locator('[part=play]:enabled').dispatchEvent('click');
  await element.locator('[part=state].live').waitFor();
};
/** Waits for the vote buttons of a player that doesn't play. */
const votable = async (element: Locator): Promise<void> => {
  await element.locator('onair-vote [part=like]').waitFor();
  await named(element);
};
const said = (element: Locator) => element.locator('[part=message]:not(:empty)').waitFor();

export const sheet: Sheet = {
  tag: 'onair-player',
  states: [
    { name: 'ready', markup: MARKUP, act: named },
    {
      name: 'playing, tokens, half volume',
      markup: `<onair-player base-url="{base}" volume="0.5"
        style="--onair-accent: #c2410c; --onair-radius: 2em; --onair-surface: #8883"></onair-player>`,
      act: play,
    },
    {
      name: 'long titles, muted, another stream',
      markup: '<onair-player base-url="{base}" channel="2"></onair-player>',
      station: { plays: [song(1, { title: LONG, author: LONG })] },
      act: async (element) => {
        await named(element);
        await element.locator('[part=mute]').first().dispatchEvent('click');
        await element.locator('[aria-pressed=true]').waitFor({ state: 'attached' });
      },
    },
    { name: 'card, votes', markup: CARD, act: votable },
    {
      name: 'bar, popup',
      markup: '<onair-player base-url="{base}" popup></onair-player>',
      act: async (element) => {
        await named(element);
        // A narrow bar has the button only in its menu.
        await element.locator('[part=popup]').waitFor({ state: 'attached' });
      },
    },
    {
      name: 'card, popup',
      markup: '<onair-player base-url="{base}" layout="card" popup></onair-player>',
      act: async (element) => {
        await named(element);
        await element.locator('[part=popup]').waitFor();
      },
    },
    {
      name: 'card, popup and open menu',
      markup: '<onair-player base-url="{base}" layout="card" popup links="spotify"></onair-player>',
      act: async (element) => {
        await named(element);
        await element.locator('[part=popup]').waitFor();
        await element.locator('[part=more]').waitFor();
      },
    },
    {
      name: 'card, long titles, with a cover',
      markup: CARD,
      station: { plays: [song(1, { title: LONG, author: LONG, ...cover })] },
      act: named,
    },
    {
      name: 'card, tint, open menu',
      markup: '<onair-player base-url="{base}" layout="card" tint links="spotify apple"></onair-player>',
      station: { plays: [song(1, cover)] },
      act: async (element) => {
        await element.locator('[part=player][data-sleeve] canvas').waitFor({ state: 'attached' });
        await openMenu(element);
        await element.locator('[part=device]').waitFor();
      },
    },
    { name: 'card, jingle', markup: CARD, station: { plays: [jingle(0.1)] }, act: stationNamed },
    { name: 'card, failed', markup: CARD, station: { faults: { fail: 1 } }, status: 'failed', act: said },
    { name: 'mini', markup: '<onair-player base-url="{base}" layout="mini"></onair-player>' },
    {
      name: 'position="bottom", in a box',
      markup: `<div style="transform: scale(1); block-size: 9em">
        <onair-player base-url="{base}" position="bottom" vote></onair-player></div>`,
      act: named,
    },
    { name: 'jingle', markup: MARKUP, station: { plays: [jingle(0.1)] }, act: stationNamed },
    {
      name: 'empty, with own content',
      markup:
        '<onair-player base-url="{base}"><a href="#listen">Listen with another program</a></onair-player>',
      station: { history: [] },
      status: 'empty',
    },
    { name: 'loading', markup: MARKUP, station: { faults: { hang: true } }, status: 'loading' },
    { name: 'stale', markup: MARKUP, station: { later: { fail: 1 } }, status: 'stale', act: named },
    { name: 'failed', markup: MARKUP, station: { faults: { fail: 1 } }, status: 'failed', act: said },
    {
      name: 'failed, with own content',
      markup:
        '<onair-player base-url="{base}"><a href="#listen">Listen with another program</a></onair-player>',
      station: { faults: { fail: 1 } },
      status: 'failed',
      act: said,
    },
    { name: 'no base-url', markup: '<onair-player></onair-player>', status: 'failed', act: said },
  ],
  rare: [
    {
      name: 'card, wide',
      // The page is narrower than a card with two columns.
      markup: `<div style="inline-size: 1100px">${CARD}</div>`,
      station: { plays: [song(9), song(5), song(1.5)] },
      act: async (element) => {
        await votable(element);
        await element.locator('[part=recent]').waitFor();
        await element.locator('[part=next]').waitFor();
      },
    },
    {
      name: 'large view',
      markup: MARKUP,
      act: async (element) => {
        await named(element);
        await showDialogsInline(element.page());
        await element.locator('[part=open]').dispatchEvent('click');
        await element.locator('[part=sheet]').waitFor();
      },
    },
  ],
};
