/** A panel in process with a known account. */
import assert from 'node:assert/strict';
import type { GridAiring, GridEventRecord } from '../../../src/contract/records.js';
import type { PanelOptions } from '../../../src/panel/base/options.js';
import { ADMINISTRATOR, newPanel, PASSWORD, type OpenedPanel } from '../../kit/open-panel.js';

export { API_KEY } from '../../kit/open-panel.js';

export const ACCOUNT = { username: ADMINISTRATOR, password: PASSWORD };

export interface Station extends Omit<OpenedPanel, 'logIn'> {
  /** The token of an account. */
  logIn(account?: { username: string; password: string }): Promise<string>;
  /** Replaces the events of server 2. Returns the new ids. */
  plan(...events: object[]): Promise<number[]>;
  /** Returns the airings of server 2 between two times, such as `2026-03-06T10:00Z`. */
  airings(from: string, to: string): Promise<GridAiring[]>;
}

/** One test of a row. */
export type Check = (station: Station) => Promise<void>;

export function openStation(options: Partial<PanelOptions> = {}): Station {
  const opened = newPanel({
    connected: true,
    // Friday, 9:30 in Berlin: the first DJ is on air.
    now: Date.parse('2026-03-06T08:30:00Z'),
    zone: 'Europe/Berlin',
    report: () => undefined,
    ...options,
  });
  const { request, send, logIn } = opened;
  return {
    ...opened,
    logIn: ({ username, password } = ACCOUNT) => logIn(username, password),
    async plan(...events) {
      await send('DELETE', '/api/v2/grid/clear/?server=2');
      const ids: number[] = [];
      for (const event of events) {
        const made = await send('POST', '/api/v2/grid/', { server: 2, ...event });
        assert.equal(made.status, 201, made.text);
        ids.push(made.json<GridEventRecord & { id: number }>().id);
      }
      return ids;
    },
    async airings(from, to) {
      const range = `start_ts=${unix(from)}&end_ts=${unix(to)}`;
      return (await request(`/api/v2/grid/?server=2&${range}&utc=1`)).json<GridAiring[]>();
    },
  };
}

/** Unix seconds of `2026-03-06T10:00Z`. */
export function unix(moment: string): number {
  return Date.parse(moment) / 1000;
}

/** A one-time relay event, which needs only a time. */
export const once = (start_date: string, start_time: string, more: object = {}) => ({
  name: `once at ${start_time}`,
  periodicity: 'onetime',
  cast_type: 'relay',
  start_date,
  start_time,
  ...more,
});

const DAYS = ['wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'];
const WEEKS = ['week_1', 'week_2', 'week_3', 'week_4'];

/** A daily relay event. */
export const daily = (start_time: string, more: object = {}) => ({
  name: `daily at ${start_time}`,
  periodicity: 'periodic',
  cast_type: 'relay',
  start_time,
  ...Object.fromEntries([...DAYS, ...WEEKS].map((name) => [name, true])),
  ...more,
});
