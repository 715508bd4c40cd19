import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInsecure, readBaseUrl } from '../../src/contract/base-url.js';

const HTTPS = 'https://radio.example:444/listen/';
const HTTP = 'http://radio.example/listen/';
const read = (typed: string, page = HTTPS): string =>
  readBaseUrl(typed, new URL(page).protocol, (address) => new URL(address, page));

const cases: { typed: string; url: string; page?: string }[] = [
  { typed: 'https://panel.example', url: 'https://panel.example' },
  { typed: 'http://panel.example:8080', url: 'http://panel.example:8080' },
  { typed: 'https://panel.example/', url: 'https://panel.example' },
  { typed: 'https://panel.example///', url: 'https://panel.example' },
  { typed: '  https://panel.example \n', url: 'https://panel.example' },
  { typed: 'HTTPS://Panel.EXAMPLE', url: 'https://panel.example' },
  { typed: 'https://panel.example/Radio/One/', url: 'https://panel.example/Radio/One' },

  { typed: 'panel.example', url: 'https://panel.example' },
  { typed: 'panel.example', page: HTTP, url: 'http://panel.example' },
  { typed: 'panel.example:8080', url: 'https://panel.example:8080' },
  { typed: 'panel.example:8080', page: HTTP, url: 'http://panel.example:8080' },
  { typed: 'panel.example:8080/radio/', page: HTTP, url: 'http://panel.example:8080/radio' },
  { typed: 'localhost:8080', page: HTTP, url: 'http://localhost:8080' },
  { typed: '127.0.0.1:8080', page: HTTP, url: 'http://127.0.0.1:8080' },
  { typed: '//panel.example/', url: 'https://panel.example' },
  { typed: '//panel.example:8080', page: HTTP, url: 'http://panel.example:8080' },
  { typed: '/panel/', url: 'https://radio.example:444/panel' },
  { typed: '/', url: 'https://radio.example:444' },
  { typed: '/panel', page: HTTP, url: 'http://radio.example/panel' },
  { typed: 'panel.example', page: 'file:///home/page.html', url: 'http://panel.example' },
  { typed: '/panel', page: 'file:///home/page.html', url: '' },

  { typed: 'https://me:secret@panel.example', url: 'https://panel.example' },
  { typed: 'me:secret@panel.example:8080', page: HTTP, url: 'http://panel.example:8080' },
  { typed: 'https://panel.example/?page=2', url: 'https://panel.example' },
  { typed: 'https://panel.example#top', url: 'https://panel.example' },
  { typed: 'https://panel.example?mail=me@elsewhere.example', url: 'https://panel.example' },
  { typed: 'https://panel.example/a@b/', url: 'https://panel.example/a@b' },
  { typed: 'https://[2001:db8::1]:8080/', url: 'https://[2001:db8::1]:8080' },
  { typed: '[::1]:8080', page: HTTP, url: 'http://[::1]:8080' },
  { typed: 'https://panel.example/api/v2/', url: 'https://panel.example/api/v2' },

  { typed: '', url: '' },
  { typed: '   ', url: '' },
  { typed: 'https://', url: '' },
  { typed: '?', url: '' },
  { typed: 'ftp://panel.example', url: '' },
  { typed: 'file:///etc/passwd', url: '' },
  { typed: 'javascript:alert(1)', url: '' },
  { typed: 'data:text/html,<script>alert(1)</script>', url: '' },
  { typed: 'javascript://panel.example/%0aalert(1)', url: '' },
  { typed: 'blob:https://panel.example/1', url: '' },
  { typed: 'https://panel example', url: '' },
  { typed: 'https://panel.example:99999', url: '' },
];

describe('readBaseUrl', () => {
  for (const { typed, url, page = HTTPS } of cases) {
    it(`reads ${JSON.stringify(typed)} on ${page} as ${url || 'no address'}`, () => {
      assert.equal(read(typed, page), url);
    });
  }

  it('removes quotes and angle brackets', () => {
    for (const typed of [
      'https://panel.example/"onload="alert(1)',
      'https://panel.example/</script><script>alert(1)</script>',
      '</script><script>alert(1)</script>',
      'https://panel.example/\u2028\u2029\n',
    ]) {
      assert.doesNotMatch(read(typed), /["<>\s\u2028\u2029]/, typed);
    }
  });

  it('is idempotent', () => {
    for (const { url } of cases.filter((each) => each.url)) assert.equal(read(url), url);
  });

  it('keeps the query and the trailing slash', () => {
    for (const [typed, url] of [
      ['https://radio.example/now/?id=1&x=a/#top', 'https://radio.example/now/?id=1&x=a/'],
      ['radio.example/now.php?id=1', 'https://radio.example/now.php?id=1'],
      ['/now.json?x', 'https://radio.example:444/now.json?x'],
      ['https://me:secret@radio.example?a=b', 'https://radio.example/?a=b'],
      ['javascript:alert(1)', ''],
    ] as const)
      assert.equal(
        readBaseUrl(typed, 'https:', (address) => new URL(address, HTTPS), true),
        url,
        typed,
      );
  });
});

describe('isInsecure', () => {
  it('returns true for http on an https page', () => {
    for (const url of [
      'http://panel.example',
      'http://panel.example:8080/radio',
      'http://192.168.1.2',
      'http://localhost.panel.example',
      'http://mylocalhost',
      'http://127.panel.example',
    ]) {
      assert.equal(isInsecure(url, 'https:'), true, url);
    }
  });

  it("returns false for the visitor's machine", () => {
    for (const url of [
      'http://localhost',
      'http://localhost:8080',
      'http://radio.localhost/panel',
      'http://127.0.0.1:8080',
      'http://127.1.2.3',
      'http://[::1]:8080',
    ]) {
      assert.equal(isInsecure(url, 'https:'), false, url);
    }
  });

  it('returns false for https panels', () => {
    assert.equal(isInsecure('https://panel.example', 'https:'), false);
    assert.equal(isInsecure('http://panel.example', 'http:'), false);
    assert.equal(isInsecure('http://panel.example', 'file:'), false);
  });
});
