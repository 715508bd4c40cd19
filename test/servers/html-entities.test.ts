import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { decodeEntities } from '../../src/servers/html-entities.js';

describe('decodeEntities', () => {
  const texts: [fact: string, text: string, decoded: string][] = [
    ['leaves plain text', 'Björk - Jóga', 'Björk - Jóga'],
    ['decodes what PHP escapes', '&lt;b&gt; &quot;a&quot; &amp; &#039;b&#039;', `<b> "a" & 'b'`],
    ['decodes once', '&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
    ['decodes decimal numbers', '&#233;&#8364;&#127925;', 'é€🎵'],
    ['decodes hexadecimal numbers', '&#xE9;&#x20ac;&#X1F3B5;', 'é€🎵'],
    ['takes 128 to 159 as Windows has them', 'Don&#146;t &#150; &#x80;', 'Don’t – €'],
    ['decodes dashes and quotes', 'a &ndash; &ldquo;b&rdquo;&hellip;', 'a – “b”…'],
    [
      'decodes letters with accents',
      'Sigur R&oacute;s, Mot&ouml;rhead, Gar&ccedil;on',
      'Sigur Rós, Motörhead, Garçon',
    ],
    ['decodes capitals with accents', '&Eacute;T&Eacute; &Aring;', 'ÉTÉ Å'],
    ['decodes letters of their own', 'stra&szlig;e &oslash; &AElig;', 'straße ø Æ'],
    ['leaves an accent that the letter does not have', '&qring;', '&qring;'],
    ['leaves a name that is not known', 'AT&T; &constructor; &toString;', 'AT&T; &constructor; &toString;'],
    ['leaves what has no end', 'Salt & Pepa &amp Co', 'Salt & Pepa &amp Co'],
    [
      'leaves numbers that are no character',
      '&#0;&#55296;&#1114112;&#9999999;&#xD800;',
      '&#0;&#55296;&#1114112;&#9999999;&#xD800;',
    ],
  ];
  for (const [fact, text, decoded] of texts) it(fact, () => assert.equal(decodeEntities(text), decoded));

  it('decodes what was escaped', () => {
    const escape = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeEntities(escape(text)) === text));
  });
});
