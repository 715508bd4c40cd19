import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { decodeEntities, readEscaped } from '../../src/servers/html-entities.js';

describe('decodeEntities', () => {
  const texts: [fact: string, text: string, decoded: string][] = [
    ['keeps plain text', 'Björk - Jóga', 'Björk - Jóga'],
    ['decodes the entities that PHP escapes', '&lt;b&gt; &quot;a&quot; &amp; &#039;b&#039;', `<b> "a" & 'b'`],
    ['decodes a single level of escaping', '&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
    ['decodes decimal references', '&#233;&#8364;&#127925;', 'é€🎵'],
    ['decodes hexadecimal references', '&#xE9;&#x20ac;&#X1F3B5;', 'é€🎵'],
    ['decodes references 128 to 159 as Windows-1252', 'Don&#146;t &#150; &#x80;', 'Don’t – €'],
    ['decodes dashes and quotes', 'a &ndash; &ldquo;b&rdquo;&hellip;', 'a – “b”…'],
    [
      'decodes letters with accents',
      'Sigur R&oacute;s, Mot&ouml;rhead, Gar&ccedil;on',
      'Sigur Rós, Motörhead, Garçon',
    ],
    ['decodes capitals with accents', '&Eacute;T&Eacute; &Aring;', 'ÉTÉ Å'],
    ['decodes special letters', 'stra&szlig;e &oslash; &AElig;', 'straße ø Æ'],
    ["keeps an accent entity that doesn't exist", '&qring;', '&qring;'],
    ['keeps an unknown entity', 'AT&T; &constructor; &toString;', 'AT&T; &constructor; &toString;'],
    ['keeps an unterminated reference', 'Salt & Pepa &amp Co', 'Salt & Pepa &amp Co'],
    [
      "keeps numeric references that aren't characters",
      '&#0;&#55296;&#1114112;&#9999999;&#xD800;',
      '&#0;&#55296;&#1114112;&#9999999;&#xD800;',
    ],
  ];
  for (const [fact, text, decoded] of texts) it(fact, () => assert.equal(decodeEntities(text), decoded));

  it('round-trips escaped text', () => {
    const escape = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
    fc.assert(fc.property(fc.string(), (text) => decodeEntities(escape(text)) === text));
  });
});

it('readEscaped decodes text that is escaped twice', () => {
  assert.equal(readEscaped('Rock &amp;amp; Roll, don&amp;#039;t'), "Rock & Roll, don't");
  assert.equal(readEscaped('Rock & Roll'), 'Rock & Roll');
  assert.equal(readEscaped(5), '5');
});
