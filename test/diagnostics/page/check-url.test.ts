import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builderUrl, checkUrl, readCheckUrl, shownTyped } from '../../../src/diagnostics/page/check-url.js';

const panelIn = (typed: string): string => readCheckUrl(`?panel=${encodeURIComponent(typed)}`, []).baseUrl;

describe('readCheckUrl', () => {
  it('normalizes a typed panel address', () => {
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

  it('defaults to server 1 and https', () => {
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

  it("defaults to the visitor's language", () => {
    assert.equal(readCheckUrl('?lang=de', ['en']).lang, 'de');
    assert.equal(readCheckUrl('?lang=xx', ['zh', 'fr-CA', 'en']).lang, 'fr');
    assert.equal(readCheckUrl('?lang=ar', []).lang, 'ar');
    assert.equal(readCheckUrl('', ['zh', 'sv']).lang, 'en');
  });

  it('returns all options from checkUrl', () => {
    const options = readCheckUrl('?panel=panel.example&server=2&site=http&lang=de', []);
    const { typed, ...again } = readCheckUrl(checkUrl(options, options.baseUrl, 2), []);
    assert.deepEqual({ ...options, typed }, { ...again, typed });
    assert.equal(
      readCheckUrl(checkUrl(readCheckUrl('', []), 'https://a.example', 1), []).siteProtocol,
      'https:',
    );
  });

  it('returns a station on AzuraCast or Live365', () => {
    const query = '?panel=https://radio.example&source=azuracast&station=my_station';
    const known = { name: 'azuracast', baseUrl: 'https://radio.example', station: 'my_station' };
    const options = readCheckUrl(query, []);
    assert.deepEqual(options.known, known);
    assert.deepEqual(readCheckUrl(checkUrl(options, options.baseUrl, 1), []).known, known);
    const hosted = readCheckUrl('?panel=https://api.live365.com&source=live365&station=a12345', []);
    assert.equal(hosted.known!.baseUrl, 'https://api.live365.com');
    for (const odd of ['source=panel&station=x', 'source=azuracast', 'station=x', 'source=x&station=y'])
      assert.equal(readCheckUrl(`?panel=https://radio.example&${odd}`, []).known, null, odd);
  });

  it("returns a JSON response's address and map", () => {
    const response = 'https://radio.example/now.php?id=1';
    const map = 'title: now.t, callback: cb';
    const query = `?${String(new URLSearchParams({ panel: response, source: 'json', map }))}`;
    const known = { name: 'json', baseUrl: response, station: map };
    const options = readCheckUrl(query, []);
    assert.deepEqual([options.known, options.baseUrl], [known, 'https://radio.example/now.php']);
    assert.deepEqual(readCheckUrl(checkUrl(options, shownTyped(options), 1), []).known, known);
    assert.equal(
      builderUrl(options, 'builder/', '/check.html'),
      `builder/?${String(new URLSearchParams({ 'base-url': response, source: 'json', map }))}`,
    );
    for (const odd of ['map=artist:+a', 'map=', 'station=x', 'map=nothing'])
      assert.equal(readCheckUrl(`?panel=https://radio.example&source=json&${odd}`, []).known, null, odd);
  });

  it("keeps the station for the builder's URL", () => {
    const link = (query: string, path = '/onair/check.html'): string =>
      builderUrl(readCheckUrl(query, []), 'builder/', path);
    assert.equal(link('?panel=panel.example:8080'), 'builder/?base-url=https%3A%2F%2Fpanel.example%3A8080');
    assert.equal(
      link('?panel=https://panel.example&server=2', '/check/'),
      '../builder/?base-url=https%3A%2F%2Fpanel.example&server=2',
    );
    assert.match(
      link('?panel=https://panel.example', '/v/1.0.0-rc.1/check.html'),
      /^\.\.\/\.\.\/builder\/\?/,
    );
    assert.equal(
      link('?panel=https://radio.example&source=azuracast&station=my_station'),
      'builder/?base-url=https%3A%2F%2Fradio.example&source=azuracast&station=my_station',
    );
    assert.equal(
      link('?panel=https://api.live365.com&source=live365&station=a12345'),
      'builder/?source=live365&station=a12345',
    );
    // The query identifies the station.
    const page = 'https://radio.example/cp/get_info.php?p=8042';
    assert.equal(
      link(`?panel=${encodeURIComponent(page)}`),
      `builder/?${String(new URLSearchParams({ 'base-url': page }))}`,
    );
  });
});
