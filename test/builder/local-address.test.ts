import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localAddresses } from '../../src/builder/outputs/local-address.js';

describe('addresses that visitors cannot reach', () => {
  for (const [url, reach] of [
    ['http://localhost:8080/', 'machine'],
    ['http://panel.localhost', 'machine'],
    ['http://127.0.0.1:8080/onair/', 'machine'],
    ['https://127.1.2.3', 'machine'],
    ['http://[::1]:8080', 'machine'],
    ['http://0.0.0.0:8080', 'machine'],
    ['http://192.168.1.5:8000', 'network'],
    ['http://10.0.0.2', 'network'],
    ['http://172.16.0.9', 'network'],
    ['http://[fd12::1]', 'network'],
    ['http://studio.local:8080', 'network'],
    ['http://nas:8080', 'network'],
  ] as const)
    it(`include ${url}`, () => {
      assert.deepEqual(localAddresses([url]), [{ address: new URL(url).origin, reach }]);
    });

  for (const url of [
    'https://panel.example:8080/',
    'http://172.32.0.1',
    'https://localhost.example',
    'https://localhost@panel.example',
    '/onair/',
    '',
  ])
    it(`exclude ${url || 'an empty text'}`, () => assert.deepEqual(localAddresses([url]), []));

  it('are listed only once', () => {
    const urls = ['http://localhost:8080/', 'http://localhost:8080', 'http://nas/x', 'https://a.example'];
    assert.deepEqual(localAddresses(urls), [
      { address: 'http://localhost:8080', reach: 'machine' },
      { address: 'http://nas', reach: 'network' },
    ]);
  });
});
