import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FEATURES, RESELLER_LIMITS } from '../../../../src/contract/administration.js';
import type { ResellerRecord } from '../../../../src/panel/users/resellers/schema.js';
import { ADMINISTRATOR, openPanel, person } from '../../../kit/open-panel.js';

/** Waits for a number of turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('resellers', () => {
  const { request, as } = openPanel();
  async function made(username: string, more: object = {}): Promise<ResellerRecord> {
    const response = await as(ADMINISTRATOR, 'POST', 'resellers/', person(username, more));
    assert.equal(response.status, 201, response.text);
    return response.json<ResellerRecord>();
  }

  it('are created with the given fields', async () => {
    const reseller = await made('north', { limit_accounts: 7, website_enabled: true, first_name: 'N' });
    assert.deepEqual(Object.keys(reseller), [
      ...['pk', 'username', 'email', 'first_name', 'image', 'accounts_current'],
      ...RESELLER_LIMITS,
      ...FEATURES,
    ]);
    assert.deepEqual(
      [reseller.accounts_current, reseller.limit_accounts, reseller.website_enabled, reseller.limit_du],
      [0, 7, true, 0],
    );
    assert.deepEqual((await as(ADMINISTRATOR, 'GET', `resellers/${reseller.pk}/`)).json(), reseller);
    assert.deepEqual((await as(ADMINISTRATOR, 'GET', 'resellers/')).json(), [reseller]);
  });

  it("can't have the same name as a broadcaster", async () => {
    await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('taken'));
    const response = await as(ADMINISTRATOR, 'POST', 'resellers/', person('Taken'));
    assert.deepEqual(response.json(), { username: ['A user with that username already exists.'] });
  });

  it('keep read-only fields during updates', async () => {
    const reseller = await made('east');
    const at = `resellers/${reseller.pk}/`;
    assert.deepEqual(Object.keys((await as(ADMINISTRATOR, 'PUT', at, {})).json()), ['username', 'email']);
    const put = await as(ADMINISTRATOR, 'PUT', at, { ...reseller, limit_du: 5, accounts_current: 9, pk: 1 });
    assert.deepEqual(put.json(), { ...reseller, limit_du: 5 });
    const patch = await as(ADMINISTRATOR, 'PATCH', at, { username: 'far-east', password: 'something else' });
    assert.deepEqual(patch.json(), { ...reseller, limit_du: 5, username: 'far-east' });
    assert.equal((await as('far-east', 'GET', 'broadcasters/')).status, 200);
    const wrong = await as(ADMINISTRATOR, 'PATCH', at, { limit_accounts: 'many', email: '' });
    assert.deepEqual([wrong.status, Object.keys(wrong.json()).sort()], [400, ['email', 'limit_accounts']]);
  });

  it('can be read and edited only by administrators', async () => {
    const { pk } = await made('south');
    await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('isle', { owner: pk }));
    for (const who of ['south', 'isle']) {
      for (const [method, path] of [
        ['GET', 'resellers/'],
        ['POST', 'resellers/'],
        ['GET', `resellers/${pk}/`],
        ['PATCH', `resellers/${pk}/`],
        ['DELETE', `resellers/${pk}/`],
        ['POST', `resellers/${pk}/login/`],
      ] as const) {
        const response = await as(who, method, path, method === 'GET' ? undefined : {});
        assert.equal(response.status, 403, `${who} ${method} ${path}`);
      }
    }
    assert.equal((await request('/api/v1/resellers/')).status, 401);
  });

  it("aren't listed among broadcasters", async () => {
    const { pk } = await made('west');
    const account = (await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('dune'))).json<{ pk: number }>();
    assert.equal((await as(ADMINISTRATOR, 'GET', `broadcasters/${pk}/`)).status, 404);
    assert.equal((await as(ADMINISTRATOR, 'DELETE', `broadcasters/${pk}/`)).status, 404);
    assert.equal((await as(ADMINISTRATOR, 'GET', `resellers/${account.pk}/`)).status, 404);
    assert.equal((await as(ADMINISTRATOR, 'GET', 'resellers/1/')).status, 404);
    assert.equal((await as(ADMINISTRATOR, 'POST', `resellers/${account.pk}/login/`)).status, 404);
  });

  it('have sign-in keys with their own permissions', async () => {
    const { pk } = await made('polar');
    const { key, user } = (await as(ADMINISTRATOR, 'POST', `resellers/${pk}/login/`)).json<{
      key: string;
      user: Record<string, unknown>;
    }>();
    assert.deepEqual([user.pk, user.username, user.account_type], [pk, 'polar', 2]);
    const headers = { Authorization: `Token ${key}` };
    assert.equal((await request('/api/v1/broadcasters/', { headers })).status, 200);
    assert.equal((await request('/api/v1/resellers/', { headers })).status, 403);
    await as(ADMINISTRATOR, 'DELETE', `resellers/${pk}/`);
    assert.equal((await request('/api/v1/broadcasters/', { headers })).status, 401);
    const again = await as(ADMINISTRATOR, 'POST', `resellers/${pk}/login/`);
    assert.deepEqual([again.status, again.json()], [400, { non_field_errors: ['account_deleted'] }]);
  });

  it("can't be deleted while they have accounts", async () => {
    const { pk } = await made('host');
    const at = `resellers/${pk}/`;
    const account = (await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('guest', { owner: pk }))).json<{
      pk: number;
    }>();
    const refused = async () => {
      const response = await as(ADMINISTRATOR, 'DELETE', at);
      return [response.status, Object.keys(response.json())];
    };
    assert.deepEqual(await refused(), [400, ['non_field_errors']]);
    await as(ADMINISTRATOR, 'DELETE', `broadcasters/${account.pk}/`);
    assert.deepEqual(await refused(), [400, ['non_field_errors']]);
    assert.equal((await as('host', 'GET', 'broadcasters/')).status, 200);

    const other = await made('heir');
    const moved = (
      await as(ADMINISTRATOR, 'POST', 'broadcasters/', person('moved', { owner: other.pk }))
    ).json<{ pk: number }>();
    await as(ADMINISTRATOR, 'PATCH', `broadcasters/${moved.pk}/`, { owner: 1 });
    assert.equal((await as(ADMINISTRATOR, 'DELETE', `resellers/${other.pk}/`)).status, 204);
  });

  it("can't be deleted while an account is being added", async () => {
    for (let round = 0; round < 4; round++) {
      const { pk, username } = await made(`race-${round}`);
      await as(username, 'GET', 'broadcasters/');
      const [created, deleted] = await Promise.all([
        as(username, 'POST', 'broadcasters/', person(`child-${round}`)),
        // Before, during or after the hashing of the password.
        turns(10 * round).then(() => as(ADMINISTRATOR, 'DELETE', `resellers/${pk}/`)),
      ]);
      assert.notEqual(created.status === 201, deleted.status === 204, `${created.status} ${deleted.status}`);
      assert.ok([201, 400, 401].includes(created.status), created.text);
    }
  });
});
