import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FEATURES, RESELLER_LIMITS } from '../../../../src/contract/administration.js';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';

type Json = Record<string, unknown>;

const KINDS = [
  {
    path: 'templates/broadcasters/',
    fields: [
      ...['id', 'name', 'limit_stations', 'limit_streams', 'limit_bitrate', 'limit_listeners'],
      ...['limit_du', 'limit_traffic', ...FEATURES, 'server_type'],
    ],
  },
  { path: 'templates/resellers/', fields: ['id', 'name', ...RESELLER_LIMITS, ...FEATURES] },
];

for (const { path, fields } of KINDS) {
  describe(path, () => {
    const { as, request } = openPanel();
    const make = async (body: object, by = ADMINISTRATOR) => as(by, 'POST', path, body);

    it('creates, reads, updates and deletes templates', async () => {
      const response = await make({ name: ' Small ', limit_listeners: '50', tts_enabled: 'yes' });
      assert.equal(response.status, 201);
      const template = response.json();
      assert.deepEqual(Object.keys(template), fields);
      assert.deepEqual([template.name, template.limit_listeners, template.tts_enabled], ['Small', 50, true]);
      const at = `${path}${String(template.id)}/`;
      assert.deepEqual((await as(ADMINISTRATOR, 'GET', at)).json(), template);
      assert.deepEqual((await as(ADMINISTRATOR, 'GET', path)).json(), [template]);
      assert.deepEqual((await as(ADMINISTRATOR, 'PUT', at, { limit_du: 3 })).json(), {
        name: ['This field is required.'],
      });
      const put = await as(ADMINISTRATOR, 'PUT', at, { ...template, limit_du: 3, id: 99, owner: 5 });
      assert.deepEqual(put.json(), { ...template, limit_du: 3 });
      const patch = await as(ADMINISTRATOR, 'PATCH', at, { name: 'Smaller', tts_enabled: false });
      assert.deepEqual(patch.json(), { ...template, limit_du: 3, name: 'Smaller', tts_enabled: false });
      const gone = await as(ADMINISTRATOR, 'DELETE', at);
      assert.deepEqual([gone.status, gone.text], [204, '']);
      assert.equal((await as(ADMINISTRATOR, 'DELETE', at)).status, 404);
      assert.deepEqual((await as(ADMINISTRATOR, 'GET', path)).json(), []);
    });

    it('reports every invalid field', async () => {
      const response = await make({ name: '', limit_du: -1, limit_bitrate: 1.5, website_enabled: 'perhaps' });
      assert.deepEqual(
        [response.status, Object.keys(response.json()).sort()],
        [400, ['limit_bitrate', 'limit_du', 'name', 'website_enabled']],
      );
      // `no_template` is reserved.
      assert.deepEqual(Object.keys((await make({ name: 'no_template' })).json()), ['name']);
    });

    it('rejects a taken name', async () => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => make({ name: 'Wanted' })));
      assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 400, 400, 400, 400]);
      const { id } = responses.find(({ status }) => status === 201)?.json() ?? {};
      const at = `${path}${String(id)}/`;
      assert.equal((await as(ADMINISTRATOR, 'PUT', at, { name: 'Wanted', limit_du: 1 })).status, 200);
      const other = (await make({ name: 'Other' })).json();
      const taken = await as(ADMINISTRATOR, 'PATCH', `${path}${String(other.id)}/`, { name: 'Wanted' });
      assert.deepEqual([taken.status, Object.keys(taken.json())], [400, ['name']]);
    });

    it('is forbidden to broadcasters and anonymous requests', async () => {
      await as(ADMINISTRATOR, 'POST', 'broadcasters/', {
        username: 'account',
        email: 'a@radio.test',
        password: PASSWORD,
      });
      assert.equal((await as('account', 'GET', path)).status, 403);
      assert.equal((await as('account', 'POST', path, { name: 'x' })).status, 403);
      assert.equal((await request(`/api/v1/${path}`)).status, 401);
    });
  });
}

describe("resellers' templates", () => {
  const { as } = openPanel();

  it('are invisible to other accounts', async () => {
    const path = 'templates/broadcasters/';
    const people = [ADMINISTRATOR, 'north', 'south'];
    for (const username of people.slice(1)) {
      const body = { username, email: `${username}@radio.test`, password: PASSWORD };
      await as(ADMINISTRATOR, 'POST', 'resellers/', body);
    }
    const ids: unknown[] = [];
    for (const who of people) {
      const response = await as(who, 'POST', path, { name: 'Small', server_type: 'shoutcast' });
      assert.equal(response.status, 201);
      ids.push(response.json().id);
    }
    for (const [index, who] of people.entries()) {
      const list = (await as(who, 'GET', path)).json<Json[]>();
      assert.deepEqual(
        list.map(({ id }) => id),
        [ids[index]],
      );
      for (const id of ids.filter((each) => each !== ids[index])) {
        for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
          const body = method === 'GET' ? undefined : { name: 'Mine' };
          assert.equal((await as(who, method, `${path}${String(id)}/`, body)).status, 404);
        }
      }
    }
    assert.equal((await as('north', 'GET', 'templates/resellers/')).status, 403);
  });
});
