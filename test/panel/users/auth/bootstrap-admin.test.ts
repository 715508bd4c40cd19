import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { createPanel } from '../../../../src/panel/panel.js';

describe('the first account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-account-'));
  after(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => join(folder, `${name}.sqlite`);

  /** Opens a panel. Returns the generated credentials, and which of `tries` are valid in it. */
  async function open(
    options: Partial<PanelOptions>,
    tries: { user?: string; password?: string; key?: string }[],
  ) {
    const panel = createPanel(options);
    try {
      const made = await panel.bootstrapAdmin();
      const opened: boolean[] = [];
      for (const { user, password, key } of tries) {
        const credentials = { user: user ?? made.username, password: password ?? made.password };
        const response =
          key === undefined
            ? await panel.app.request('http://x/api/v2/api-token-auth/', {
                method: 'POST',
                body: new URLSearchParams({
                  username: credentials.user ?? '',
                  password: credentials.password ?? '',
                }),
              })
            : await panel.app.request('http://x/api/v2/playlists/', { headers: { 'service-api-key': key } });
        opened.push(response.status === 200);
      }
      return { made, opened };
    } finally {
      panel.close();
    }
  }

  it('gets random credentials if none are given', async () => {
    const [one, two] = [await open({}, [{}]), await open({}, [{}])];
    assert.deepEqual([one.opened, two.opened], [[true], [true]]);
    for (const name of ['username', 'password', 'key'] as const)
      assert.notEqual(one.made[name], two.made[name]);
    assert.ok((one.made.password ?? '').length >= 16 && (one.made.key ?? '').length >= 32);
  });

  it('gets only the credentials given as options', async () => {
    const { made, opened } = await open({ user: 'ana', password: 'p w', apiKey: 'k' }, [
      { user: 'ana', password: 'p w' },
      { key: 'k' },
    ]);
    assert.deepEqual(made, { username: null, password: null, key: null });
    assert.deepEqual(opened, [true, true]);
  });

  it('survives a restart with its credentials', async () => {
    const db = file('kept');
    const { made } = await open({ db }, []);
    const credentials = { user: made.username ?? '', password: made.password ?? '' };
    const again = await open({ db }, [credentials, { key: made.key ?? '' }]);
    assert.deepEqual(again.made, { username: null, password: null, key: null });
    assert.deepEqual(again.opened, [true, true]);
  });

  it('can get a new password through an option', async () => {
    const db = file('changed');
    await open({ db, user: 'ana', password: 'old' }, []);
    const { opened } = await open({ db, user: 'ana', password: 'new' }, [
      { user: 'ana', password: 'new' },
      { user: 'ana', password: 'old' },
    ]);
    assert.deepEqual(opened, [true, false]);
  });

  it('loses old keys when given a new key', async () => {
    const db = file('key');
    await open({ db, apiKey: 'leaked' }, []);
    const { opened } = await open({ db, apiKey: 'fresh' }, [{ key: 'fresh' }, { key: 'leaked' }]);
    assert.deepEqual(opened, [true, false]);
  });

  it('has no credentials in plain text', async () => {
    const db = file('secret');
    await open({ db, user: 'ana', password: 'plain-password', apiKey: 'plain-key' }, []);
    for (const name of readdirSync(folder).filter((each) => each.startsWith('secret'))) {
      assert.doesNotMatch(readFileSync(join(folder, name), 'latin1'), /plain-(password|key)/, name);
    }
  });
});
