import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';
import { licenseKeyOf } from './license-key.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-license-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const KEY = licenseKeyOf('ABCD-EFGH-IJKL');

describe('the license', () => {
  const db = join(folder, 'panel.db');
  const panel = openPanel({ db });
  const put = (license_key: unknown) => panel.as(ADMINISTRATOR, 'PUT', 'license/', { license_key });
  const get = () => panel.as(ADMINISTRATOR, 'GET', 'license/');
  const none = { license: ['not_found'] };

  it("isn't activated by a wrong key", async () => {
    assert.deepEqual([(await get()).status, (await get()).json()], [400, none]);
    for (const key of [`${KEY.slice(0, -1)}-`, 'ABCD-EFGH-IJKL-0000', 'x', licenseKeyOf('abcd-EFGH-IJKL')]) {
      const response = await put(key);
      assert.deepEqual([response.status, response.json()], [400, { license_key: ['invalid_key'] }], key);
    }
    for (const key of ['', null, {}, undefined]) {
      assert.deepEqual(Object.keys((await put(key)).json()), ['license_key']);
    }
    assert.deepEqual((await get()).json(), none);
  });

  it('is activated by a key in any capitalization', async () => {
    const set = await put(` ${KEY.toLowerCase()} `);
    const { key, local_key, version, data } = set.json<Record<string, unknown>>();
    assert.deepEqual([set.status, key, typeof version], [200, KEY, 'string']);
    assert.match(String(local_key), /^[0-9a-f]{32}$/);
    assert.deepEqual(data, { valid: true, type: 'local' });
    assert.deepEqual((await get()).json(), {
      sc: true,
      key: KEY,
      version,
      last_version: null,
      info: { valid: true, type: 'local' },
      changes: [],
      update_available: false,
    });
  });

  it("isn't replaced by a wrong key", async () => {
    assert.equal((await put('x')).status, 400);
    assert.equal((await get()).json().key, KEY);
  });

  it('is available only to administrators', async () => {
    await panel.add('harbour');
    assert.equal((await panel.as('harbour', 'GET', 'license/')).status, 403);
    assert.equal((await panel.as('harbour', 'PUT', 'license/', { license_key: KEY })).status, 403);
  });

  it('survives a restart', async () => {
    assert.ok(!readFileSync(`${db}-wal`).includes(KEY));
    panel.panel.close();
    assert.ok(!readFileSync(db).includes(KEY));
    const next = openPanel({ db });
    assert.equal((await next.as(ADMINISTRATOR, 'GET', 'license/')).json().key, KEY);
  });
});
