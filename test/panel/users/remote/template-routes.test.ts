import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, PASSWORD } from '../../../kit/open-panel.js';
import { expectError, openRemotePanel } from './calls.js';

describe('the remote endpoints for templates', () => {
  const { as, remote, details, create, template } = openRemotePanel();

  it('create an account from a template', async () => {
    const name = await template({
      limit_listeners: 20,
      limit_du: 5,
      tts_enabled: true,
      server_type: 'shoutcast',
    });
    const body = { username: 'bought', email: 'b@radio.test', password: PASSWORD, template: name };
    const response = await remote('bcaster_create_from_template', {
      ...body,
      limit_du: 6,
      website_enabled: true,
    });
    assert.deepEqual([response.status, response.json()], [200, {}]);
    const account = await details('bought');
    assert.deepEqual(
      [account.limit_listeners, account.limit_du, account.tts_enabled, account.website_enabled],
      [20, 6, true, true],
    );
    assert.deepEqual(
      [account.owner, account.stations_current],
      [{ pk: 1, username: ADMINISTRATOR, first_name: '' }, 1],
    );
    assert.equal((await as('bought', 'GET', 'broadcasters/')).status, 200);

    expectError(await remote('bcaster_create_from_template', body), /^username: A user with that username/);
    const wrong = { ...body, username: 'x y', email: 'no', password: '1', template: 'none' };
    expectError(await remote('bcaster_create_from_template', wrong), /username: .*email: .*password: /);
    expectError(
      await remote('bcaster_create_from_template', {
        ...wrong,
        ...body,
        username: 'unsold',
        template: 'none',
      }),
      'template: There is no template with this name.',
    );
    expectError(await remote('get_details', { username: 'unsold' }), /no account/);
  });

  it("list and use only the administrator's templates", async () => {
    const own = await template({});
    await as(ADMINISTRATOR, 'POST', 'templates/resellers/', { name: 'Wholesale' });
    await as(ADMINISTRATOR, 'POST', 'resellers/', {
      username: 'south',
      email: 's@radio.test',
      password: PASSWORD,
    });
    const foreign = await template({}, 'south');
    const { broadcaster_templates, reseller_templates } = (await remote('get_templates')).json<
      Record<string, string[]>
    >();
    assert.ok(broadcaster_templates?.includes(own) && !broadcaster_templates.includes(foreign));
    assert.deepEqual(reseller_templates, ['Wholesale']);
    expectError(
      await remote('update_client', { username: await create(), template: foreign }, 'PATCH'),
      /no template with this name/,
    );
  });

  it('accept three parameter names for the template', async () => {
    const username = await create({ limit_traffic: 9, website_enabled: true });
    const update = (fields: object) => remote('update_client', { username, ...fields }, 'PATCH');
    for (const [index, field] of ['template', 'config', 'option1'].entries()) {
      const name = await template({ limit_streams: 10 + index });
      const response = await update({ [field]: name, limit_du: 77, ...(index > 0 && { template: '' }) });
      assert.deepEqual([response.status, response.json()], [200, {}], response.text);
      const account = await details(username);
      // The template replaces all limits and features, and other fields of the request are ignored.
      assert.deepEqual(
        [account.limit_streams, account.limit_traffic, account.limit_du, account.website_enabled],
        [10 + index, 0, 0, false],
      );
    }
    expectError(await update({}), 'template: This field is required.');
    expectError(await update({ config: 'none' }), 'config: There is no template with this name.');
  });

  it('change individual fields if the template is no_template', async () => {
    const username = await create({ limit_traffic: 9 });
    const update = (fields: object) =>
      remote('update_client', { username, template: 'no_template', ...fields }, 'PATCH');
    const response = await update({ limit_streams: '3', tts_enabled: 1, email: 'new@radio.test' });
    assert.deepEqual(response.json(), await details(username));
    const account = response.json();
    assert.deepEqual(
      [account.limit_streams, account.tts_enabled, account.limit_traffic, account.email],
      [3, true, 9, 'a@radio.test'],
    );
    expectError(await update({ limit_du: 'much' }), 'limit_du: A valid integer is required.');
    await remote('user_delete', { username });
    expectError(await update({ limit_du: 1 }), 'account_deleted');
  });

  it("keep accounts within their reseller's limits", async () => {
    const body = { username: 'east', email: 'e@radio.test', password: PASSWORD, limit_du: 10 };
    const { pk } = (await as(ADMINISTRATOR, 'POST', 'resellers/', body)).json<{ pk: number }>();
    const username = await create({ owner: pk, limit_du: 10 });
    const large = await template({ limit_du: 11 });
    expectError(await remote('update_client', { username, template: large }, 'PATCH'), /^limit_du: /);
    expectError(
      await remote('update_client', { username, template: 'no_template', website_enabled: true }, 'PATCH'),
      /^website_enabled: /,
    );
    assert.equal((await details(username)).limit_du, 10);
  });
});
