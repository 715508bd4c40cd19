import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeText } from '../../src/servers/decode-text.js';
import { icecast } from '../../src/servers/icecast/read.js';
import { withCharset } from '../../src/servers/with-charset.js';

const place = { baseUrl: 'http://radio.example', station: '' };
/** Artist, title and station name of a mount whose texts were decoded as Latin-1. */
const read = (charset: string, title: string, server_name = 'Radio') => {
  const source = { listenurl: 'http://radio.example/live', server_type: 'audio/mpeg', title, server_name };
  const kind = withCharset(icecast, charset);
  const { plays, name } = kind.newest.read([{ icestats: { source: [source] } }], place, undefined)!;
  return [plays[0]?.author, plays[0]?.title, name];
};
/** The text's bytes in a code page, each as a character. */
function asLatin1(text: string, charset: string): string {
  const decoder = new TextDecoder(charset);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return [...text].map((each) => String.fromCharCode(bytes.get(each)!)).join('');
}

describe('a server with a charset', () => {
  const titles: [charset: string, artist: string, title: string][] = [
    ['windows-1251', 'Кино', 'Рок'],
    ['koi8-r', 'Кино', 'Рок'],
    ['windows-1253', 'Άννα Βίσση', 'Μία'],
    ['windows-1254', 'Sezen Aksu', 'Gülümse Kızım'],
    ['iso-8859-2', 'Łzy', 'Oczy szeroko zamknięte'],
    ['windows-1250', 'Žlutý pes', 'Náruživá'],
    ['windows-874', 'คาราบาว', 'บัวลอย'],
    ['windows-1255', 'שלמה ארצי', 'ירח'],
  ];
  for (const [charset, artist, title] of titles) {
    it(`has titles in ${charset}`, () =>
      assert.deepEqual(
        read(charset, asLatin1(`${artist} - ${title}`, charset), asLatin1(`FM ${artist}`, charset)),
        [artist, title, `FM ${artist}`],
      ));
  }

  it('keeps titles that are already decoded', () => {
    for (const title of ['Кино - Рок', 'ABBA - SOS', '椎名 - 林檎'])
      assert.equal(read('windows-1251', title).slice(0, 2).join(' - '), title);
    // UTF-8 that was decoded as Latin-1.
    assert.deepEqual(read('windows-1251', 'BjÃ¶rk - JÃ³ga').slice(0, 2), ['Björk', 'Jóga']);
  });

  it("is read without conversion if the platform doesn't know the charset", () =>
    assert.equal(withCharset(icecast, 'windows-9999'), icecast));

  it('is decoded by the relay, unless the bytes are valid UTF-8', () => {
    assert.equal(decodeText(Uint8Array.of(0xca, 0xe8, 0xed, 0xee), 'windows-1251'), 'Кино');
    assert.equal(decodeText(new TextEncoder().encode('Кино'), 'windows-1251'), 'Кино');
    assert.equal(decodeText(Uint8Array.of(0xe9)), 'é');
  });
});
