import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { describe, it } from 'node:test';
import { networkOfSource } from '../../../../../src/panel/playout/relay/source/network.js';

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** The allowed addresses at each lookup. */
type Addresses = (string[] | 'refused')[];

/** Looks up `hostname` for the source `named`. `found` is what DNS returns at each lookup. */
function lookUp(named: string, hostname: string, ...found: LookupAddress[][]): Addresses {
  return lookUpWith(false, named, hostname, ...found);
}

function lookUpWith(
  isInsideAllowed: boolean,
  named: string,
  hostname: string,
  ...found: LookupAddress[][]
): Addresses {
  let addresses: LookupAddress[] = [];
  const network = networkOfSource(named, {
    isInsideAllowed,
    resolveAll: (_, done) => done(null, addresses),
  });
  return found.map((each) => {
    addresses = each;
    let allowed: string[] | 'refused' = 'refused';
    network.lookup(hostname, { all: true }, (error, list) => {
      if (!error) allowed = (list as LookupAddress[]).map(({ address }) => address);
    });
    return allowed;
  });
}

describe("a source's network", () => {
  it("stays public if a name's address changes", () => {
    assert.deepEqual(
      lookUp(
        'http://radio.example',
        'radio.example',
        at('93.184.216.34'),
        at('127.0.0.1'),
        at('10.0.0.1', '93.184.216.34'),
      ),
      [['93.184.216.34'], 'refused', ['93.184.216.34']],
    );
  });

  it("allows a local name's internal addresses", () => {
    assert.deepEqual(lookUp('http://nas', 'nas', at('192.168.1.5'), at('192.168.1.6')), [
      ['192.168.1.5'],
      ['192.168.1.6'],
    ]);
  });

  it('stays public if a public name has internal addresses', () => {
    for (const host of ['radio.example', 'RADIO.example', 'radio.example.', 'xn--rdio-0qa.example'])
      for (const address of [
        '127.0.0.1',
        '192.168.1.5',
        '169.254.169.254',
        '::1',
        'fd00::1',
        '::ffff:10.0.0.1',
      ])
        assert.deepEqual(
          lookUp(`http://${host}`, host, at(address), at('93.184.216.34'), at(address)),
          ['refused', ['93.184.216.34'], 'refused'],
          `${host} at ${address}`,
        );
    // A redirect can't lead to an internal name either.
    assert.deepEqual(lookUp('http://radio.example', 'localhost', at('127.0.0.1')), ['refused']);
  });

  it('refused lookups mention --relay-inside', () => {
    const network = networkOfSource('http://radio.example', {
      resolveAll: (_, done) => done(null, at('10.0.0.1')),
    });
    for (const [host, reason] of [
      ['radio.example', /^radio\.example resolves to .* start the panel with --relay-inside$/],
      ['elsewhere.example', /may not use/],
    ] as const)
      network.lookup(host, {}, (error) => assert.match(error?.message ?? '', reason));
  });

  it('is internal for names in the local network', () => {
    for (const host of [
      'localhost',
      'localhost.',
      'LOCALHOST',
      'nas',
      'nas.local',
      'nas.local.',
      'nas.lan',
      'nas.internal',
      'nas.home.arpa',
      'radio.localhost',
    ])
      assert.deepEqual(lookUp(`http://${host}/`, host, at('10.0.0.1'), at('127.0.0.1')), [
        ['10.0.0.1'],
        'refused',
      ]);
    for (const host of ['local.example', 'lan.example', 'nas.local.example', 'evillocal.example'])
      assert.deepEqual(lookUp(`http://${host}/`, host, at('10.0.0.1')), ['refused'], host);
  });

  it('is internal for any name if allowed', () => {
    assert.deepEqual(
      lookUpWith(true, 'http://radio.example', 'radio.example', at('10.0.0.1'), at('127.0.0.1')),
      [['10.0.0.1'], 'refused'],
    );
  });

  it('excludes internal addresses in every notation', () => {
    for (const address of [
      '::127.0.0.1',
      '::10.0.0.1',
      '::5db8:d822',
      '::ffff:127.0.0.1',
      '::ffff:0:127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::7f00:1',
      '2002:7f00:1::',
      '2001:0:7f00:1::',
      'fec0::1',
      '4000::1',
      '::',
      '0.1.2.3',
      '100.64.0.1',
      '198.18.0.1',
      '255.255.255.255',
      // Azure's internal platform service.
      '168.63.129.16',
    ])
      assert.deepEqual(lookUp('http://radio.example', 'radio.example', at(address)), ['refused'], address);
    assert.deepEqual(lookUp('http://radio.example', 'radio.example', at('2606:4700::1')), [['2606:4700::1']]);
  });

  it("includes only the source's internal range", () => {
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
      const [result] = lookUp(named, 'elsewhere.example', at(address));
      assert.equal(result !== 'refused', allowed, `${named} to ${address}`);
      const url = new URL(address.includes(':') ? `http://[${address}]/` : `http://${address}/`);
      const check = () => networkOfSource(named).check(url);
      if (allowed) check();
      else assert.throws(check, /may not use/);
    }
  });
});
