import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createPanel } from '../../../src/panel/panel.js';
import { UnusableStartupFile } from '../../../src/panel/base/startup-file.js';
import { openSecrets } from '../../../src/panel/database/secrets.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-secrets-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const SECRET = 'pä$$ wörd';

describe('secret storage', () => {
  it('decrypts a secret only with its key', async () => {
    const keyFile = join(folder, 'one.key');
    const sealed = await openSecrets({ db: null, keyFile }).seal(SECRET);
    assert.ok(!sealed.includes(SECRET) && !sealed.includes(Buffer.from(SECRET).toString('base64url')));
    const again = openSecrets({ db: null, keyFile });
    assert.equal(await again.open(sealed), SECRET);
    assert.notEqual(await again.seal(SECRET), sealed);
    for (const other of [null, join(folder, 'two.key')]) {
      assert.equal(await openSecrets({ db: null, keyFile: other }).open(sealed), null);
    }
    const parts = sealed.split('.');
    parts[3] = (parts[3] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const broken of [parts.join('.'), '', 'x', `${sealed}x`])
      assert.equal(await again.open(broken), null);
  });

  it('creates a key file for the first secret', async () => {
    const db = join(folder, 'panel.db');
    const file = `${db}.key`;
    const secrets = openSecrets({ db, keyFile: null });
    assert.ok(!existsSync(file));
    const [one, two] = await Promise.all([secrets.seal(SECRET), secrets.seal(SECRET)]);
    assert.deepEqual([await secrets.open(one), await secrets.open(two)], [SECRET, SECRET]);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const text = readFileSync(file, 'utf8');
    assert.equal(Buffer.from(text, 'base64').length, 32);
    assert.equal(await openSecrets({ db, keyFile: null }).open(one), SECRET);
    assert.equal(readFileSync(file, 'utf8'), text);
  });

  it('creates no key file for an in-memory panel', () => {
    openSecrets({ db: null, keyFile: null });
    assert.ok(!existsSync('null.key'));
  });

  for (const [what, text] of [
    ['empty', ''],
    ['too short', Buffer.alloc(31, 1).toString('base64')],
    ['too long', Buffer.alloc(33, 1).toString('base64')],
    ['not base64', 'x'.repeat(43) + '!'],
    ['binary', '\0'.repeat(32)],
  ] as const) {
    it(`throws if the key file is ${what}`, () => {
      const keyFile = join(folder, 'wrong.key');
      writeFileSync(keyFile, text);
      assert.throws(() => openSecrets({ db: null, keyFile }), {
        name: 'Error',
        message: `Can't use ${keyFile}: it doesn't contain a key of 32 bytes in base64.`,
      });
      assert.equal(readFileSync(keyFile, 'utf8'), text);
    });
  }

  it('throws if the key file is inaccessible', () => {
    const isFolder = join(folder, 'folder.key');
    mkdirSync(isFolder);
    for (const keyFile of [isFolder, join(folder, 'nowhere', 'a.key'), join(folder, 'one.key', 'a.key')]) {
      assert.throws(() => openSecrets({ db: null, keyFile }), UnusableStartupFile, keyFile);
    }
  });

  it(
    'throws if the key file belongs to another user',
    { skip: process.getuid?.() === 0 && 'everything can be read by this account' },
    () => {
      const keyFile = join(folder, 'hidden.key');
      writeFileSync(keyFile, '');
      chmodSync(keyFile, 0);
      assert.throws(() => openSecrets({ db: null, keyFile }), /this account isn't allowed to read it/);
    },
  );

  it('prevents the panel from starting without a valid key', () => {
    const db = join(folder, 'stopped.db');
    writeFileSync(`${db}.key`, 'x');
    assert.throws(() => createPanel({ db }), UnusableStartupFile);
    rmSync(`${db}.key`);
    createPanel({ db }).close();
  });

  it('prevents the panel from starting without readable mail certificates', () => {
    for (const [smtpCa, reason] of [
      [join(folder, 'none.pem'), /there is no such file/],
      [join(folder, 'one.key'), /contains no certificate in PEM format/],
      [folder, /it is a folder/],
    ] as const) {
      assert.throws(() => createPanel({ smtpCa }), reason);
    }
  });
});
