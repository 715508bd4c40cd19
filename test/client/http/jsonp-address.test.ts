import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsonpAddress } from '../../../src/client/http/jsonp.js';

describe('jsonpAddress', () => {
  const addresses: [fact: string, url: string, callback: string | undefined, address: string][] = [
    [
      "uses the panel's JSONP format",
      '/api/history/',
      undefined,
      '/api/history/?format=jsonp&callback=onair',
    ],
    ['keeps the query', '/now?id=1&a=b?c&a=c', 'cb', '/now?id=1&a=b?c&a=c&cb=onair'],
    ['replaces an existing callback', '/now?cb=foo&id=1', 'cb', '/now?id=1&cb=onair'],
    ['replaces a callback without other parameters', '/now?callback=?', 'callback', '/now?callback=onair'],
    ['keeps parameters with a similar name', '/now?cb2=1&_cb=2', 'cb', '/now?cb2=1&_cb=2&cb=onair'],
  ];
  for (const [fact, url, callback, address] of addresses)
    it(fact, () => assert.equal(jsonpAddress(url, callback), address));
});
