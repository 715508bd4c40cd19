/** One test for each administration endpoint of the panel itself: settings, statistics, templates, license. */
import assert from 'node:assert/strict';
import { LICENSE_KEY } from '../operations/license/license-key.js';
import { someName } from '../office.js';
import { connectMail, type OfficeCheck, type World } from './administration-world.js';

type Json = Record<string, unknown>;

/** Tests each operation of a list of templates. */
function templateChecks(list: string): Record<string, OfficeCheck> {
  const path = `/api/v1/${list}`;
  const make = async ({ administrator }: World) => {
    const fields = { name: someName('template'), limit_listeners: 50, tts_enabled: true };
    const made = await administrator.send('POST', list, fields);
    assert.equal(made.status, 201, made.text);
    const record = made.json<Json & { id: number }>();
    return { fields, record, at: `${list}${record.id}/` };
  };
  return {
    async [`GET ${path}`](world) {
      const { record } = await make(world);
      assert.deepEqual((await world.administrator.send('GET', list)).json<Json[]>().at(-1), record);
    },
    async [`POST ${path}`](world) {
      const { fields, record } = await make(world);
      const { name, limit_listeners, tts_enabled } = record;
      assert.deepEqual({ name, limit_listeners, tts_enabled }, fields);
    },
    async [`GET ${path}{pk}/`](world) {
      const { record, at } = await make(world);
      assert.deepEqual((await world.administrator.send('GET', at)).json(), record);
    },
    async [`PUT ${path}{pk}/`](world) {
      const [{ at }, name] = [await make(world), someName('template')];
      const put = await world.administrator.send('PUT', at, { name, limit_listeners: 70 });
      assert.deepEqual([put.status, put.json().name, put.json().limit_listeners], [200, name, 70]);
    },
    async [`PATCH ${path}{pk}/`](world) {
      const { fields, at } = await make(world);
      const patched = (await world.administrator.send('PATCH', at, { limit_traffic: 9 })).json();
      assert.deepEqual([patched.name, patched.limit_traffic], [fields.name, 9]);
    },
    async [`DELETE ${path}{pk}/`](world) {
      const { at } = await make(world);
      assert.equal((await world.administrator.send('DELETE', at)).status, 204);
      assert.equal((await world.administrator.send('GET', at)).status, 404);
    },
  };
}

export const panelChecks: Record<string, OfficeCheck> = {
  async 'GET /api/v1/settings/'({ nobody, administrator }) {
    const open = ['company_logo', 'company_name', 'company_favicon', 'copyright'];
    assert.deepEqual(Object.keys((await nobody.send('GET', 'settings/')).json()).sort(), open.sort());
    assert.ok('smtp_host' in (await administrator.send('GET', 'settings/')).json());
  },
  async 'PUT /api/v1/settings/'(world) {
    const settings = {
      company_name: 'Nordlicht',
      copyright: '© Nordlicht',
      smtp_password: 'of the mail server',
    };
    const response = await world.administrator.send('PUT', 'settings/', settings);
    assert.deepEqual([response.json().company_name, response.json().smtp_password], ['Nordlicht', null]);
    assert.equal((await world.nobody.send('GET', 'settings/')).json().company_name, 'Nordlicht');
  },
  async 'POST /api/v1/settings/test_email/'(world) {
    await world.administrator.send('PUT', 'settings/', { smtp_username: '', smtp_password: '' });
    await connectMail(world);
    const mail = { subject: 'Does it work?', recipient: 'chief@radio.test', body: 'It does.' };
    const response = await world.administrator.send('POST', 'settings/test_email/', mail);
    assert.deepEqual([response.status, response.json()], [200, {}]);
    assert.match(world.post.mails.at(-1) ?? '', /^Subject: Does it work\?/m);
  },
  async 'GET /api/v1/settings/permanent_stats/'(world) {
    const stats = (await world.administrator.send('GET', 'settings/permanent_stats/')).json();
    assert.ok(String(stats.hostname).length > 0 && Number(stats.cpu_cores) >= 1);
  },
  async 'GET /api/v1/settings/dynamic_stats/'(world) {
    const stats = (await world.administrator.send('GET', 'settings/dynamic_stats/')).json<
      Record<string, number>
    >();
    assert.ok(stats.broadsters_num! >= 2 && stats.resellers_num! >= 2);
    assert.ok(stats.du_free! > 0 && stats.du_free! <= stats.du_total!);
  },
  async 'GET /api/v1/templates/email/'(world) {
    const response = await world.administrator.send('GET', 'templates/email/?email_type=password_reset');
    assert.deepEqual([response.json().language, response.json().email_type], ['en', 'password_reset']);
    const german = await world.administrator.send('GET', 'templates/email/?language=de');
    assert.equal(german.json().language, 'de');
  },
  async 'PUT /api/v1/templates/email/'(world) {
    const fields = { language: 'fr', email_type: 'password_reset', subject: 'Oubli', body: 'Voici : {link}' };
    const response = await world.administrator.send('PUT', 'templates/email/', fields);
    assert.equal(response.status, 200, response.text);
    const read = await world.administrator.send(
      'GET',
      'templates/email/?language=fr&email_type=password_reset',
    );
    assert.deepEqual([read.json().subject, read.json().body], ['Oubli', 'Voici : {link}']);
    assert.deepEqual(read.json(), response.json());
  },
  async 'GET /api/v1/templates/email/types/'(world) {
    const types = (await world.administrator.send('GET', 'templates/email/types/')).json<string[][]>();
    assert.ok(types.length > 0);
    for (const pair of types)
      assert.deepEqual(
        pair.map((each) => typeof each),
        ['string', 'string'],
      );
    assert.ok(types.some(([value]) => value === 'password_reset'));
  },
  ...templateChecks('templates/broadcasters/'),
  ...templateChecks('templates/resellers/'),
  async 'GET /api/v1/license/'(world) {
    const key = { license_key: LICENSE_KEY };
    await world.administrator.send('PUT', 'license/', key);
    const license = (await world.administrator.send('GET', 'license/')).json();
    assert.equal(license.key, LICENSE_KEY);
    assert.ok(Array.isArray(license.changes));
  },
  async 'PUT /api/v1/license/'(world) {
    const response = await world.administrator.send('PUT', 'license/', { license_key: LICENSE_KEY });
    assert.equal(response.status, 200, response.text);
    for (const name of ['key', 'local_key', 'version', 'data']) assert.ok(name in response.json(), name);
  },
};
