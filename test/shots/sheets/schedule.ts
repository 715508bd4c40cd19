import type { Locator } from 'playwright-core';
import type { Sheet } from '../sheet.js';

/** Shows of every kind: over midnight, short, overlapping, without a colour, current. */
const shows = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].flatMap((day) => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 1, minute) / 1000;
  const show = (name: string, from: number, to: number, color: string | null, cast_type = 'radioshow') => ({
    ...{ id: from % 1e7, parent_id: null, name, cast_type, color, timezone: 'Europe/Berlin' },
    ...{ start_ts: from, end_ts: to },
  });
  return [
    show('Breakfast with Ada Winter', at(6), at(10), '#e9c46a'),
    show('News', at(10), at(10, 5), null),
    show('Records', at(10, 5), at(17), '#2a9d8f', 'rotation'),
    ...(day % 3 ? [] : [show('From the harbour, with everybody who was there', at(13), at(15), '#d62828')]),
    show('Evening Post', at(17), at(22), '#8338ec'),
    show('Night Ferry', at(22), at(30), '#264653'),
  ];
});

const planned = { grid: shows };
/** More simultaneous shows than are rendered. */
const crowded = {
  grid: Array.from({ length: 20 }, (_, index) => ({
    ...{ id: index + 1, parent_id: null, name: `Show ${index}`, cast_type: 'radioshow', color: null },
    ...{
      timezone: 'Europe/Berlin',
      start_ts: Date.UTC(2026, 10, 27, 12) / 1000,
      end_ts: Date.UTC(2026, 10, 27, 20) / 1000,
    },
  })),
};
/** Profiles of two shows of the panel's simulated week. */
const PROFILES = JSON.stringify({
  'The Long Way Home': {
    host: 'Noor Haddad',
    picture: '/cover.svg',
    text: 'Music for the last hour of work, and the way back.',
    link: 'https://radio.example/shows/the-long-way-home/',
  },
  'Okapi Hour': { host: 'DJ Okapi', picture: '/cover.svg' },
});
const withProfiles = (attributes: string): string =>
  `<onair-schedule base-url="{base}" time-zone="station" ${attributes}><script type="application/json" data-onair-shows>${PROFILES}</script></onair-schedule>`;
const MARKUP = '<onair-schedule base-url="{base}" time-zone="station"></onair-schedule>';

/** Opens the dialog of the first show in place, since a modal dialog would cover the other states. */
async function openFirst(element: Locator): Promise<void> {
  const first = element.locator('[part=upcoming] button').first();
  // The focus loads its code.
  await first.dispatchEvent('focusin');
  await element.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.showModal = () => dialog.setAttribute('open', '');
    dialog.style.position = 'static';
  });
  await first.dispatchEvent('click');
  await element.locator('dialog[open]').waitFor();
}

/** Shows the next week, which has a button back to this one. */
async function turn(element: Locator): Promise<void> {
  await element.locator('[part=following]').dispatchEvent('click');
  await element.locator('[part=today]:visible').waitFor();
}

export const sheet: Sheet = {
  tag: 'onair-schedule',
  states: [
    { name: 'layout by width', markup: MARKUP, station: planned },
    {
      name: 'week, tokens',
      markup: `<onair-schedule base-url="{base}" view="week" from-hour="6" to-hour="26" calendar time-zone="station"
        style="--onair-accent: #c2410c; --onair-radius: 0"></onair-schedule>`,
      station: planned,
    },
    {
      name: 'day, only some cast types, New York',
      markup:
        '<onair-schedule base-url="{base}" view="day" only="rotation relay" time-zone="America/New_York" calendar></onair-schedule>',
      station: planned,
    },
    {
      name: 'now and next',
      markup: '<onair-schedule base-url="{base}" view="now" time-zone="station"></onair-schedule>',
      station: planned,
    },
    {
      name: 'nothing planned',
      markup: '<onair-schedule base-url="{base}" view="day" time-zone="station"></onair-schedule>',
      station: { grid: [] },
      status: 'empty',
    },
    {
      name: 'loading',
      markup: MARKUP,
      station: { faults: { hang: true } },
      status: 'loading',
    },
    {
      name: 'loading, with own content',
      markup: '<onair-schedule base-url="{base}" view="now"><a href="#">All our shows</a></onair-schedule>',
      station: { faults: { hang: true } },
      status: 'loading',
    },
    {
      name: 'stale',
      markup: '<onair-schedule base-url="{base}" view="now" time-zone="station"></onair-schedule>',
      status: 'ready',
      act: async (element, panel) => {
        await panel.faults({ fail: 1 });
        await element.evaluate((schedule: HTMLElement & { refresh(): void }) => schedule.refresh());
        await element.locator('[part=state]').waitFor();
      },
    },
    {
      name: 'failed',
      markup: '<onair-schedule base-url="{base}" view="now" time-zone="station"></onair-schedule>',
      station: { faults: { fail: 1 } },
      status: 'failed',
    },
    {
      name: 'details of a show',
      markup: '<onair-schedule base-url="{base}" view="now" calendar time-zone="station"></onair-schedule>',
      station: planned,
      act: openFirst,
    },
    {
      name: 'day with show profiles',
      markup: withProfiles('view="day"'),
      act: async (element) => element.locator('.column.chosen .face').first().waitFor({ state: 'attached' }),
    },
    {
      name: 'now and next with show profiles, and details of a show beside a player',
      markup: `<onair-player base-url="{base}" layout="mini"></onair-player>${withProfiles('view="now"')}`,
      act: async (element) => {
        await element.locator('[part=upcoming] .face').first().waitFor();
        await element.page().locator('onair-player[status=ready]').waitFor();
        await openFirst(element);
        await element.locator('dialog [part=listen]').waitFor();
      },
    },
  ],
  rare: [
    { name: 'too many simultaneous shows', markup: MARKUP, station: crowded },
    { name: 'next week', markup: MARKUP, station: planned, act: turn },
  ],
};
