import type { Locator } from 'playwright-core';
import { jingle, listed, live, openMenu, song, type Sheet } from '../sheet.js';

const MARKUP = '<onair-vote base-url="{base}"></onair-vote>';

const press = (element: Locator, name: string) =>
  element.locator(`button[part=${name}]:not([disabled])`).dispatchEvent('click');
const said = (element: Locator) => element.locator('[part=message] bdi').waitFor();
const unfold = async (element: Locator): Promise<void> => {
  await element.locator('[part=likes]').evaluate((details) => details.setAttribute('open', ''));
};

export const sheet: Sheet = {
  tag: 'onair-vote',
  states: [
    { name: 'ready', markup: MARKUP, act: (element) => element.locator('[part=like]:enabled').waitFor() },
    {
      name: 'no likes',
      markup: MARKUP,
      act: async (element) => {
        await unfold(element);
        await element.locator('[part=likes] p').first().waitFor();
      },
    },
    {
      name: 'liked, with the list of likes',
      markup: MARKUP,
      act: async (element) => {
        await press(element, 'like');
        await element.locator('[part=count]').first().waitFor();
        await unfold(element);
        await element.locator('[part=save]').waitFor();
      },
    },
    {
      name: 'liked, with a menu of links',
      markup: '<onair-vote base-url="{base}" links="spotify apple"></onair-vote>',
      act: async (element) => {
        await press(element, 'like');
        await element.locator('[part=count]').first().waitFor();
        await unfold(element);
        await openMenu(element);
      },
    },
    {
      name: 'only the list of likes',
      markup: '<onair-vote base-url="{base}" view="likes" links="spotify apple"></onair-vote>',
      act: (element) => element.locator('[part=import]').waitFor(),
    },
    {
      name: 'disliked, tokens',
      markup:
        '<onair-vote base-url="{base}" style="--onair-accent: #c2410c; --onair-radius: 2em"></onair-vote>',
      act: async (element) => {
        await press(element, 'dislike');
        await element.locator('[part=count]').first().waitFor();
      },
    },
    {
      name: 'sent without confirmation',
      markup: MARKUP,
      act: async (element, panel) => {
        await element.locator('[part=like]:enabled').waitFor();
        await panel.faults({ fail: 1 });
        await press(element, 'like');
        await said(element);
      },
    },
    {
      name: 'refused',
      markup: MARKUP,
      station: { history: [listed(song(1))] },
      act: async (element) => {
        await press(element, 'like');
        await said(element);
      },
    },
    { name: 'live', markup: MARKUP, station: { plays: [live(5)] }, act: said },
    { name: 'jingle', markup: MARKUP, station: { plays: [jingle(0.1)] }, act: said },
    { name: 'nothing on air', markup: MARKUP, station: { history: [] }, status: 'empty' },
    { name: 'loading', markup: MARKUP, station: { faults: { hang: true } }, status: 'loading' },
    { name: 'failed', markup: MARKUP, station: { faults: { fail: 1 } }, status: 'failed' },
    { name: 'no base-url', markup: '<onair-vote></onair-vote>', status: 'failed' },
  ],
};
