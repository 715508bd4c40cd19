/** One test for each endpoint of the administration that is about the panel itself: settings, statistics, templates, license. */
import assert from 'node:assert/strict';
import { LICENSE_KEY } from '../license/license-key.js';
import type { administrationRows } from './administration-rows.js';
import { connectMail, expectAccount, type OfficeCheck, type World } from './administration-world.js';

type Json = Record<string, unknown>;

const template = (name: string, more: object = {}) => ({
  name,
  limit_listeners: 50,
  tts_enabled: true,
  ...more,
});

async function expectTemplates(world: World, path: string): Promise<void> {
  const { administrator } = world;
  await expectAccount(world, 'GET', path);
  await expectAccount(world, 'POST', path);
  const made = await administrator.send('POST', path, template('Small'));
  assert.equal(made.status, 201, made.text);
  const { id, ...fields } = made.json<Json & { id: number }>();
  assert.deepEqual([fields.name, fields.limit_listeners, fields.tts_enabled], ['Small', 50, true]);
  const at = `${path}${id}/`;
  assert.deepEqual((await administrator.send('GET', at)).json(), made.json());
  assert.deepEqual((await administrator.send('GET', path)).json<Json[]>().at(-1), made.json());
  const put = await administrator.send('PUT', at, template('Middle', { limit_listeners: 70 }));
  assert.deepEqual([put.status, put.json().name, put.json().limit_listeners], [200, 'Middle', 70]);
  const patched = await administrator.send('PATCH', at, { limit_traffic: 9 });
  assert.deepEqual([patched.json().name, patched.json().limit_traffic], ['Middle', 9]);
  assert.equal((await administrator.send('DELETE', at)).status, 204);
  assert.equal((await administrator.send('GET', at)).status, 404);
}

export const panelChecks = {
  async 'GET /api/v1/settings/'({ nobody, administrator }) {
    const open = ['company_logo', 'company_name', 'company_favicon', 'copyright'];
    assert.deepEqual(Object.keys((await nobody.send('GET', 'settings/')).json()).sort(), open.sort());
    assert.ok('smtp_host' in (await administrator.send('GET', 'settings/')).json());
  },
  async 'PUT /api/v1/settings/'(world) {
    await expectAccount(world, 'PUT', 'settings/');
    const settings = {
      company_name: 'Nordlicht',
      copyright: '© Nordlicht',
      smtp_password: 'of the mail server',
    };
    const answer = await world.administrator.send('PUT', 'settings/', settings);
    assert.deepEqual([answer.json().company_name, answer.json().smtp_password], ['Nordlicht', null]);
    assert.equal((await world.nobody.send('GET', 'settings/')).json().company_name, 'Nordlicht');
  },
  async 'POST /api/v1/settings/test_email/'(world) {
    await expectAccount(world, 'POST', 'settings/test_email/');
    await world.administrator.send('PUT', 'settings/', { smtp_username: '', smtp_password: '' });
    await connectMail(world);
    const mail = { subject: 'Does it work?', recipient: 'chief@radio.test', body: 'It does.' };
    const answer = await world.administrator.send('POST', 'settings/test_email/', mail);
    assert.deepEqual([answer.status, answer.json()], [200, {}]);
    assert.match(world.post.mails.at(-1) ?? '', /^Subject: Does it work\?/m);
  },
  async 'GET /api/v1/settings/permanent_stats/'(world) {
    await expectAccount(world, 'GET', 'settings/permanent_stats/');
    const stats = (await world.administrator.send('GET', 'settings/permanent_stats/')).json();
    assert.ok(String(stats.hostname).length > 0 && Number(stats.cpu_cores) >= 1);
  },
  async 'GET /api/v1/settings/dynamic_stats/'(world) {
    await expectAccount(world, 'GET', 'settings/dynamic_stats/');
    const stats = (await world.administrator.send('GET', 'settings/dynamic_stats/')).json<
      Record<string, number>
    >();
    assert.ok(stats.broadsters_num! >= 2 && stats.resellers_num! >= 2);
    assert.ok(stats.du_free! > 0 && stats.du_free! <= stats.du_total!);
  },
  async 'GET /api/v1/templates/email/'(world) {
    await expectAccount(world, 'GET', 'templates/email/');
    const answer = await world.administrator.send('GET', 'templates/email/?email_type=password_reset');
    assert.deepEqual([answer.json().language, answer.json().email_type], ['en', 'password_reset']);
    const german = await world.administrator.send('GET', 'templates/email/?language=de');
    assert.equal(german.json().language, 'de');
  },
  async 'PUT /api/v1/templates/email/'(world) {
    await expectAccount(world, 'PUT', 'templates/email/');
    const fields = { language: 'fr', email_type: 'password_reset', subject: 'Oubli', body: 'Voici : {link}' };
    const answer = await world.administrator.send('PUT', 'templates/email/', fields);
    assert.equal(answer.status, 200, answer.text);
    const read = await world.administrator.send(
      'GET',
      'templates/email/?language=fr&email_type=password_reset',
    );
    assert.deepEqual([read.json().subject, read.json().body], ['Oubli', 'Voici : {link}']);
    assert.deepEqual(read.json(), answer.json());
  },
  async 'GET /api/v1/templates/email/types/'(world) {
    await expectAccount(world, 'GET', 'templates/email/types/');
    const types = (await world.administrator.send('GET', 'templates/email/types/')).json<string[][]>();
    assert.ok(types.length > 0);
    for (const pair of types)
      assert.deepEqual(
        pair.map((each) => typeof each),
        ['string', 'string'],
      );
    assert.ok(types.some(([value]) => value === 'password_reset'));
  },
  'list, create, retrieve, update, delete /api/v1/templates/broadcasters/': (world) =>
    expectTemplates(world, 'templates/broadcasters/'),
  'same operations /api/v1/templates/resellers/': (world) => expectTemplates(world, 'templates/resellers/'),
  async 'GET /api/v1/license/'(world) {
    await expectAccount(world, 'GET', 'license/');
    const key = { license_key: LICENSE_KEY };
    await world.administrator.send('PUT', 'license/', key);
    const license = (await world.administrator.send('GET', 'license/')).json();
    assert.equal(license.key, LICENSE_KEY);
    assert.ok(Array.isArray(license.changes));
  },
  async 'PUT /api/v1/license/'(world) {
    await expectAccount(world, 'PUT', 'license/');
    const answer = await world.administrator.send('PUT', 'license/', { license_key: LICENSE_KEY });
    assert.equal(answer.status, 200, answer.text);
    for (const name of ['key', 'local_key', 'version', 'data']) assert.ok(name in answer.json(), name);
  },
} satisfies Partial<Record<keyof typeof administrationRows, OfficeCheck>>;
