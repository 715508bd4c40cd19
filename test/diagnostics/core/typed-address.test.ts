import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBaseUrl } from '../../../src/contract/base-url.js';
import { suggestAddress } from '../../../src/diagnostics/core/typed-address.js';

const PAGE = 'https://radio.example/listen/';
const read = (typed: string): string => readBaseUrl(typed, 'https:', (address) => new URL(address, PAGE));
const readResponse = (typed: string): string =>
  readBaseUrl(typed, 'https:', (address) => new URL(address, PAGE), true);

const URL_ = 'https://panel.example:8080';

describe('a mistyped address', () => {
  for (const typed of [
    URL_,
    `${URL_},`,
    `${URL_}.`,
    `${URL_};`,
    `${URL_}/,`,
    `“${URL_}”,`,
    `"${URL_}",`,
    `${URL_}\u00a0.`,
    `${URL_}&amp;nbsp;`,
    `${URL_}&amp;amp;quot;`,
    'https:/panel.example:8080',
    'https:panel.example:8080',
    'https:///panel.example:8080',
    'https//panel.example:8080',
    'https;//panel.example:8080',
    'https:\\\\panel.example:8080',
    'HTTPS:/panel.example:8080',
    'Https://Panel.Example:8080/',
    'http://https://panel.example:8080',
    'https://https//panel.example:8080',
    'panel.example:8080',
    'panel.example:8080.',
    '//panel.example:8080,',
  ]) {
    it(`is corrected: ${JSON.stringify(typed)}`, () => {
      assert.equal(read(typed), URL_);
      assert.equal(suggestAddress(typed, read), '');
    });
  }

  for (const typed of [
    `[Panel](${URL_})`,
    `[${URL_}](${URL_})`,
    `[${URL_}](${URL_}/ "Panel"),`,
    `(${URL_})`,
    `[${URL_}]`,
    `{${URL_}}`,
    `**${URL_}**`,
    `Panel: ${URL_}`,
    `Our panel is ${URL_}, port 8080`,
    `${URL_} Radio Meridian`,
    `href="${URL_}"`,
    `<a href="${URL_}">Panel</a>`,
    'htps://panel.example:8080',
    'htpps://panel.example:8080',
    'hhttps://panel.example:8080',
    'ttps://panel.example:8080',
    'httsp://panel.example:8080',
    'https.//panel.example:8080',
    'https: //panel.example:8080',
    'https:// panel.example:8080',
    'https://panel. example:8080',
    'https://panel.example :8080',
    'https://panel.example: 8080',
    'https://panel,example:8080',
    'https://panel.example;8080',
    'https：//panel.example:8080',
    'https://panel.example：8080',
    'panel.example:8080 Radio',
    'the panel panel.example:8080',
    '(panel.example:8080)',
    'panel,example:8080',
  ]) {
    it(`leads to a suggestion: ${JSON.stringify(typed)}`, () => {
      assert.notEqual(read(typed), URL_);
      assert.equal(suggestAddress(typed, read), URL_);
    });
  }

  for (const typed of [
    '',
    'Radio Meridian',
    'ftp://panel.example',
    'sftp://panel.example',
    'rtmp://panel.example/live',
    'file:///etc/passwd',
    'mailto:me@panel.example',
    'javascript:alert(1)',
    'https://',
    '1',
    '/panel',
    'https://panel.example/a@b',
    'https://[2001:db8::1]:8080',
    'https://panel.example/http/now',
    'https://radio.example/live(1).mp3',
    'https://radio.example/live_(hd)',
    'https://radio.example/a[b]/status.json',
    'https://radio.example/a[b]',
    "https://radio.example/it's.mp3",
    'https://radio.example/"live"/now',
    'https://radio.example/{live}|hd*.mp3',
    'https://radio.example/now?station=[1]&title="x".',
    'https:/radio.example/live(1).mp3',
    "https:/radio.example/it's.mp3",
    'https://rádio.example/ﬁ(1).mp3',
    'http.example',
    'httpbin.example/http',
  ]) {
    it(`leads to no suggestion: ${JSON.stringify(typed)}`, () =>
      assert.equal(suggestAddress(typed, read), ''));
  }

  for (const [typed, meant] of [
    ['htps://radio.example/live(1).mp3', 'https://radio.example/live(1).mp3'],
    ['(https://radio.example/live(1).mp3)', 'https://radio.example/live(1).mp3'],
    ['[Live](https://radio.example/live(1).mp3)', 'https://radio.example/live(1).mp3'],
    ['Live: https://radio.example/a[b], HD', 'https://radio.example/a[b]'],
    ["Live: https://radio.example/it's.mp3", "https://radio.example/it's.mp3"],
    ['https://radio.example/live)', 'https://radio.example/live'],
    ['https://radio.example/live]', 'https://radio.example/live'],
    ['https://radio.example/"><b>Live</b>', 'https://radio.example'],
  ] as const) {
    it(`keeps its path: ${JSON.stringify(typed)}`, () => assert.equal(suggestAddress(typed, read), meant));
  }

  it('keeps the query of a response URL', () => {
    for (const typed of [
      'https://radio.example/now.php?a=1&b=2',
      'https://radio.example/now.php?a=1&amp;b=2',
      'https://radio.example/now.php?a=1&amp;amp;b=2',
      'https:/radio.example/now.php?a=1&b=2,',
    ])
      assert.equal(readResponse(typed), 'https://radio.example/now.php?a=1&b=2');
    const inside = 'https://radio.example/now.php?u=https://other.example/x';
    assert.equal(readResponse(inside), inside);
    assert.equal(suggestAddress(inside, readResponse), '');
  });
});
