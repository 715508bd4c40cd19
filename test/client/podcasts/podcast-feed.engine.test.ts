import { expect } from '@open-wc/testing';
import { readChapters } from '../../../src/client/podcasts/chapters.js';
import { Unreachable, Unreadable } from '../../../src/client/http/failures.js';
import { feedPageOf, readFeedPage, type Episode } from '../../../src/client/podcasts/podcast-feed.js';
import { readTranscript } from '../../../src/client/podcasts/transcript.js';
import { startPanel, startServer } from '../../kit/panel.js';

const AT = 'https://panel.example/podcasts/1/feed.xml';
const { fetch: realFetch } = window;

const feed = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Sea Talk</title>${items}</channel></rss>`;
const episodesOf = (text: string, url: string): readonly Episode[] => feedPageOf(text, url).episodes;
const read = async (url: string): Promise<readonly Episode[]> =>
  (await readFeedPage(url, new AbortController().signal)).episodes;

/** Encodes Russian text; the letters of a code page are those from its 192nd byte on. */
const encoder =
  (letters: string) =>
  (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(text, (each) => {
      const at = letters.indexOf(each);
      return at < 0 ? each.charCodeAt(0) : 0xc0 + at;
    });
const LETTERS = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const windows1251 = encoder(LETTERS.toUpperCase() + LETTERS);
const KOI8_LETTERS = 'юабцдефгхийклмнопярстужвьызшэщчъ';
const koi8r = encoder(KOI8_LETTERS + KOI8_LETTERS.toUpperCase());

// Engines parse broken XML in different ways.
describe('a podcast feed', () => {
  afterEach(() => {
    window.fetch = realFetch;
  });

  it('is parsed into episodes', async () => {
    const panel = await startPanel();
    try {
      const episodes = await read(panel.url + '/podcasts/1/feed.xml');
      expect(episodes.length).to.be.greaterThan(5);
      for (const { title, description, ts, length, url } of episodes) {
        expect(title).to.be.a('string').and.not.equal('');
        expect(description).to.be.a('string').and.not.equal('');
        expect(ts).to.be.greaterThan(Date.UTC(2020, 0));
        expect(length).to.be.within(50_000, 200_000);
        expect(url!.startsWith(panel.url + '/podcasts/1/episodes/')).to.equal(true);
      }
      const signal = new AbortController().signal;
      expect((await readChapters(episodes[0]!.chaptersUrl!, signal))[1]).to.deep.equal({
        seconds: 15,
        title: 'Four steps up',
      });
      expect((await readTranscript(episodes[0]!.transcriptUrl!, signal))[0]).to.match(
        /^Mara Lindqvist: This is/,
      );
      expect(episodes[0]!.ts).to.be.greaterThan(episodes[1]!.ts!);
    } finally {
      await panel.stop();
    }
  });

  it('keeps its complete episodes if truncated', () => {
    const whole = feed('<item><title>One</title></item><item><title>Two</title></item>');
    const broken = whole.slice(0, whole.indexOf('Two'));
    expect(episodesOf(broken, AT).map(({ title }) => title)).to.deep.equal(['One']);
  });

  it('keeps its complete Atom entries if truncated', () => {
    const whole =
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Sea Talk</title>' +
      '<entry><title type="html">It&amp;#8217;s &lt;i&gt;late&lt;/i&gt;</title></entry>' +
      '<entry><title>Two</title></entry></feed>';
    const broken = whole.slice(0, whole.indexOf('Two'));
    expect(episodesOf(broken, AT).map(({ title }) => title)).to.deep.equal(['It’s late']);
  });

  for (const [name, text] of [
    ['HTML', '<!doctype html><title>Sign in</title><script>window.hacked = 1</script><p>Wi-Fi'],
    ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body><item/></body></html>'],
    ['JSON', '{"items": []}'],
    ['empty', ''],
    ['malformed', '<rss><channel><title>&nope;</title>'],
  ] as const) {
    it(`is unreadable if ${name}`, () => {
      expect(() => episodesOf(text, AT)).to.throw(Unreadable);
    });
  }

  it('can use entities that it declares', () => {
    const dtd =
      '<!DOCTYPE rss [<!ENTITY name "Radio &#77;eridian"><!ENTITY full \'&name; &amp; Friends\'>' +
      '<!ENTITY amp "&#38;#38;"><!ENTITY away SYSTEM "https://x.example/"><!ENTITY % all SYSTEM "y">%all;]>';
    const [episode] = episodesOf(
      dtd +
        '<rss><channel><item><title>&full; &amp; more&away;</title><description><![CDATA[&name;]]></description></item></channel></rss>',
      AT,
    );
    expect(episode!.title).to.match(/^Radio Meridian & Friends & more/);
    expect(episode!.description).to.equal('&name;');
  });

  it('has short titles despite expanding entities', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    );
    const dtd = `<!DOCTYPE rss [<!ENTITY e0 "${'a'.repeat(100)}">${levels.join('')}]>`;
    const titles = Array.from(
      { length: 500 },
      (_, at) => `<item><title>${at} &e30;&e2;</title><guid>${at}</guid></item>`,
    );
    const episodes = episodesOf(`${dtd}<rss><channel>${titles.join('')}</channel></rss>`, AT);
    expect(episodes.length).to.equal(500);
    for (const { title } of episodes) expect(title!.length).to.be.below(5000);
  });

  it('is decoded with its declared encoding', async () => {
    const xml = feed('<item><title>M\xf6we</title></item>');
    const latin1 = Uint8Array.from(xml.replace('1.0"?', '1.0" encoding="ISO-8859-1"?'), (each) =>
      each.charCodeAt(0),
    );
    for (const [body, type] of [
      [latin1, 'application/xml'],
      [Uint8Array.from(xml, (each) => each.charCodeAt(0)), 'text/xml; charset=ISO-8859-1'],
      [xml, 'text/xml; charset=utf-8'],
      [xml, 'text/xml; charset=nonsense'],
      [xml, ''],
    ] as const) {
      window.fetch = () => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }));
      expect((await read(AT))[0]!.title, type).to.equal('Möwe');
    }
  });

  it('is decoded with the encoding of its language', async () => {
    const inKorean = [0xb9, 0xe3, 0xc6, 0xed, 0xc1, 0xf6];
    const inJapanese = [0x89, 0xb9, 0x8a, 0x79];
    const inTurkish = [0x47, 0xfc, 0x6e, 0x61, 0x79, 0x64, 0xfd, 0x6e];
    for (const [language, title, bytes] of [
      ['ko', '밤편지', inKorean],
      ['ja-JP', '音楽', inJapanese],
      ['tr', 'Günaydın', inTurkish],
      ['de', 'Günaydýn', inTurkish],
    ] as const) {
      const [before = '', after = ''] =
        `<rss><channel><language>${language}</language><item><title>|</title></item></channel></rss>`.split(
          '|',
        );
      const encode = (text: string): number[] => [...text].map((each) => each.charCodeAt(0));
      window.fetch = () =>
        Promise.resolve(new Response(new Uint8Array([...encode(before), ...bytes, ...encode(after)])));
      expect((await read(AT))[0]!.title, language).to.equal(title);
    }
  });

  it('can be decoded from its bytes alone', async () => {
    const plain = feed('<item><title>Möwe – früh</title></item>');
    const utf8 = new TextEncoder().encode(plain);
    const utf16 = (isLittle: boolean, text: string): Uint8Array<ArrayBuffer> => {
      const view = new DataView(new ArrayBuffer(text.length * 2));
      for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
      return new Uint8Array(view.buffer);
    };
    const windows = Uint8Array.from(plain.replace('–', '\x96'), (each) => each.charCodeAt(0));
    const declared = (encoding: string): string => plain.replace('1.0"?', `1.0" encoding="${encoding}"?`);
    for (const [name, body, type] of [
      ['Windows-1252 without an encoding', windows, 'text/xml'],
      ['Windows-1252 with UTF-8 in the header', windows, 'text/xml; charset=utf-8'],
      ['UTF-8 without an encoding', utf8, 'text/xml'],
      ['UTF-8 with Latin-1 in the header', utf8, 'text/xml; charset=ISO-8859-1'],
      ['UTF-8 with Latin-1 in the declaration', new TextEncoder().encode(declared('iso-8859-1')), ''],
      ['UTF-8 with UTF-16 in the declaration', new TextEncoder().encode(declared('utf-16')), ''],
      [
        'UTF-8 with a byte order mark',
        new TextEncoder().encode('\uFEFF' + plain),
        'text/xml; charset=latin1',
      ],
      ['UTF-16 LE with a byte order mark', utf16(true, '\uFEFF' + plain), 'text/xml'],
      ['UTF-16 BE with a byte order mark', utf16(false, '\uFEFF' + plain), 'text/xml; charset=utf-8'],
      ['UTF-16 LE without a byte order mark', utf16(true, declared('utf-16')), ''],
      ['UTF-16 BE without a byte order mark', utf16(false, plain), 'text/xml; charset=utf-16'],
    ] as const) {
      window.fetch = () => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }));
      expect((await read(AT))[0]!.title, name).to.equal('Möwe – früh');
    }
    const cyrillic = feed('<item><title>\xd7\xe0\xf1</title></item>');
    for (const [declaration, type] of [
      ['encoding="windows-1251"', ''],
      ["encoding = 'windows-1251'", 'text/xml; charset=utf-8'],
      ['encoding="windows-1251"', 'text/xml; charset=ISO-8859-1'],
      ['', 'text/xml; charset=windows-1251'],
    ] as const) {
      const body = '<br />\n<b>Warning</b>\n' + cyrillic.replace('1.0"?', `1.0" ${declaration}?`);
      const bytes = Uint8Array.from(body, (each) => each.charCodeAt(0));
      window.fetch = () => Promise.resolve(new Response(bytes, { headers: { 'Content-Type': type } }));
      expect((await read(AT))[0]!.title, declaration + type).to.equal('Час');
    }
    // Without a declaration, the encoding is detected from the letters in all texts.
    const [night, songs] = ['Ночь у моря', 'Песни и разговоры о ветре'];
    for (const [encode, type] of [
      [windows1251, ''],
      [windows1251, 'text/xml; charset=utf-8'],
      [windows1251, 'text/xml; charset=ISO-8859-1'],
      [koi8r, ''],
    ] as const) {
      const bytes = encode(
        feed(`<item><title>${night}</title><description>${songs}, СМИ</description></item>`),
      );
      window.fetch = () => Promise.resolve(new Response(bytes, { headers: { 'Content-Type': type } }));
      expect((await read(AT))[0], type).to.include({ title: night, description: `${songs}, СМИ` });
    }
    // An invalid character affects only itself.
    const broken = [
      ...new TextEncoder().encode(plain.replace('</item>', '</item><item><title>@Möwe</title></item>')),
    ];
    window.fetch = () =>
      Promise.resolve(new Response(Uint8Array.from(broken, (each) => (each === 64 ? 0xc3 : each))));
    expect((await read(AT)).map(({ title }) => title)).to.deep.equal(['Möwe – früh', '\uFFFDMöwe']);
    const mostlyUtf8 = [
      ...new TextEncoder().encode(declared('iso-8859-1').replace('früh', 'früh' + 'é'.repeat(10) + '@')),
    ];
    window.fetch = () =>
      Promise.resolve(new Response(Uint8Array.from(mostlyUtf8, (each) => (each === 64 ? 0xe9 : each))));
    expect((await read(AT))[0]!.title).to.equal(`Möwe – früh${'é'.repeat(10)}\uFFFD`);
  });

  it('is repaired if encoded twice', async () => {
    const twice = (text: string): string =>
      new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
    const items = [twice('Möwe – früh “heute”'), 'BEYONCÉ’S Möwe', twice('Ночь 😀')];
    const body = feed(items.map((title) => `<item><title>${title}</title></item>`).join(''));
    window.fetch = () => Promise.resolve(new Response(body));
    expect((await read(AT)).map(({ title }) => title)).to.deep.equal([
      'Möwe – früh “heute”',
      'BEYONCÉ’S Möwe',
      'Ночь 😀',
    ]);
  });

  it('can have any encoding that browsers support', async () => {
    const encodings: [name: string, title: string, expected: string][] = [
      ['Shift_JIS', '8a4382cc986220835c955c', '海の話 ソ表'],
      ['Windows-31J', '8a4382cc98628740', '海の話①'],
      ['cp932', '8a4382cc98628740', '海の話①'],
      ['EUC-JP', 'b3a4a4cecfc3', '海の話'],
      ['ISO-2022-JP', '1b24423324244e4f431b2842', '海の話'],
      ['GB18030', 'baa3b5c4b9cacac2', '海的故事'],
      ['gb2312', 'baa3b5c4b9cacac2', '海的故事'],
      ['Big5', 'aefcaabaac47a8c620a55c', '海的故事 功'],
      ['EUC-KR', 'b9d9b4d920c0ccbedfb1e2', '바다 이야기'],
      ['cp949', 'b9d9b4d920c0ccbedfb1e2208c63', '바다 이야기 똠'],
      ['ks_c_5601-1987', 'b9d9b4d9', '바다'],
      ['KOI8-R', 'edcfd2c5', 'Море'],
      ['windows-874', 'b7d0e0c5', 'ทะเล'],
      ['ISO-8859-2', 'aff3b3e6', 'Żółć'],
      ['windows-1256', 'c7e1c8cdd1', 'البحر'],
      ['cp1251', 'cceef0e5', 'Море'],
      ['win-1251', 'cceef0e5', 'Море'],
      ['ISO_8859-7', 'e8dcebe1f3f3e1', 'θάλασσα'],
    ];
    const ascii = (text: string): number[] => [...text].map((each) => each.charCodeAt(0));
    const bytesOf = (start: string, title: string): Uint8Array<ArrayBuffer> => {
      const [before = '', after = ''] = feed('<item><title>|</title></item>')
        .replace('1.0"?', start)
        .split('|');
      const hex = title.match(/../g)!.map((each) => parseInt(each, 16));
      return Uint8Array.from([...ascii(before), ...hex, ...ascii(after)]);
    };
    for (const [name, title, expected] of encodings) {
      for (const [start, type] of [
        [`1.0" encoding="${name}"?`, 'text/xml; charset=utf-8'],
        [`1.0" encoding='${name}' standalone="yes"?`, ''],
        ['1.0"?', `text/xml; charset=${name}`],
        [`1.0" encoding="utf-8"?`, `text/xml;charset="${name}"`],
      ] as const) {
        window.fetch = () =>
          Promise.resolve(new Response(bytesOf(start, title), { headers: { 'Content-Type': type } }));
        expect((await read(AT))[0]!.title, start + type).to.equal(expected);
      }
    }
    // The header declares an encoding in which the bytes are invalid.
    const headers = { 'Content-Type': 'text/xml; charset=gb18030' };
    window.fetch = () =>
      Promise.resolve(new Response(bytesOf('1.0" encoding="KOI8-R"?', 'edcff0ff'), { headers }));
    expect((await read(AT))[0]!.title).to.equal('МоПЪ');
  });

  it('is Unreachable without CORS headers', async () => {
    const headers = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
    const server = await startServer({ '*': { headers, body: feed('<item/>') } });
    const failure: unknown = await read(server.url + '/feed.xml').catch((thrown: unknown) => thrown);
    expect(failure).to.be.instanceOf(Unreachable);
    await server.stop();
  });
});
