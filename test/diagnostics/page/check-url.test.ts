import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkUrl, readCheckUrl } from '../../../src/diagnostics/page/check-url.js';

const panelIn = (typed: string): string => readCheckUrl(`?panel=${encodeURIComponent(typed)}`, []).baseUrl;

describe('the URL of the check page', () => {
  it('accepts a panel address in the forms that owners type', () => {
    const rows: Record<string, string> = {
      ' https://panel.example:8080/ ': 'https://panel.example:8080',
      'panel.example:8080': 'https://panel.example:8080',
      '//panel.example': 'https://panel.example',
      'HTTP://Panel.Example/radio//': 'http://panel.example/radio',
      'https://user:hush@panel.example/?token=hush#x': 'https://panel.example',
      'panel.example/api/v2/': 'https://panel.example/api/v2',
      'localhost:8080': 'http://localhost:8080',
      '127.0.0.1:8080': 'http://127.0.0.1:8080',
      '192.168.1.5': 'http://192.168.1.5',
      '': '',
      'ftp://panel.example': '',
      'javascript:alert(1)': '',
      '/radio': '',
      'not an address': '',
    };
    for (const [typed, address] of Object.entries(rows)) assert.equal(panelIn(typed), address, typed);
  });

  it('contains the server number (1 by default) and the scheme of the site (https by default)', () => {
    const rows: Record<string, [number, string]> = {
      '?server=7&site=http': [7, 'http:'],
      '?server=x&site=ftp': [1, 'https:'],
      '?server=-1': [1, 'https:'],
      '': [1, 'https:'],
    };
    for (const [search, [number, scheme]] of Object.entries(rows)) {
      const { server, siteProtocol } = readCheckUrl(search, []);
      assert.deepEqual([server, siteProtocol], [number, scheme], search);
    }
  });

  it("contains the language; the default is the visitor's first supported one, else English", () => {
    assert.equal(readCheckUrl('?lang=de', ['en']).lang, 'de');
    assert.equal(readCheckUrl('?lang=xx', ['zh', 'fr-CA', 'en']).lang, 'fr');
    assert.equal(readCheckUrl('?lang=ar', []).lang, 'ar');
    assert.equal(readCheckUrl('', ['zh', 'sv']).lang, 'en');
  });

  it('keeps all options in a link', () => {
    const options = readCheckUrl('?panel=panel.example&server=2&site=http&lang=de', []);
    const { typed, ...again } = readCheckUrl(checkUrl(options, options.baseUrl, 2), []);
    assert.deepEqual({ ...options, typed }, { ...again, typed });
    assert.equal(
      readCheckUrl(checkUrl(readCheckUrl('', []), 'https://a.example', 1), []).siteProtocol,
      'https:',
    );
  });
});
