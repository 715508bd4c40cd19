import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LegacyPage } from '../../../../src/contract/pages.js';
import type { GridAiring, GridEventRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

const unix = (moment: string): number => Date.parse(moment) / 1000;
const EVERY_DAY = Object.fromEntries(
  ['wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'].map((day) => [day, true]),
);
const EVERY_WEEK = { week_1: true, week_2: true, week_3: true, week_4: true };
const weekly = { server: 1, periodicity: 'periodic', cast_type: 'relay', ...EVERY_DAY, ...EVERY_WEEK };
const once = { server: 1, periodicity: 'onetime', cast_type: 'relay' };

describe('a schedule event', () => {
  const { request, send } = openPanel();
  const create = (body: object) => send('POST', '/api/v2/grid/', body);

  it('gets default values for missing fields', async () => {
    const response = await create({ ...once, name: 'Late', start_date: '2026-05-01', start_time: '23:15' });
    assert.equal(response.status, 201);
    const event = response.json<GridEventRecord>();
    assert.deepEqual(
      [event.start_time, event.finish_time, event.timezone, event.local_time, event.parent_id, event.color2],
      ['23:15:00', null, 'Europe/Berlin', '23:15:00', null, null],
    );
    assert.deepEqual((await request(`/api/v2/grid/${event.id}/`)).json(), event);
  });

  it('keeps its own time zone', async () => {
    const body = {
      ...once,
      name: 'From far',
      start_date: '2026-07-01',
      start_time: '09:00',
      timezone: 'Asia/Kolkata',
    };
    const event = (await create(body)).json<GridEventRecord>();
    assert.deepEqual(
      [event.timezone, event.start_time, event.local_time],
      ['Asia/Kolkata', '09:00:00', '05:30:00'],
    );
  });

  it('can be sent back unchanged', async () => {
    const start = unix('2026-03-09T00:00:00Z');
    const list = (
      await request(`/api/v2/grid/?server=1&start_ts=${start}&end_ts=${start + 86_400}&utc=1`)
    ).json<GridAiring[]>();
    const airing = list.find(({ name }) => name === 'First Light') as GridAiring;
    const response = await send('PUT', `/api/v2/grid/${airing.id}/`, { ...airing, name: 'Second Light' });
    assert.deepEqual([response.status, response.json<GridEventRecord>().name], [200, 'Second Light']);
    const later = unix('2026-06-01T00:00:00Z');
    const again = (
      await request(`/api/v2/grid/?server=1&start_ts=${later}&end_ts=${later + 86_400}&utc=1`)
    ).json<GridAiring[]>();
    assert.ok(
      again.some(({ name }) => name === 'Second Light'),
      'the event still repeats forever',
    );
  });

  it('can be updated and deleted', async () => {
    const { id } = (
      await create({ ...once, name: 'Brief', start_date: '2026-05-02', start_time: '01:00' })
    ).json<GridEventRecord>();
    const patched = await send('PATCH', `/api/v2/grid/${id}/`, { color: '#ABC', name: 'Briefer' });
    assert.deepEqual(
      [patched.json<GridEventRecord>().color, patched.json<GridEventRecord>().name],
      ['#abc', 'Briefer'],
    );
    const gone = await send('DELETE', `/api/v2/grid/${id}/`);
    assert.deepEqual([gone.status, gone.text], [204, '']);
    assert.equal((await send('DELETE', `/api/v2/grid/${id}/`)).status, 404);
  });

  it('is rejected with the error codes in the contract', async () => {
    const cases: [object, object][] = [
      [
        { server: 1, periodicity: 'periodic', cast_type: 'playlist', name: 'x', start_time: '10:00' },
        {
          wd_mon: ['repeat_week_days_not_set'],
          week_1: ['repeat_weeks_not_set'],
          playlist: ['playlist_required'],
        },
      ],
      [{ ...weekly, name: 'x', start_time: '06:00' }, { non_field_errors: ['time_slot_busy'] }],
      [{ ...once, name: 'x', start_time: '06:00' }, { start_date: ['This field is required.'] }],
    ];
    for (const [body, errors] of cases) {
      const response = await create(body);
      assert.deepEqual([response.status, response.json()], [400, errors]);
    }
  });

  it("can't have invalid fields", async () => {
    const response = await create({
      server: 9,
      name: '',
      periodicity: 'daily',
      cast_type: 'show',
      start_time: '25:00',
      start_date: '2026-02-30',
      color: 'red',
      playlist: 999,
      dj: 'x',
      timezone: '+02:00',
      wd_mon: 'perhaps',
    });
    assert.equal(response.status, 400);
    assert.deepEqual(response.json(), {
      server: ['Invalid pk "9" - object does not exist.'],
      name: ['This field may not be blank.'],
      periodicity: ['"daily" is not a valid choice.'],
      cast_type: ['"show" is not a valid choice.'],
      start_time: ['Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].'],
      start_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
      wd_mon: ['Must be a valid boolean.'],
      playlist: ['Invalid pk "999" - object does not exist.'],
      dj: ['Incorrect type. Expected pk value, received str.'],
      color: ['Enter a hex colour, as #1f6feb.'],
      timezone: ['"+02:00" is not a valid choice.'],
    });
  });

  it("can't use another station's playlists or DJs", async () => {
    const response = await create({
      ...once,
      name: 'x',
      start_date: '2026-05-03',
      start_time: '10:00',
      finish_date: '2026-05-03',
      finish_time: '09:00',
      playlist: 101,
      dj: 11,
    });
    assert.deepEqual(response.json(), {
      finish_date: ['The finish is before the start.'],
      playlist: ['Invalid pk "101" - object does not exist.'],
      dj: ['Invalid pk "11" - object does not exist.'],
    });
  });

  it("isn't found if the id is unknown", async () => {
    for (const [method, body] of [
      ['PUT', {}],
      ['PATCH', { name: '' }],
      ['DELETE', undefined],
    ] as const) {
      const response = await send(method, '/api/v2/grid/99999/', body);
      assert.deepEqual([response.status, response.json()], [404, { detail: 'Not found.' }], method);
    }
  });

  it("can't be edited without an account", async () => {
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    assert.equal((await request('/api/v2/grid/', body)).status, 401);
    assert.equal((await request('/api/v2/grid/1/', { method: 'DELETE' })).status, 401);
    assert.equal((await request('/api/v2/grid/clear/?server=1', { method: 'DELETE' })).status, 401);
    assert.equal((await request('/api/v2/grid/1/')).status, 200);
  });
});

describe('the schedule', () => {
  const { request, send } = openPanel();
  const list = async (query: string) => (await request(`/api/v2/grid/?${query}`)).json<GridAiring[]>();

  it('contains the stored events if the range is incomplete', async () => {
    for (const query of ['server=1', `server=1&start_ts=${unix('2026-03-01T00:00:00Z')}`]) {
      const events = await list(query);
      assert.equal(events.length, 19);
      assert.ok(events.every((event) => event.id !== null && !('start_ts' in event)));
    }
    assert.ok((await list('')).some(({ server }) => server === 2));
  });

  it("covers a day in the station's time zone", async () => {
    const day = unix('2026-07-01T00:00:00Z');
    const first = async (more: string) =>
      (await list(`server=1&start_ts=${day}&end_ts=${day + 86_400}${more}`)).map(
        (each) => each.start_ts_utc_readable,
      );
    assert.equal((await first(''))[0], '2026-06-30T22:00:00Z');
    const utc = await first('&utc=1');
    assert.deepEqual([utc[0], utc.at(-1)], ['2026-06-30T22:00:00Z', '2026-07-01T22:00:00Z']);
  });

  it("keeps shows' local times across clock changes", async () => {
    for (const [sunday, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const day = unix(`${sunday}T00:00:00Z`);
      const airings = await list(`server=1&start_ts=${day}&end_ts=${day + 86_400}`);
      assert.equal(airings.find(({ name }) => name === 'First Light')?.start_time, '06:00:00');
      const [begin, end] = [airings[0]?.start_ts ?? 0, airings.at(-1)?.end_ts ?? 0];
      assert.equal((end - begin) / 3600, hours, sunday);
    }
  });

  it('rejects invalid ranges', async () => {
    const cases: [string, object][] = [
      ['start_ts=abc', { start_ts: ['Enter a whole number of seconds.'] }],
      [
        'end_ts=1700000000000',
        { end_ts: ['This is outside the years 1000 to 9000. Enter Unix seconds, not milliseconds.'] },
      ],
      [`start_ts=0&end_ts=${401 * 86_400}`, { end_ts: ['The range is longer than 400 days.'] }],
    ];
    for (const [query, errors] of cases) {
      const response = await request(`/api/v2/grid/?server=1&${query}`);
      assert.deepEqual([response.status, response.json()], [400, errors], query);
    }
    assert.deepEqual(await list('server=1&start_ts=1700000000&end_ts=1600000000'), []);
  });

  it('is available via JSONP in the legacy API', async () => {
    const day = unix('2026-07-01T00:00:00Z');
    const response = await request(
      `/api/grid/?server=1&start_ts=${day}&end_ts=${day + 86_400}&callback=show`,
    );
    assert.match(response.text, /^show\(\{"meta"/);
    const page = JSON.parse(response.text.slice(5, -1)) as LegacyPage<GridAiring>;
    assert.deepEqual(page.objects, await list(`server=1&start_ts=${day}&end_ts=${day + 86_400}`));
    assert.equal((await request('/api/grid/1/')).json<GridEventRecord>().name, 'First Light');
    assert.equal((await request('/api/grid/?server=9')).json<LegacyPage<GridAiring>>().objects.length, 0);
  });

  it('can be cleared without affecting other servers', async () => {
    const missing = await send('DELETE', '/api/v2/grid/clear/');
    assert.deepEqual([missing.status, missing.json()], [400, { server: ['This field is required.'] }]);
    const cleared = await send('DELETE', '/api/v2/grid/clear/?server=1');
    assert.deepEqual([cleared.status, cleared.json()], [200, { result: 'ok' }]);
    assert.deepEqual(await list('server=1'), []);
    assert.ok((await list('server=2')).length > 0);
    assert.equal((await send('DELETE', '/api/v2/grid/clear/?server=7')).status, 400);
  });
});
