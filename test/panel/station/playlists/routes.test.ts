import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HistoryRecord, PlaylistRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('playlists', () => {
  const { request, control, send } = openPanel();
  const list = async (query = 'server=1') =>
    (await send('GET', `/api/v2/playlists/?${query}`)).json<PlaylistRecord[]>();
  const create = (body: object) => send('POST', '/api/v2/playlists/', body);

  it('are on air while their tracks play', async () => {
    const [{ results }] = [
      (await request('/api/v2/history/?server=1&limit=1')).json<{ results: HistoryRecord[] }>(),
    ];
    const onAir = (await list()).filter((playlist) => playlist.on_air);
    assert.deepEqual(
      onAir.map(({ name }) => name),
      [results[0]?.playlist_title],
    );
  });

  it('get default values for missing fields', async () => {
    const response = await create({ server: 1, name: '  Für Regentage  ', is_random: '0' });
    assert.equal(response.status, 201);
    const made = response.json<PlaylistRecord>();
    const { id } = made;
    const expected: Partial<PlaylistRecord> = {
      duration: 0,
      playlist_files_per_page: 100,
      tracks_num: 0,
      name: 'Für Regentage',
      is_default: false,
      is_random: false,
      on_air: false,
      directory_name: 'für_regentage',
      current_track_order: 0,
      server: 1,
    };
    assert.deepEqual({ ...made, ...expected }, made);
    assert.deepEqual((await send('GET', `/api/v2/playlists/${id}/`)).json(), made);
    assert.ok((await list()).some((playlist) => playlist.id === id));
  });

  it('include a default playlist for each server', async () => {
    const { id } = (
      await create({ server: 1, name: 'New default', is_default: true })
    ).json<PlaylistRecord>();
    const defaults = async (query: string) =>
      (await list(query)).filter((playlist) => playlist.is_default).map((playlist) => playlist.id);
    assert.deepEqual(await defaults('server=1'), [id]);
    assert.equal((await defaults('server=2')).length, 1);
    await send('PATCH', '/api/v2/playlists/1/', { is_default: true });
    assert.deepEqual(await defaults('server=1'), [1]);
  });

  it('can be replaced or updated partially', async () => {
    const missing = await send('PUT', '/api/v2/playlists/2/', { is_random: true });
    assert.deepEqual(
      [missing.status, missing.json()],
      [400, { server: ['This field is required.'], name: ['This field is required.'] }],
    );
    const whole = (await list())[1] as PlaylistRecord;
    const put = await send('PUT', `/api/v2/playlists/${whole.id}/`, {
      ...whole,
      name: 'Renamed',
      tracks_num: 7,
    });
    assert.deepEqual(put.json(), { ...whole, name: 'Renamed' });
    const patched = await send('PATCH', `/api/v2/playlists/${whole.id}/`, { playlist_files_per_page: '25' });
    assert.deepEqual(patched.json(), { ...whole, name: 'Renamed', playlist_files_per_page: 25 });
    assert.deepEqual((await send('PATCH', `/api/v2/playlists/${whole.id}/`, {})).json(), patched.json());
  });

  it('a new name applies to later plays', async () => {
    for (const { id } of await list())
      await send('PATCH', `/api/v2/playlists/${id}/`, { name: `List ${id}` });
    await control('clock', { advance_ms: 3_600_000 });
    const { results } = (await request('/api/v2/history/?server=1&limit=5')).json<{
      results: HistoryRecord[];
    }>();
    const named = results.filter(({ all_music_id }) => all_music_id !== null);
    assert.ok(
      named.length > 0 && named.every(({ playlist_title }) => /^List \d+$/.test(playlist_title ?? '')),
    );
  });

  it('leave their tracks in the library when deleted', async () => {
    assert.deepEqual([(await send('DELETE', '/api/v2/playlists/3/')).status], [204]);
    assert.equal((await send('DELETE', '/api/v2/playlists/3/')).status, 404);
    assert.equal((await request('/api/v2/music/1001/like/', { method: 'POST' })).status, 200);
    await control('clock', { advance_ms: 24 * 3_600_000 });
    assert.equal((await request('/api/v2/history/?limit=1')).status, 200);
  });

  it("can't be moved to other stations while in use", async () => {
    const errors = {
      server: ['A playlist with tracks or scheduled events can’t be moved to another station.'],
    };
    const { id } = (await create({ server: 1, name: 'Planned' })).json<PlaylistRecord>();
    const event = { server: 1, name: 'G', periodicity: 'onetime', cast_type: 'playlist', playlist: id };
    await send('POST', '/api/v2/grid/', { ...event, start_date: '2027-05-01', start_time: '10:00' });
    for (const used of [1, id]) {
      const refused = await send('PATCH', `/api/v2/playlists/${used}/`, { server: 2 });
      assert.deepEqual([refused.status, refused.json()], [400, errors]);
    }
    const free = (await create({ server: 1, name: 'Free' })).json<PlaylistRecord>();
    const moved = await send('PATCH', `/api/v2/playlists/${free.id}/`, { server: 2 });
    assert.deepEqual(moved.json(), { ...free, server: 2 });
  });

  it("can't have invalid fields", async () => {
    const cases: [object, object][] = [
      [
        { server: 'x', name: null },
        {
          server: ['Incorrect type. Expected pk value, received str.'],
          name: ['This field may not be null.'],
        },
      ],
      [{ server: 1, name: ' ' }, { name: ['This field may not be blank.'] }],
      [
        { server: 1, name: 'x'.repeat(256) },
        { name: ['Ensure this field has no more than 255 characters.'] },
      ],
      [{ server: 1, name: 'a\0b' }, { name: ['Null characters are not allowed.'] }],
      [{ server: 1, name: {} }, { name: ['Not a valid string.'] }],
      [{ server: 1, name: 'x', is_random: 'maybe' }, { is_random: ['Must be a valid boolean.'] }],
      [
        { server: 1, name: 'x', playlist_files_per_page: 0 },
        { playlist_files_per_page: ['Ensure this value is greater than or equal to 1.'] },
      ],
      [[], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
    ];
    for (const [body, errors] of cases) {
      const response = await create(body);
      assert.deepEqual([response.status, response.json()], [400, errors]);
    }
  });

  it('can be read only with an account', async () => {
    for (const path of ['', '1/']) {
      const response = await request(`/api/v2/playlists/${path}`);
      assert.equal(response.status, 401);
      assert.equal(response.headers.get('www-authenticate'), 'JWT realm="api"');
    }
    const own = await send('GET', '/api/v2/playlists/');
    assert.equal(own.headers.get('cache-control'), 'private, no-cache');
  });
});
