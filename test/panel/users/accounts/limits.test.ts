import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, person } from '../../../kit/open-panel.js';

describe("a reseller's limits", () => {
  const { as } = openPanel();
  let made = 0;
  /** Adds a reseller with these limits and features. */
  async function reseller(limits: object): Promise<{ username: string; pk: number }> {
    const username = `reseller-${++made}`;
    const response = await as(ADMINISTRATOR, 'POST', 'resellers/', person(username, limits));
    assert.equal(response.status, 201, response.text);
    return response.json<{ username: string; pk: number }>();
  }
  const create = (by: string, more: object = {}) =>
    as(by, 'POST', 'broadcasters/', person(`account-${++made}`, more));
  const pkOf = async (by: string, more: object = {}) => {
    const response = await create(by, more);
    assert.equal(response.status, 201, response.text);
    return response.json<{ pk: number }>().pk;
  };
  const expect400 = (response: { status: number; json: () => object }, ...fields: string[]) =>
    assert.deepEqual([response.status, Object.keys(response.json())], [400, fields]);

  it('include accounts marked for deletion', async () => {
    const { username } = await reseller({ limit_accounts: 2 });
    const first = await pkOf(username);
    await pkOf(username);
    expect400(await create(username), 'limit_accounts');
    await as(username, 'DELETE', `broadcasters/${first}/`);
    expect400(await create(username), 'limit_accounts');
  });

  it('hold when accounts are created concurrently', async () => {
    const { username, pk } = await reseller({ limit_accounts: 5, limit_listeners: 1000 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => create(username, { limit_listeners: 100 })),
    );
    assert.equal(responses.filter(({ status }) => status === 201).length, 5);
    for (const response of responses.filter(({ status }) => status !== 201))
      expect400(response, 'limit_accounts');
    assert.equal((await as(username, 'GET', 'broadcasters/')).json<unknown[]>().length, 5);
    const { accounts_current } = (await as(ADMINISTRATOR, 'GET', `resellers/${pk}/`)).json();
    assert.equal(accounts_current, 5);
  });

  for (const name of ['limit_listeners', 'limit_du', 'limit_traffic']) {
    it(`restrict the total ${name} of accounts`, async () => {
      const { username } = await reseller({ [name]: 100 });
      const first = await pkOf(username, { [name]: 60 });
      expect400(await create(username, { [name]: 41 }), name);
      expect400(await create(username), name);
      const second = await pkOf(username, { [name]: 40 });
      const change = (pk: number, value: number) =>
        as(username, 'PATCH', `broadcasters/${pk}/`, { [name]: value });
      expect400(await change(second, 41), name);
      // 0 means unlimited.
      expect400(await change(second, 0), name);
      assert.equal((await change(first, 50)).status, 200);
      assert.equal((await change(second, 50)).status, 200);
      assert.equal((await as(username, 'GET', `broadcasters/${second}/`)).json()[name], 50);
    });
  }

  it('hold when accounts are changed concurrently', async () => {
    const { username } = await reseller({ limit_listeners: 10 });
    const pks = await Promise.all(Array.from({ length: 5 }, () => pkOf(username, { limit_listeners: 1 })));
    const responses = await Promise.all(
      pks.map((pk) => as(username, 'PATCH', `broadcasters/${pk}/`, { limit_listeners: 3 })),
    );
    // 5 of 10 are used, and each change needs 2 more.
    assert.equal(responses.filter(({ status }) => status === 200).length, 2);
  });

  it('restrict the bitrate of each account', async () => {
    const { username } = await reseller({ limit_bitrate: 128 });
    expect400(await create(username, { limit_bitrate: 129 }), 'limit_bitrate');
    expect400(await create(username), 'limit_bitrate');
    await pkOf(username, { limit_bitrate: 128 });
    await pkOf(username, { limit_bitrate: 128 });
  });

  it('exclude features that the reseller lacks', async () => {
    const { username } = await reseller({ tts_enabled: true });
    expect400(await create(username, { website_enabled: true, tts_enabled: true }), 'website_enabled');
    const pk = await pkOf(username, { tts_enabled: true });
    expect400(
      await as(username, 'PATCH', `broadcasters/${pk}/`, { podcasts_enabled: true }),
      'podcasts_enabled',
    );
    expect400(
      await as(ADMINISTRATOR, 'PATCH', `broadcasters/${pk}/`, { podcasts_enabled: true }),
      'podcasts_enabled',
    );
  });

  it('cause an error for every exceeded field', async () => {
    const { username } = await reseller({ limit_listeners: 1, limit_bitrate: 1 });
    const response = await as(
      username,
      'POST',
      'broadcasters/',
      person(username, { limit_listeners: 2, limit_bitrate: 2 }),
    );
    expect400(response, 'username', 'limit_listeners', 'limit_bitrate');
  });

  it("can't be reduced below current usage", async () => {
    const { username, pk } = await reseller({ limit_accounts: 5, limit_listeners: 100, tts_enabled: true });
    await pkOf(username, { limit_listeners: 30, limit_du: 5, tts_enabled: true });
    await pkOf(username, { limit_listeners: 30, limit_bitrate: 64 });
    const lower = (limits: object) => as(ADMINISTRATOR, 'PATCH', `resellers/${pk}/`, limits);
    expect400(await lower({ limit_accounts: 1 }), 'limit_accounts');
    expect400(await lower({ limit_listeners: 59 }), 'limit_listeners');
    expect400(await lower({ limit_du: 1000 }), 'limit_du');
    expect400(await lower({ limit_bitrate: 64 }), 'limit_bitrate');
    expect400(await lower({ tts_enabled: false }), 'tts_enabled');
    const kept = (await as(ADMINISTRATOR, 'GET', `resellers/${pk}/`)).json();
    assert.deepEqual([kept.limit_accounts, kept.limit_listeners, kept.tts_enabled], [5, 100, true]);
    assert.equal((await lower({ limit_accounts: 2, limit_listeners: 60 })).status, 200);
    assert.equal((await lower({ limit_accounts: 0, limit_listeners: 0 })).status, 200);
  });

  it('apply to accounts that administrators add', async () => {
    const { pk } = await reseller({ limit_accounts: 1, limit_du: 10 });
    const give = (owner: number, more: object = {}) =>
      as(ADMINISTRATOR, 'POST', 'broadcasters/', person(`account-${++made}`, { owner, ...more }));
    expect400(await give(pk, { limit_du: 11 }), 'limit_du');
    assert.equal((await give(pk, { limit_du: 10 })).status, 201);
    const mine = await pkOf(ADMINISTRATOR);
    expect400(
      await as(ADMINISTRATOR, 'PATCH', `broadcasters/${mine}/`, { owner: pk }),
      'limit_accounts',
      'limit_du',
    );
    assert.equal(
      (await as(ADMINISTRATOR, 'GET', `broadcasters/${mine}/`)).json<{ owner: { pk: number } }>().owner.pk,
      1,
    );
  });

  it("don't apply to the administrator's own accounts", async () => {
    await pkOf(ADMINISTRATOR, { website_enabled: true, limit_listeners: 2 ** 31 - 1 });
  });
});
