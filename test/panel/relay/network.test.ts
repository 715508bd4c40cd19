import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { describe, it } from 'node:test';
import { networkOf } from '../../../src/panel/relay/network.js';

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** What a name leads to at each look; each answer is what may be connected to. */
function looks(named: string, hostname: string, ...found: LookupAddress[][]): (string[] | 'refused')[] {
  let addresses: LookupAddress[] = [];
  const network = networkOf(named, (_, answer) => answer(null, addresses));
  return found.map((each) => {
    addresses = each;
    let allowed: string[] | 'refused' = 'refused';
    network.lookup(hostname, { all: true }, (error, list) => {
      if (!error) allowed = (list as LookupAddress[]).map(({ address }) => address);
    });
    return allowed;
  });
}

describe('the network of a source', () => {
  it('is public for a public name, also when the name later leads inside', () => {
    assert.deepEqual(
      looks(
        'http://radio.example',
        'radio.example',
        at('93.184.216.34'),
        at('127.0.0.1'),
        at('10.0.0.1', '93.184.216.34'),
      ),
      [['93.184.216.34'], 'refused', ['93.184.216.34']],
    );
  });

  it('is inside for a name that leads there from the beginning', () => {
    assert.deepEqual(looks('http://nas', 'nas', at('192.168.1.5'), at('192.168.1.6')), [
      ['192.168.1.5'],
      ['192.168.1.6'],
    ]);
  });

  it('leads to its own kind of network only', () => {
    for (const [named, address, allowed] of [
      ['http://192.168.1.5', '192.168.1.9', true],
      ['http://192.168.1.5', '127.0.0.1', false],
      ['http://192.168.1.5', '169.254.169.254', false],
      ['http://127.0.0.1', '127.0.0.1', true],
      ['http://[::1]', '::1', true],
      ['http://93.184.216.34', '10.1.2.3', false],
      ['http://93.184.216.34', '::ffff:10.1.2.3', false],
      ['http://93.184.216.34', 'fd00::1', false],
      ['http://93.184.216.34', '64:ff9b::7f00:1', false],
      ['http://93.184.216.34', '0.0.0.0', false],
      ['http://93.184.216.34', '1.1.1.1', true],
    ] as const) {
      const [answer] = looks(named, 'elsewhere.example', at(address));
      assert.equal(answer !== 'refused', allowed, `${named} to ${address}`);
      const url = new URL(address.includes(':') ? `http://[${address}]/` : `http://${address}/`);
      const check = () => networkOf(named).check(url);
      if (allowed) check();
      else assert.throws(check, /may not lead to/);
    }
  });
});
