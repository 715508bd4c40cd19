import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { hashPassword, isPassword } from '../../../src/panel/auth/passwords.js';

describe('a password', () => {
  it('is hashed by argon2id, 19 MiB and two passes, with a salt of its own', () => {
    // In a process of its own, for the tests' own hashes are cheap.
    const file = pathToFileURL(resolve('src/panel/auth/passwords.ts')).href;
    const script = `import { hashPassword } from '${file}';
      console.log(await hashPassword('a quiet evening'), await hashPassword('a quiet evening'));`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const hashes = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split(' ');
    for (const hash of hashes) assert.match(hash, /^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
    assert.notEqual(hashes[0], hashes[1]);
  });

  it('is known again, and no other is taken for it', async () => {
    const hash = await hashPassword('a quiet evening');
    assert.equal(await isPassword('a quiet evening', hash), true);
    assert.equal(await isPassword('a quiet Evening', hash), false);
    assert.equal(await isPassword('', hash), false);
  });

  it('of nobody is never right', async () => {
    assert.equal(await isPassword('nobody', null), false);
  });

  it('is looked at whole, or not at all', async () => {
    const long = 'x'.repeat(1024);
    const hash = await hashPassword(long);
    assert.equal(await isPassword(long, hash), true);
    assert.equal(await isPassword(long + 'y', hash), false);
  });
});
