/** `onair-now-playing` with `layout="wall"`, for large screens: each state is as large as the screen. */
import type { Sheet, State } from './sheet.js';
import { cover, jingle, listed, live, LONG, MINUTE, NOW, song } from './sheet.js';

/** Two common screen sizes, a portrait screen, and a browser source in OBS. */
export const SCREENS = [
  [1280, 720],
  [1920, 1080],
  [1080, 1920],
  [800, 200],
] as const;

const airing = (id: number, name: string, from: number, to: number): Record<string, unknown> => ({
  ...{ id, name, start_ts: (NOW + from * MINUTE) / 1000, end_ts: (NOW + to * MINUTE) / 1000 },
});
const grid = [airing(1, 'Morning show', -64, 56), airing(2, 'News and weather', 56, 90)];

const wall = (name: string, rest: Omit<State, 'name' | 'markup'>): State => ({
  name,
  markup: '<onair-now-playing base-url="{base}" layout="wall"></onair-now-playing>',
  ...rest,
});

export const walls: Sheet = {
  tag: 'onair-now-playing',
  states: [
    // The next show is from the panel's simulated week.
    wall('track', {
      station: { plays: [song(1.5, cover)] },
      act: (element) => element.locator('[part=next] bdi').waitFor(),
    }),
    wall('long titles', {
      station: {
        history: [listed(song(1.5, { title: LONG, author: `The ${LONG}`, dj_name: `DJ ${LONG}` }))],
        grid: grid.map((each) => ({ ...each, name: `${each.name as string}: ${LONG}` })),
      },
      act: (element) => element.locator('[part=next] bdi').waitFor(),
    }),
    wall('live', { station: { history: [listed(live(55))], grid } }),
    wall('jingle', {
      station: { history: [listed(jingle(0.1))], grid },
      act: (element) => element.locator('[part=title]', { hasText: 'Morning show' }).waitFor(),
    }),
    wall('nothing on air', { station: { history: [listed(song(64))] }, status: 'empty' }),
    wall('loading', { station: { faults: { hang: true } }, status: 'loading' }),
    wall('stale', { station: { plays: [song(1.5)], later: { fail: 1 } }, status: 'stale' }),
    wall('failed', { station: { faults: { fail: 1 } }, status: 'failed' }),
  ],
};
