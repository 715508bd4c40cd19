import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeText } from '../../src/servers/decode-text.js';
import { readCharset, repairCodePage } from '../../src/servers/code-pages.js';
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

/** Encodes text in an encoding with one or two bytes per character. */
function bytesIn(text: string, charset: string): Uint8Array {
  const decoder = new TextDecoder(charset);
  const codes = new Map<string, number[]>();
  for (let first = 0xfe; first > 0x80; first--)
    for (let second = 0xfe; second > 0x3f; second--)
      codes.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  return Uint8Array.from([...text].flatMap((each) => codes.get(each) ?? [each.charCodeAt(0)]));
}

describe('a title in a charset other than UTF-8', () => {
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
    it(`is decoded as ${charset}`, () =>
      assert.deepEqual(
        read(charset, asLatin1(`${artist} - ${title}`, charset), asLatin1(`FM ${artist}`, charset)),
        [artist, title, `FM ${artist}`],
      ));
  }

  const wide: [charset: string, artist: string, title: string][] = [
    ['gbk', '周杰伦', '青花瓷'],
    ['big5', '鄧麗君', '月亮代表我的心'],
    ['shift_jis', '宇多田ヒカル', '表参道のソナタ'],
    ['euc-jp', '中島みゆき', '時代'],
    ['euc-kr', '아이유', '밤편지'],
  ];
  for (const [charset, artist, title] of wide) {
    const bytes = bytesIn(`${artist} - ${title}`, charset);
    it(`is decoded as ${charset}`, () =>
      assert.deepEqual(read(charset, Buffer.from(bytes).toString('latin1')).slice(0, 2), [artist, title]));
    it(`is decoded if the whole response is in ${charset}`, () =>
      assert.equal(decodeText(bytes, charset), `${artist} - ${title}`));
  }

  it('is decoded despite an unusual charset name', () => {
    for (const [label, charset] of [
      ['Windows 1251', 'windows-1251'],
      ['1251', 'windows-1251'],
      ['EUC KR', 'euc-kr'],
      ['latin-2', 'iso-8859-2'],
      ['ISO 8859-5', 'iso-8859-5'],
      ['Shift JIS', 'shift_jis'],
      ['GB 18030', 'gb18030'],
      ['KOI8R', 'koi8-r'],
      ['eucJP', 'euc-jp'],
      ['latin9', 'iso-8859-15'],
      ['8859-2', 'iso-8859-2'],
      ['shiftjis', 'shift_jis'],
    ] as const)
      assert.equal(readCharset(label), charset, label);
    for (const label of ['', 'nonsense', '9999', 'iso-8859-12', 'latin0', 'latin11'])
      assert.equal(readCharset(label), null, label);
  });

  it("is decoded with Microsoft's charset names", () => {
    for (const [label, charset] of [
      ['cp1251', 'windows-1251'],
      ['cp936', 'gbk'],
      ['windows-949', 'euc-kr'],
      ['MS932', 'shift_jis'],
      ['cp950', 'big5'],
      ['euc_kr', 'euc-kr'],
    ] as const)
      assert.equal(readCharset(label), charset, label);
  });

  it('is kept if it is already decoded', () => {
    for (const title of ['Кино - Рок', 'ABBA - SOS', '椎名 - 林檎'])
      assert.equal(read('windows-1251', title).slice(0, 2).join(' - '), title);
    // UTF-8 that was decoded as Latin-1.
    assert.deepEqual(read('windows-1251', 'BjÃ¶rk - JÃ³ga').slice(0, 2), ['Björk', 'Jóga']);
  });

  it("isn't converted from an unsupported charset", () =>
    assert.equal(withCharset(icecast, 'windows-9999'), icecast));

  it('is decoded from raw bytes', () => {
    assert.equal(decodeText(Uint8Array.of(0xca, 0xe8, 0xed, 0xee), 'windows-1251'), 'Кино');
    assert.equal(decodeText(new TextEncoder().encode('Кино'), 'windows-1251'), 'Кино');
    assert.equal(decodeText(Uint8Array.of(0xe9)), 'é');
  });

  it('is repaired if no charset is configured', () => {
    for (const [charset, text] of [
      ['windows-1255', 'שלמה ארצי - ירח'],
      ['windows-1255', 'עברי לידר - זכיתי לאהוב'],
      ['windows-1256', 'عمرو دياب - تملي معاك'],
      ['windows-1254', 'Barış Manço - Gülpembe'],
      ['windows-874', 'คาราบาว - บัวลอย'],
      ['windows-874', 'เบิร์ด ธงไชย - สบาย สบาย'],
      ['windows-874', 'Getsunova - คำถามซึ่งไร้คนตอบ'],
      ['windows-1257', 'Musiqq - Dzimšanas diena'],
      ['windows-1257', 'Andrius Mamontovas - Laužo šviesa'],
      ['windows-1250', 'Myslovitz - Długość dźwięku samotności'],
      ['iso-8859-2', 'Myslovitz - Długość dźwięku samotności'],
      ['windows-1250', 'Dżem - Wehikuł czasu, miałeś'],
    ] as const)
      assert.equal(repairCodePage(asLatin1(text, charset)), text);
  });

  it('is kept if its encoding is ambiguous', () => {
    for (const [charset, text] of [
      // It could be Cyrillic in capitals, in KOI8-R.
      ['windows-1255', 'Omer Adam - שני משוגעים'],
      ['windows-1254', 'Gülşen - Sakıncalı'],
      ['windows-1257', 'Prāta Vētra - Rudens šķēps'],
      ['windows-1257', 'Antis - Šokolaado öö'],
      ['windows-1257', 'Līvi - Zīlīte'],
      ['windows-1250', 'Budka Suflera - Pamiętasz'],
      ['windows-1251', 'ветер и волга'],
    ] as const) {
      const sent = asLatin1(text, charset);
      assert.equal(repairCodePage(sent), sent, text);
    }
    for (const [charset, text] of [
      // Their bytes are Cyrillic, Greek or Thai letters, too.
      ['gbk', '刘德华 - 爱的代价'],
      ['gbk', '毛不易 - 消愁'],
      ['gbk', '蔡依林 - 日不落'],
      ['gbk', '蔡琴 - 渡口'],
      ['gbk', '韩红 - 天路'],
      ['euc-kr', '원더걸스 - 텔미 텔미 텔'],
      ['euc-jp', '椎名林檎 - 本能'],
      ['euc-jp', '中島みゆき - 時代'],
      ['big5', '王菲 - 紅豆'],
      ['shift_jis', '星野源 - 恋'],
    ] as const) {
      const sent = Buffer.from(bytesIn(text, charset)).toString('latin1');
      assert.equal(repairCodePage(sent), sent, text);
    }
  });

  it('is kept if it contains only Western letters', () => {
    for (const text of [
      'Hjálmar - Við gengum tvö',
      'Magnús Þór - Þögn, ég þrái',
      'Noël - Við',
      'Eivør - Sløkt er ljósið',
      'ÆØÅ - ÅÆØ',
      'Café Tacvba - Eres ½ vida, ¿qué?',
      'Artist - 10 m³ Luft (3³)',
      'Ærø - Nº 2',
      'ÀÉÈÊ ÂÇÔ - ÉTÉ',
      'Mø - Ðe',
      // Vietnamese with Icelandic letters.
      'Ðen Vâu - Em ði ðâu',
    ])
      assert.equal(repairCodePage(text), text);
  });

  it('is decoded from partly invalid UTF-8', () => {
    const cut = new TextEncoder().encode('Кино - Группа крови').subarray(0, -1);
    assert.equal(decodeText(cut), 'Кино - Группа кров\ufffd');
    assert.equal(decodeText(Uint8Array.of(0xca, 0xe8, 0xed, 0xee)), 'Êèíî');
  });
});
