import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalAddress, forwardedAddress, networkOf } from '../../../src/panel/http/client-address.js';

describe("a client's address", () => {
  it('is normalized', () => {
    for (const [spelled, canonical] of [
      ['192.0.2.7', '192.0.2.7'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
      ['::FFFF:C000:207', '192.0.2.7'],
      ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
      ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
      ['2001:db8:0::0:1', '2001:db8::1'],
      ['2001:db8::0.0.0.1', '2001:db8::1'],
    ] as const) {
      assert.equal(canonicalAddress(spelled), canonical, spelled);
    }
  });

  it('is null for invalid strings', () => {
    for (const text of ['', 'unknown', '1.2.3', '010.1.1.1', '0x7f000001', '1.2.3.4.5', ':::', '<b>'])
      assert.equal(canonicalAddress(text), null, text);
  });

  it('is the last address in X-Forwarded-For', () => {
    for (const [header, address] of [
      ['192.0.2.7', '192.0.2.7'],
      ['203.0.113.9, 192.0.2.7', '192.0.2.7'],
      ['192.0.2.7:4711', '192.0.2.7'],
      ['[2001:DB8::1]:4711', '2001:db8::1'],
      ['[2001:DB8::1]', '2001:db8::1'],
      ['192.0.2.7, unknown', null],
      [undefined, null],
    ] as const) {
      assert.equal(forwardedAddress(header), address, header);
    }
  });

  it('is grouped by /64 network for IPv6', () => {
    for (const [address, network] of [
      ['192.0.2.7', '192.0.2.7'],
      ['2001:db8::1', '2001:db8::/64'],
      ['2001:db8::ffff:0:0:1', '2001:db8::/64'],
      ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
      ['', ''],
    ] as const) {
      assert.equal(networkOf(address), network, address);
    }
  });
});
