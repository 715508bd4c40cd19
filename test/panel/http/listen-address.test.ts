import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkListenAddress, MissingPublicUrl } from '../../../src/panel/http/listen-address.js';

/** Returns the warnings, or the message of the error. */
async function told(host: string, more: object = {}): Promise<string[]> {
  const warnings: string[] = [];
  const warn = (sentence: string) => void warnings.push(sentence);
  try {
    await checkListenAddress(host, { publicUrl: null, trustProxy: false, warn, ...more });
    return warnings;
  } catch (error) {
    assert.ok(error instanceof MissingPublicUrl);
    return [`refused: ${error.message}`];
  }
}

describe('an address to listen on', () => {
  it('needs no public URL on private networks', async () => {
    for (const host of [
      '127.0.0.1',
      '127.3.2.1',
      'localhost',
      '::1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.7.7',
      '169.254.1.1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      'no-such-name.invalid',
    ]) {
      assert.deepEqual(await told(host), [], host);
    }
  });

  it('needs a public URL on the internet', async () => {
    for (const host of ['203.0.113.9', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.9']) {
      const [sentence = ''] = await told(host);
      assert.match(sentence, /^refused: --host \S+ can be reached from the internet: set --public-url .*\.$/);
      assert.deepEqual(await told(host, { publicUrl: 'https://radio.example' }), []);
    }
  });

  it('causes a warning for all interfaces', async () => {
    for (const host of ['0.0.0.0', '::']) {
      assert.match((await told(host)).join(), /listens on all addresses .* set --public-url/);
    }
    assert.match((await told('127.0.0.1', { trustProxy: true })).join(), /set --public-url/);
  });
});
