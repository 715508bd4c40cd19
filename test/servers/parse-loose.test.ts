import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseIcecast } from '../../src/servers/icecast/parse.js';
import { parseShoutcast } from '../../src/servers/shoutcast/parse.js';
import { parseLoose } from '../../src/servers/parse-loose.js';

describe('JSON from a script', () => {
  const value = { t: 'A, [b] - {c}, }' };
  const json = JSON.stringify(value);
  for (const [fact, text] of [
    ['alone', json],
    ['after a byte order mark', `\ufeff${json}`],
    ['in parentheses', `(${json})`],
    ['before the comment of a cache', `${json}\n<!-- cached {x} -->`],
    ['before another value', `${json}\n{"t":"C"}`],
    [
      'after a PHP warning',
      `<br />\n<b>Warning</b>:  Undefined key "x" in <b>/a.php</b> on line <b>3</b><br />\n${json}`,
    ],
    ['after a notice with brackets', `Notice: Undefined index: {a} in [x]\n${json}`],
    [
      'after a warning with lists and empty objects',
      `Warning: array [1,2], [], ["a", [null]] and {} given in /a.php on line 3\n${json}`,
    ],
    ['in a variable', `var np = ${json};`],
    ['after a prefix that prevents execution', `)]}',\n${json}`],
    ['after a loop that prevents execution', `while(1);${json}`],
    ['in a server-sent event', `data: ${json}\n\n`],
    ['as JSONP', `cb(${json});`],
    ['as JSONP with a dotted callback name', `/**/ jQuery.x_1 (${json});\n`],
    ['as JSONP with a callback named parse', `parse(${json}); `],
    ['as JSONP after another call', `alert(1);x(${json})`],
    ['as JSONP after an empty comment', `/**/cb(${json});`],
    ['as JSONP after a comment with brackets', `/* {x} (y) */ cb(${json}); // (z)`],
    ['as JSONP after line comments', `// {x}\n// [y]\ncb(${json});`],
    ['as JSONP that checks whether its callback exists', `/**/ typeof cb === 'function' && cb(${json});`],
    ['as JSONP with a callback in parentheses', `window["cb"](${json})`],
  ] as const)
    it(`is parsed ${fact}`, () => assert.deepEqual(parseLoose(text), value));

  it('is parsed with trailing commas, and with line breaks in strings', () => {
    assert.deepEqual(parseLoose('{"a":[1,2,],"t":"A, } - B",}'), { a: [1, 2], t: 'A, } - B' });
    assert.deepEqual(parseLoose('{"t":"A -\n\tB"}'), { t: 'A -  B' });
  });

  for (const [fact, text, parsed] of [
    [
      'with comments',
      '{"a": 1, // one } "\n /* two ] */ "b": "http://x/*y*/", // last\n}',
      { a: 1, b: 'http://x/*y*/' },
    ],
    [
      'with numbers that JSON lacks',
      '{"a": NaN, "b":-Infinity, "c": [Infinity]}',
      { a: null, b: null, c: [null] },
    ],
    [
      'with undefined values',
      '{"a": undefined, "undefined": "NaN, None: x"}',
      { a: null, undefined: 'NaN, None: x' },
    ],
    ['with missing values', '{"a": , "b":[,{"c":}]}', { a: null, b: [{ c: null }] }],
    [
      'as a JavaScript object',
      "{now: {title: 'It\\'s \"12\" {x}', $a_1 : true}}",
      { now: { title: 'It\'s "12" {x}', $a_1: true } },
    ],
    [
      'as a Python object',
      "{'title': 'Dew', 'live': True, 'art': None, 'by': \"O'Neil\"}",
      { title: 'Dew', live: true, art: null, by: "O'Neil" },
    ],
    [
      'with quotes that are not escaped',
      '{"title": "The "Best" of: Moss", "by": \'Don\'t\'}',
      { title: 'The "Best" of: Moss', by: "Don't" },
    ],
  ] as const) {
    it(`is parsed ${fact}`, () => assert.deepEqual(parseLoose(text), parsed));
    it(`is parsed ${fact} as JSONP`, () => assert.deepEqual(parseLoose(`var x = "}"; cb(${text});`), parsed));
  }

  it('may be a list of strings, or empty', () => {
    assert.deepEqual(parseLoose('cb(["Ada", "Boats"]);'), ['Ada', 'Boats']);
    assert.deepEqual(parseLoose('Warning: [1] in /a.php\n[{"t":"A"}]'), [{ t: 'A' }]);
    for (const empty of ['{}', '[]', '[[]]']) assert.deepEqual(parseLoose(`cb(${empty})`), JSON.parse(empty));
  });

  it('may be a single string', () => {
    assert.equal(parseLoose('"Ada - Boats"'), 'Ada - Boats');
    assert.equal(parseLoose('cb("Ada - Boats [5] {x}");'), 'Ada - Boats [5] {x}');
    assert.equal(parseLoose("cb( 'Ada - \"Boats\" \\'s' );"), 'Ada - "Boats" \'s');
    assert.equal(parseLoose("/**/ typeof cb === 'function' && cb('Ada');"), 'Ada');
    assert.equal(parseLoose('null'), null);
  });

  it("isn't found in a web page, plain text or an empty response", () => {
    for (const text of [
      '',
      '<html><p>Error [5] {"a":1}</p>',
      '<!DOCTYPE html>[1]',
      'Ada - Boats',
      '{"t":',
      'x {y} z',
    ])
      assert.throws(() => parseLoose(text), SyntaxError, text);
  });

  it('is parsed if it is the only text of a web page', () => {
    for (const page of [
      `<html><head></head><body><pre style="x">${json}</pre></body></html>`,
      `<!DOCTYPE html>\n<html><body>${json}\n</body></html>\n`,
    ])
      assert.deepEqual(parseLoose(page), value);
  });

  it('is parsed if its text contains an invalid escape', () => {
    for (const [written, title] of [
      [String.raw`Don\'t`, "Don't"],
      [String.raw`Don\x27t`, "Don't"],
      [String.raw`C:\Music\A.mp3`, String.raw`C:\Music\A.mp3`],
      [String.raw`\u00e9 \"a\" \u1`, String.raw`é "a" \u1`],
    ] as const)
      assert.deepEqual(parseLoose(`{"title":"${written}"}`), { title }, written);
  });

  it("is parsed by a server's own parser if there is one", () => {
    const warning = '<br />\n<b>Warning</b>: x() in <b>/a.php</b> on line <b>3</b><br />\n';
    const icecast = '{"icestats":{"source":{"title": - ,"listeners":1}}}';
    for (const text of [
      `\ufeff${icecast}`,
      warning + icecast,
      `cb(${icecast});`,
      `<!-- a -->${icecast}\n<!-- b -->`,
    ])
      assert.deepEqual(parseLoose(text, parseIcecast), {
        icestats: { source: { title: '-', listeners: '1' } },
      });
    const shoutcast = '{"songtitle":"A - B","streamstatus":1}';
    for (const text of [
      `\ufeff\ufeff${shoutcast}`,
      warning + shoutcast,
      `cb(${shoutcast})`,
      `${shoutcast}\n0\n`,
    ])
      assert.deepEqual(parseLoose(text, parseShoutcast), { songtitle: 'A - B', streamstatus: 1 });
    const xml =
      '<?xml version="1.0"?><SHOUTCASTSERVER><SONGTITLE>A - B</SONGTITLE><STREAMSTATUS>1</STREAMSTATUS>';
    const line = '<html><body>3,1,5,100,2,128,A - B</body></html>';
    for (const text of [xml, line])
      for (const before of ['', '\ufeff', warning])
        assert.equal((parseLoose(before + text, parseShoutcast) as { songtitle: string }).songtitle, 'A - B');
  });

  it('is parsed quickly even if it is long', () => {
    for (const text of [
      '['.repeat(500_000),
      '{'.repeat(500_000),
      '/*'.repeat(500_000),
      '"\\'.repeat(300_000),
      '{"'.repeat(300_000),
      `{'${"' ".repeat(300_000)}`,
      `{${'a '.repeat(300_000)}`,
      `{${'a'.repeat(300_000)}`,
      `{${', '.repeat(300_000)}`,
      `{${'//'.repeat(300_000)}`,
      `{${'/*'.repeat(300_000)}`,
    ])
      assert.throws(() => parseLoose(text));
  });
});
