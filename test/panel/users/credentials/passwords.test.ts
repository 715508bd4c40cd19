import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashPassword, isPassword } from '../../../../src/panel/users/credentials/passwords.js';

const MODULE = '../../../../src/panel/users/credentials/passwords.js';

describe('a password', () => {
  it('is hashed with Argon2id and a random salt', async () => {
    // A second copy of the module, since tests otherwise use cheap hashes.
    const { hashPassword } = (await import(`${MODULE}?costly`)) as {
      hashPassword(password: string): Promise<string>;
    };
    const hashes = [await hashPassword('a quiet evening'), await hashPassword('a quiet evening')];
    for (const hash of hashes) assert.match(hash, /^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
    assert.notEqual(hashes[0], hashes[1]);
  });

  it('matches only its own hash', async () => {
    const hash = await hashPassword('a quiet evening');
    assert.equal(await isPassword('a quiet evening', hash), true);
    assert.equal(await isPassword('a quiet Evening', hash), false);
    assert.equal(await isPassword('', hash), false);
  });

  it("never matches if the account doesn't exist", async () => {
    assert.equal(await isPassword('nobody', null), false);
  });

  it('is never truncated', async () => {
    const long = 'x'.repeat(1024);
    const hash = await hashPassword(long);
    assert.equal(await isPassword(long, hash), true);
    assert.equal(await isPassword(long + 'y', hash), false);
  });
});
