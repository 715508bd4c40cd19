import type { Locator } from 'playwright-core';
import { cover, jingle, listed, live, LONG, openMenu, song, type Sheet } from '../sheet.js';

const played = {
  plays: [
    song(38, { title: 'Ferry', author: 'The Quiet Rooms', ...cover }),
    live(33),
    song(13, { title: LONG, author: LONG }),
    jingle(8),
    song(7.6, { title: 'Glass', author: 'فيروز' }),
    song(2.5, { all_music_id: 1002, ...cover }),
  ],
};

const button = '[part=row] onair-vote button[part=like]:not([disabled])';

async function ask(element: Locator, date: string, time: string): Promise<void> {
  await element.locator('input[type=date]').fill(date);
  await element.locator('input[type=time]').fill(time);
  await element.locator('[part~=find]').dispatchEvent('click');
  await element.locator('[part=answer]:not(:empty)').waitFor();
  await element.evaluate(({ shadowRoot }) => (shadowRoot!.activeElement as HTMLElement | null)?.blur());
}

export const sheet: Sheet = {
  tag: 'onair-history',
  states: [
    {
      name: 'songs, jingle, live set',
      markup: '<onair-history base-url="{base}" limit="5"></onair-history>',
      station: played,
    },
    {
      name: 'current track first, two days',
      markup: `<onair-station time-zone="Asia/Singapore">
        <onair-history base-url="{base}" limit="3" include-current hide-jingles></onair-history></onair-station>`,
      station: played,
    },
    {
      name: 'votes, tokens',
      markup: `<onair-history base-url="{base}" limit="2" include-current vote
        style="--onair-accent: #c2410c; --onair-radius: 0"></onair-history>`,
      station: played,
      act: async (element) => {
        await element.locator(button).first().dispatchEvent('click');
        await element.locator('onair-vote [part=count]').first().waitFor();
      },
    },
    {
      name: 'votes, links, open menu',
      markup: `<onair-history base-url="{base}" limit="5" include-current vote links="spotify apple"></onair-history>`,
      station: played,
      act: openMenu,
    },
    {
      name: 'search',
      markup: '<onair-history base-url="{base}" limit="2" search></onair-history>',
      station: played,
      act: (element) => element.locator('[part=earlier]').waitFor(),
    },
    {
      name: 'search with results, tokens',
      markup: `<onair-history base-url="{base}" limit="3" search
        style="--onair-accent: #c2410c; --onair-radius: 0"></onair-history>`,
      station: played,
      act: (element) => ask(element, '2026-11-27', '16:52'),
    },
    {
      name: 'search in the future',
      markup: '<onair-history base-url="{base}" limit="2" search></onair-history>',
      station: played,
      act: (element) => ask(element, '2030-01-01', '00:00'),
    },
    {
      name: 'no plays',
      markup: '<onair-history base-url="{base}" limit="2"></onair-history>',
      station: { history: [] },
      status: 'empty',
    },
    {
      name: 'only the current track',
      markup: '<onair-history base-url="{base}" limit="2"></onair-history>',
      station: { history: [listed(song(1))] },
      status: 'empty',
    },
    {
      name: 'loading',
      markup: '<onair-history base-url="{base}" limit="2"></onair-history>',
      station: { faults: { hang: true } },
      status: 'loading',
    },
    {
      name: 'loading, with own content',
      markup: '<onair-history base-url="{base}" limit="2"><a href="#">All our playlists</a></onair-history>',
      station: { faults: { hang: true } },
      status: 'loading',
    },
    {
      name: 'stale',
      markup: '<onair-history base-url="{base}" limit="2"></onair-history>',
      station: { ...played, later: { fail: 1 } },
      status: 'stale',
    },
    {
      name: 'failed',
      markup: '<onair-history base-url="{base}" limit="2"></onair-history>',
      station: { faults: { fail: 1 } },
      status: 'failed',
    },
    { name: 'no base-url', markup: '<onair-history limit="2"></onair-history>', status: 'failed' },
  ],
};
