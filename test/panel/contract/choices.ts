/** One test for each choice that the contract leaves open. */
import assert from 'node:assert/strict';
import type { GridAiring, GridEventRecord, HistoryRecord } from '../../../src/contract/records.js';
import { API_KEY, daily, once, openStation, unix, type Check } from './station.js';

const startsOf = (airings: GridAiring[]) => airings.map(({ start_ts_utc_readable }) => start_ts_utc_readable);
const WEEKS = ['week_1', 'week_2', 'week_3', 'week_4'];
const show = (start_date: string, start_time: string, finish_time: string, more: object = {}) =>
  once(start_date, start_time, { cast_type: 'radioshow', finish_time, ...more });

export const choiceChecks: Record<string, Check> = {
  async 'an empty Auth cell'({ request }) {
    for (const path of ['servers', 'history']) {
      assert.equal((await request(`/api/v2/${path}/`)).status, 200);
      const broken = await request(`/api/v2/${path}/`, { headers: { Authorization: 'JWT a.broken.one' } });
      assert.equal(broken.status, 401);
    }
  },
  async 'week of the month'({ airings, plan }) {
    const days = [
      [1, 7],
      [8, 14],
      [15, 21],
      [22, 31],
    ] as const;
    for (const [index, [first, last]] of days.entries()) {
      const weeks = Object.fromEntries(WEEKS.map((name, week) => [name, week === index]));
      await plan(daily('12:00', { cast_type: 'radioshow', finish_time: '13:00', ...weeks }));
      const march = await airings('2026-03-01T00:00Z', '2026-04-01T00:00Z');
      const aired = march.map(({ start_date }) => Number(start_date?.slice(-2)));
      assert.deepEqual(
        aired,
        Array.from({ length: last - first + 1 }, (_, day) => first + day),
      );
    }
  },
  async 'zone of start_date, start_time'({ airings, plan }) {
    await plan(
      show('2026-03-06', '12:00', '13:00', { timezone: 'America/New_York' }),
      show('2026-03-06', '19:00', '20:00'),
      // In Berlin, 02:30 doesn't exist on the first day and exists twice on the second.
      show('2026-03-29', '02:30', '05:00'),
      show('2026-10-25', '02:30', '05:00'),
    );
    assert.deepEqual(startsOf(await airings('2026-03-06T00:00Z', '2026-10-27T00:00Z')), [
      '2026-03-06T17:00:00Z',
      '2026-03-06T18:00:00Z',
      '2026-03-29T01:30:00Z',
      '2026-10-25T00:30:00Z',
    ]);
  },
  async 'utc absent'({ request, plan }) {
    await plan(show('2026-03-10', '00:15', '00:45'));
    const hour = `/api/v2/grid/?server=2&start_ts=${unix('2026-03-10T00:00Z')}&end_ts=${unix('2026-03-10T01:00Z')}`;
    assert.equal((await request(hour)).json<object[]>().length, 1);
    assert.equal((await request(`${hour}&utc=1`)).json<object[]>().length, 0);
  },
  async 'end of a playlist, rotation or relay event'({ airings, plan, send }) {
    const { id } = (await send('POST', '/api/v2/playlists/', { server: 2, name: 'Noon' })).json();
    for (const cast of [
      { cast_type: 'playlist', playlist: id },
      { cast_type: 'rotation', rotation: 3 },
      {},
    ]) {
      await plan(once('2026-03-10', '10:00', { finish_time: '11:00', ...cast }), once('2026-04-20', '15:00'));
      const [airing] = await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z');
      assert.equal(airing?.end_ts, unix('2026-04-20T13:00Z'));
    }
  },
  async 'end of a radioshow'({ airings, plan }) {
    await plan(
      show('2026-03-10', '10:00', '12:00'),
      show('2026-03-10', '13:00', '15:00'),
      once('2026-03-10', '14:00'),
    );
    const [first, second] = await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z');
    assert.deepEqual([first?.finish_time, second?.finish_time], ['12:00:00', '14:00:00']);
  },
  async 'the added end event'({ airings, plan, send }) {
    const { id: playlist } = (
      await send('POST', '/api/v2/playlists/', { server: 2, name: 'Quiet Hours' })
    ).json();
    const [parent] = await plan(
      show('2026-03-10', '10:00', '12:00', {
        playlist_after_radioshow: playlist,
        color: '#111111',
        color2: '#222222',
        allow_jingles: true,
        allow_song_requests: false,
        allow_jingles_after: false,
        allow_song_requests_after: true,
      }),
      once('2026-03-10', '15:00'),
    );
    const [, added] = await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z');
    assert.ok(added);
    const { id, parent_id, periodicity, name, color, allow_jingles, allow_song_requests } = added;
    assert.deepEqual([id, parent_id, periodicity], [null, parent, 'onetime']);
    assert.deepEqual([name, added.playlist, color], ['Quiet Hours', playlist, '#222222']);
    assert.deepEqual([allow_jingles, allow_song_requests], [false, true]);
    assert.deepEqual([added.start_time, added.finish_time], ['12:00:00', '15:00:00']);
  },
  async 'rule 5'({ airings, plan }) {
    // The clock change moves the weekly event from 02:30 to 03:30, the time of the single event.
    await plan(daily('02:30'), once('2026-03-29', '03:30'), once('2026-03-30', '02:31'));
    const names = (await airings('2026-03-29T00:00Z', '2026-03-30T12:00Z'))
      .filter(({ start_ts }) => start_ts >= unix('2026-03-29T00:00Z'))
      .map(({ name }) => name);
    assert.deepEqual(names, ['once at 03:30', 'daily at 02:30', 'once at 02:31']);
  },
  async 'order of the list'({ airings, plan }) {
    const [first, second] = await plan(daily('12:00'), daily('11:00', { timezone: 'UTC' }));
    const day = (await airings('2026-03-10T00:00Z', '2026-03-10T20:00Z')).filter(
      ({ start_date }) => start_date === '2026-03-10',
    );
    assert.deepEqual(
      day.map(({ id, start_ts, end_ts }) => [id, end_ts - start_ts]),
      [
        [first, 0],
        [second, 86_400],
      ],
    );
  },
  async 'past the range'({ airings, plan }) {
    const end = unix('2026-03-11T00:00Z');
    await plan(once('2026-03-10', '10:00'), once('2026-05-09', '10:00'));
    assert.equal(
      (await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z'))[0]?.end_ts,
      unix('2026-05-09T08:00Z'),
    );
    await plan(once('2026-03-10', '10:00'), once('2026-05-12', '10:00'));
    assert.equal((await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z'))[0]?.end_ts, end);
    await plan(once('2026-03-10', '10:00', { finish_date: '2026-03-12', finish_time: '10:00' }));
    assert.equal(
      (await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z'))[0]?.end_ts,
      unix('2026-03-12T09:00Z'),
    );
  },
  async 'start_ts, end_ts in responses'({ request, plan }) {
    await plan(show('2026-07-10', '12:00', '13:00'));
    const day = `/api/v2/grid/?server=2&start_ts=${unix('2026-07-10T00:00Z')}&end_ts=${unix('2026-07-11T00:00Z')}`;
    for (const path of [day, `${day}&utc=1`]) {
      const [airing] = (await request(path)).json<GridAiring[]>();
      assert.deepEqual(
        [airing?.start_ts, airing?.end_ts],
        [unix('2026-07-10T10:00Z'), unix('2026-07-10T11:00Z')],
      );
    }
    const long = await request(`/api/v2/grid/?server=2&start_ts=0&end_ts=${401 * 86_400}`);
    assert.deepEqual([long.status, Object.keys(long.json())], [400, ['end_ts']]);
    assert.equal((await request(`/api/v2/grid/?server=2&start_ts=0&end_ts=${400 * 86_400}`)).status, 200);
  },
  async time_slot_busy({ plan, send }) {
    await plan(daily('12:34', { wd_mon: false }), once('2026-03-10', '13:00'));
    const status = async (body: object) =>
      (await send('POST', '/api/v2/grid/', { server: 2, ...body })).status;
    const monday = Object.fromEntries(
      ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`wd_${day}`, false]),
    );
    assert.equal(await status(daily('12:34', monday)), 201, 'another day');
    assert.equal(await status(once('2026-03-10', '12:34')), 201, 'another periodicity');
    assert.equal(await status({ ...daily('12:34'), server: 1 }), 201, 'another server');
    const busy = await send('POST', '/api/v2/grid/', { server: 2, ...once('2026-03-10', '13:00') });
    assert.deepEqual(busy.json(), { non_field_errors: ['time_slot_busy'] });
  },
  async 'repeat_week_days_not_set, repeat_weeks_not_set, playlist_required'({ send }) {
    const bare = {
      server: 2,
      name: 'Bare',
      periodicity: 'periodic',
      cast_type: 'playlist',
      start_time: '03:00',
    };
    assert.deepEqual((await send('POST', '/api/v2/grid/', bare)).json(), {
      wd_mon: ['repeat_week_days_not_set'],
      week_1: ['repeat_weeks_not_set'],
      playlist: ['playlist_required'],
    });
  },
  async 'list without all of server, start_ts, end_ts'({ request, plan }) {
    const ids = await plan(daily('12:00'), once('2026-03-10', '13:00'));
    for (const query of ['server=2', 'server=2&start_ts=0', 'server=2&end_ts=1']) {
      const events = (await request(`/api/v2/grid/?${query}`)).json<GridEventRecord[]>();
      assert.deepEqual(
        events.map(({ id }) => id),
        ids,
      );
      assert.ok(!('start_ts' in (events[0] ?? {})));
    }
  },
  async 'like, dislike response'({ request }) {
    const history = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const id = history.find(({ all_music_id }) => all_music_id !== null)?.all_music_id;
    const response = await request(`/api/v2/music/${id}/like/`, { method: 'POST' });
    assert.deepEqual([response.status, Object.keys(response.json())], [200, ['up', 'down']]);
    assert.equal((await request('/api/v2/music/88888888/dislike/', { method: 'POST' })).status, 404);
  },
  async 'API key header'({ request }) {
    const withKey = (name: string) => ({ headers: { [name]: API_KEY } });
    assert.equal((await request('/api/v2/playlists/', withKey('SERVICE-API-KEY'))).status, 200);
    const other = openStation({ apiKeyHeader: 'X-RADIO-KEY' });
    try {
      assert.equal((await other.request('/api/v2/playlists/', withKey('X-RADIO-KEY'))).status, 200);
      assert.equal((await other.request('/api/v2/playlists/', withKey('SERVICE-API-KEY'))).status, 401);
    } finally {
      await other.close();
    }
  },
};
