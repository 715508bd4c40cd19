import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readCommandLine } from '../../../../src/panel/command-line.js';
import { isSealed } from '../../../../src/panel/database/secrets.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-rotate-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('the --rotate-token-key option', () => {
  it('invalidates earlier tokens', async () => {
    const db = join(folder, 'panel.sqlite');
    const warnings: string[] = [];
    /** Runs `work` with a panel on the file, which has an administrator already. */
    async function withPanel<T>(
      more: object,
      work: (panel: ReturnType<typeof openPanel>) => Promise<T>,
    ): Promise<T> {
      const panel = openPanel({
        db,
        user: null,
        password: null,
        apiKey: null,
        warn: (line) => void warnings.push(line),
        ...more,
      });
      try {
        return await work(panel);
      } finally {
        await panel.close();
      }
    }
    const keyNow = () => {
      const store = openStore(db);
      const kept = store.accounts.secret('tokens') ?? '';
      store.close();
      return kept;
    };
    const statusOf = (token: string) => (panel: ReturnType<typeof openPanel>) =>
      panel
        .request('/api/v2/servers/', { headers: { Authorization: `JWT ${token}` } })
        .then(({ status }) => status);
    const logIn = (panel: ReturnType<typeof openPanel>) => panel.logIn(ADMINISTRATOR, PASSWORD);

    const first = await withPanel({ user: ADMINISTRATOR, password: PASSWORD }, logIn);
    const before = keyNow();
    assert.equal(await withPanel({}, statusOf(first)), 200);
    assert.deepEqual(warnings, []);
    const second = await withPanel({ rotateTokenKey: true }, async (panel) => {
      assert.equal(await statusOf(first)(panel), 401);
      const token = await logIn(panel);
      assert.equal(await statusOf(token)(panel), 200);
      return token;
    });
    assert.equal(warnings.length, 1);
    assert.ok(isSealed(keyNow()));
    assert.notEqual(keyNow(), before);
    assert.equal(await withPanel({}, statusOf(first)), 401);
    assert.equal(await withPanel({}, statusOf(second)), 200);
  });

  it('has a matching environment variable', () => {
    for (const line of [
      readCommandLine(['--rotate-token-key']),
      readCommandLine([], { ONAIR_PANEL_ROTATE_TOKEN_KEY: '1' }),
    ])
      assert.equal(line.kind === 'start' && line.options.rotateTokenKey, true);
  });
});
