/** One test for each grid rule and each of the four error codes. */
import assert from 'node:assert/strict';
import type { GridEventRecord } from '../../../src/contract/records.js';
import { daily, once, unix, type Check } from './station.js';

const refusing =
  (body: object, errors: object): Check =>
  async ({ plan, send }) => {
    const [id] = await plan(daily('04:00'));
    const made = await send('POST', '/api/v2/grid/', { server: 2, ...body });
    assert.deepEqual([made.status, made.json()], [400, errors]);
    // The code also applies to updates.
    const changed = await send('PUT', `/api/v2/grid/${id}/`, { server: 2, ...body });
    assert.deepEqual([changed.status, changed.json()], [400, errors]);
  };

const NO_DAYS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`wd_${day}`, false]),
);
const NO_WEEKS = { week_1: false, week_2: false, week_3: false, week_4: false };

export const gridChecks: Record<string, Check> = {
  async 'grid rule 1'({ request, plan }) {
    await plan(daily('12:00'));
    const count = async (query: string) => (await request(`/api/v2/grid/?${query}`)).json<object[]>().length;
    const [start, end] = [`start_ts=${unix('2026-03-02T00:00Z')}`, `end_ts=${unix('2026-03-09T00:00Z')}`];
    assert.equal(
      await count(`server=2&${start}&${end}&utc=1`),
      8,
      'seven, and the one that runs into the range',
    );
    assert.equal(await count(`server=2&${start}`), 1, 'without all three: the stored event');
    assert.equal((await request(`/api/v2/grid/?server=2&start_ts=soon&${end}`)).status, 400);
  },
  async 'grid rule 2'({ airings, plan }) {
    await plan(
      daily('12:00', { ...NO_DAYS, wd_tue: true, week_2: false, week_4: false }),
      daily('13:00', { cast_type: 'radioshow', finish_time: '14:00', ...NO_DAYS, wd_sun: true }),
    );
    const march = await airings('2026-03-01T00:00Z', '2026-04-01T00:00Z');
    const starts = march.map(({ start_date, start_time }) => `${start_date} ${start_time}`);
    assert.deepEqual(
      starts.filter((each) => each.endsWith('12:00:00') && each > '2026-03-01'),
      ['2026-03-03 12:00:00', '2026-03-17 12:00:00'],
      'Tuesdays of the first and the third week',
    );
    assert.deepEqual(
      starts.filter((each) => each.endsWith('13:00:00')),
      ['01', '08', '15', '22', '29'].map((day) => `2026-03-${day} 13:00:00`),
    );
  },
  async 'grid rule 3'({ airings, plan }) {
    await plan(
      once('2026-03-10', '10:00'),
      once('2026-03-10', '15:00', { cast_type: 'radioshow', finish_time: '16:30' }),
    );
    const [relay, show] = await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z');
    assert.deepEqual(
      [relay?.finish_date, relay?.finish_time, relay?.end_ts],
      ['2026-03-10', '15:00:00', unix('2026-03-10T14:00Z')],
    );
    assert.deepEqual(
      [show?.finish_date, show?.finish_time, show?.end_ts],
      ['2026-03-10', '16:30:00', unix('2026-03-10T15:30Z')],
    );
  },
  async 'grid rule 4'({ airings, plan, send }) {
    const { id: playlist } = (await send('POST', '/api/v2/playlists/', { server: 2, name: 'After' })).json();
    for (const after of [{ playlist_after_radioshow: playlist }, { rotation_after_radioshow: 7 }]) {
      const [show] = await plan(
        once('2026-03-10', '15:00', { cast_type: 'radioshow', finish_time: '16:00', ...after }),
        once('2026-03-10', '18:00'),
      );
      const [, added] = await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z');
      assert.deepEqual([added?.id, added?.parent_id, added?.start_time], [null, show, '16:00:00']);
    }
  },
  async 'grid rule 5'({ airings, plan }) {
    await plan(daily('12:00'), once('2026-03-10', '12:00'));
    const day = await airings('2026-03-10T00:00Z', '2026-03-11T00:00Z');
    assert.deepEqual(
      day.filter(({ start_date }) => start_date === '2026-03-10').map(({ name }) => name),
      ['once at 12:00'],
    );
  },
  async 'grid rule 6'({ send }) {
    const missing = await send('POST', '/api/v2/grid/', {});
    assert.equal(missing.status, 400);
    assert.deepEqual(Object.keys(missing.json()).sort(), [
      'cast_type',
      'name',
      'periodicity',
      'server',
      'start_time',
    ]);
    const undated = await send('POST', '/api/v2/grid/', { ...once('', '10:00'), server: 2 });
    assert.deepEqual([undated.status, undated.json()], [400, { start_date: ['This field is required.'] }]);
    const optional = {
      break_track: true,
      start_playlist_from_beginning: true,
      finish_date: '2026-12-24',
      finish_time: '11:30:00',
      wd_mon: true,
      week_2: true,
      playlist: null,
      playlist_after_radioshow: null,
      rotation_after_radioshow: 4,
      dj: null,
      rotation: 5,
      allow_jingles: false,
      allow_song_requests: true,
      allow_jingles_after: false,
      allow_song_requests_after: true,
      color: '#112233',
      color2: '#445566',
      timezone: 'Asia/Kolkata',
    };
    const made = await send('POST', '/api/v2/grid/', {
      server: 2,
      ...once('2026-12-24', '10:30', optional),
      local_time: '06:00:00',
    });
    assert.equal(made.status, 201, made.text);
    for (const [name, value] of Object.entries(optional)) assert.deepEqual(made.json()[name], value, name);
  },
  async 'grid rule 7'({ request, plan, send }) {
    const [id] = await plan(daily('12:00'));
    const event = (await request(`/api/v2/grid/${id}/`)).json();
    const response = await send('PUT', `/api/v2/grid/${id}/`, { ...event, name: 'Renamed' });
    assert.deepEqual(response.json(), { ...event, name: 'Renamed' });
    const moved = await send('PUT', `/api/v2/grid/${id}/`, { ...event, id: 4711 });
    assert.equal(moved.json().id, id, 'the id of the path counts');
  },
  async 'grid rule 8'({ request, send }) {
    const made = await send('POST', '/api/v2/grid/', { server: 2, ...once('2026-05-05', '05:05') });
    assert.equal(made.headers.get('content-type'), 'application/json');
    const path = `/api/v2/grid/${String(made.json().id)}/`;
    assert.deepEqual((await request(path)).json(), made.json());
    const changed = await send('PATCH', path, { name: 'Changed' });
    assert.deepEqual(changed.json(), { ...made.json(), name: 'Changed' });
  },
  async 'grid rule 9'({ request, plan, send }) {
    await plan(daily('12:00'), once('2026-03-10', '12:00'));
    const others = (await request('/api/v2/grid/?server=1')).json<GridEventRecord[]>();
    await send('DELETE', '/api/v2/grid/clear/?server=2');
    assert.deepEqual((await request('/api/v2/grid/?server=2')).json(), []);
    assert.deepEqual((await request('/api/v2/grid/?server=1')).json(), others);
  },
  'grid error repeat_week_days_not_set': refusing(daily('12:00', NO_DAYS), {
    wd_mon: ['repeat_week_days_not_set'],
  }),
  'grid error repeat_weeks_not_set': refusing(daily('12:00', NO_WEEKS), { week_1: ['repeat_weeks_not_set'] }),
  'grid error playlist_required': refusing(daily('12:00', { cast_type: 'playlist' }), {
    playlist: ['playlist_required'],
  }),
  async 'grid error time_slot_busy'({ plan, send }) {
    const [, id] = await plan(daily('12:00'), daily('13:00'));
    const busy = { non_field_errors: ['time_slot_busy'] };
    const made = await send('POST', '/api/v2/grid/', { server: 2, ...daily('12:00') });
    assert.deepEqual([made.status, made.json()], [400, busy]);
    const moved = await send('PUT', `/api/v2/grid/${id}/`, { server: 2, ...daily('12:00') });
    assert.deepEqual([moved.status, moved.json()], [400, busy]);
    const itself = await send('PUT', `/api/v2/grid/${id}/`, {
      server: 2,
      ...daily('13:00', { name: 'Same slot' }),
    });
    assert.equal(itself.status, 200);
  },
};
