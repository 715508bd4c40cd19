import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { pageBase, pageProtocol } from '../../src/station/page-url.js';

interface FakePage {
  href: string;
  origin?: string;
  baseURI?: string;
  isSecureContext?: boolean;
}

const NAMES = ['location', 'document', 'self'];

function open({ href, origin = 'null', baseURI = href, isSecureContext = false }: FakePage): void {
  const location = { href, protocol: href.slice(0, href.indexOf(':') + 1) };
  Object.assign(globalThis, { location, document: { baseURI }, self: { origin, isSecureContext } });
}

describe('the URL of the page', () => {
  afterEach(() => NAMES.forEach((name) => Reflect.deleteProperty(globalThis, name)));

  const https = 'https://site.example/a/';
  const http = 'http://site.example/a/';
  for (const [name, page, protocol, base] of [
    ['a page', { href: https }, 'https:', https],
    ['a page with a base', { href: https, baseURI: http }, 'https:', http],
    ['a page without https', { href: http }, 'http:', http],
    ['a file', { href: 'file:///a.html', isSecureContext: true }, 'file:', undefined],
    ['srcdoc', { href: 'about:srcdoc', origin: 'https://site.example', baseURI: https }, 'https:', https],
    ['srcdoc in a sandbox', { href: 'about:srcdoc', baseURI: https }, 'https:', https],
    [
      'srcdoc with another base',
      { href: 'about:srcdoc', origin: 'https://site.example', baseURI: http },
      'https:',
      http,
    ],
    ['srcdoc without https', { href: 'about:srcdoc', baseURI: http, isSecureContext: true }, 'http:', http],
    ['about:blank', { href: 'about:blank', origin: 'https://site.example', baseURI: https }, 'https:', https],
    ['blob:', { href: `blob:${https}1`, origin: 'https://site.example' }, 'https:', `${https}1`],
    ['blob: in a sandbox', { href: `blob:${https}1` }, 'https:', `${https}1`],
    [
      'blob: of a frame without an origin',
      { href: 'blob:null/1', isSecureContext: true },
      'https:',
      undefined,
    ],
    ['data:', { href: 'data:text/html,a https://b', isSecureContext: false }, 'http:', undefined],
  ] as [string, FakePage, string, string | undefined][]) {
    it(`has the protocol ${protocol} for ${name}`, () => {
      open(page);
      assert.equal(pageProtocol(), protocol);
      assert.equal(pageBase(), base);
    });
  }

  it('is undefined outside a page', () => {
    assert.equal(pageProtocol(), undefined);
    assert.equal(pageBase(), undefined);
  });
});
