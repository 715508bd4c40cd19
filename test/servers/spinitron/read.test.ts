import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseLoose } from '../../../src/servers/parse-loose.js';
import { spinitron } from '../../../src/servers/spinitron/read.js';

const REF = { baseUrl: 'https://widgets.spinitron.com', station: 'WXYZ' };
const row = (artist: string, song: string, more = ''): string =>
  `<tr id="sp-1" class="spin-item" data-spin='{"a":"<b>"}'><td class="spin-time"><a href="/WXYZ/">3:42 PM</a></td>` +
  `<td class="spin-art"><img src="https://farm.example/${song.length}.jpg?a=1&amp;b=2"></td><td class="spin-text">` +
  `<div class="spin"><span class="artist">${artist}</span> <span class="song">${song}</span>${more}</div></td></tr>`;
const widget = (...rows: string[]): string =>
  `<div class="spinitron-widget">\n<table class="table">${rows.join('\n')}</table></div>`;
const newest = (html: unknown) => spinitron.newest.read([html], REF, undefined);
const titles = (html: unknown) => newest(html)?.plays.map(({ author, title }) => [author, title]);

describe('the Spinitron reader', () => {
  it('requests the station by name', () => {
    assert.deepEqual(spinitron.newest.alternatives(REF, undefined), [
      ['/widget/now-playing-v2?callback=onair&station=WXYZ&num=5&sharing=0&player=0&cover=1&merch=0'],
    ]);
    for (const station of ['', 'a&b', '../x'])
      assert.deepEqual(spinitron.newest.alternatives({ ...REF, station }, undefined), []);
    assert.equal(spinitron.minIntervalMs, 15_000);
  });

  it('accepts markup as HTML or as JSONP', () => {
    const html = widget(row('Ada Winter', 'Glass'));
    for (const text of [
      `onair(${JSON.stringify(html)});`,
      `/**/_spinitron123(${JSON.stringify(html).replace(/\//g, '\\/')})`,
      `\n${html}`,
      `/**/ typeof onair === 'function' && onair(${JSON.stringify(html)});`,
      `onair('${html.replace(/'/g, "\\'").replace(/\n/g, '\\n')}')`,
      `onair(\n'${html.replace(/['"/]/g, '\\$&').replace(/\n/g, '\\\n')}' );`,
    ])
      assert.deepEqual(titles(parseLoose(text, spinitron.parse)), [['Ada Winter', 'Glass']], text);
    assert.throws(() => parseLoose('Not found', spinitron.parse));
  });

  it('reports the current and the previous tracks', () => {
    const html = widget(row('Ada Winter', 'Glass', '<span class="release">Panes</span>'), row('Moss', 'Dew'));
    assert.deepEqual(newest(html), {
      plays: [
        {
          ...{ id: null, ts: null, author: 'Ada Winter', title: 'Glass', album: 'Panes' },
          img_url: 'https://farm.example/5.jpg?a=1&b=2',
        },
        {
          ...{ id: null, ts: null, author: 'Moss', title: 'Dew' },
          img_url: 'https://farm.example/3.jpg?a=1&b=2',
        },
      ],
      onAir: null,
      now: null,
      name: null,
    });
  });

  it('accepts additional class names', () => {
    const html =
      '<div class="spins"><p><b class="x artistpart">Ada Winter</b> <i class=songpart>Glass</i></p>' +
      "<p><b class='artistpart'>Moss</b> <i class='songpart'>Dew</i></p></div>";
    assert.deepEqual(titles(html), [
      ['Ada Winter', 'Glass'],
      ['Moss', 'Dew'],
    ]);
  });

  it('reads a line break in a field as a space', () => {
    assert.deepEqual(titles(widget(row('Ada Winter<br>Moss', 'Glass<br/>Stone<br />'))), [
      ['Ada Winter Moss', 'Glass Stone'],
    ]);
  });

  it("doesn't use the next song's artist", () => {
    for (const tag of ['p', 'li', 'tr', 'div', 'dl'])
      assert.deepEqual(
        titles(
          `<div class='spins'><${tag}><b class='songpart'>Glass</b></${tag}>` +
            `<${tag}><b class='artistpart'>Moss</b><br><b class='songpart'>Dew</b></${tag}></div>`,
        ),
        [
          [null, 'Glass'],
          ['Moss', 'Dew'],
        ],
        tag,
      );
    for (const html of [
      '<div><p class="songpart">Glass</p><p class="artistpart">Moss</p></div>',
      '<div><p class="songpart">Glass</p><p>by <b class="artistpart">Moss</b></p></div>',
      '<div><p class="songpart">Glass</p></div><div><p class="artistpart">Moss</p></div>',
      '<div><i class="songpart">Glass</i><br><i class="artistpart">Moss</i><hr></div>',
    ])
      assert.deepEqual(
        titles(html + html),
        [
          ['Moss', 'Glass'],
          ['Moss', 'Glass'],
        ],
        html,
      );
  });

  it('finds class names with unusual spaces', () => {
    const html = widget(row('Ada Winter', 'Glass'));
    for (const written of ['class  =  ', 'class\n=\n', 'title="a"class=', 'data-class="artist" class='])
      assert.deepEqual(titles(html.replace(/class=/g, written)), [['Ada Winter', 'Glass']], written);
  });

  it('separates nested fields', () => {
    for (const html of [
      '<p class="song"><b class="artist">Moss</b> - Dew</p>',
      '<p class="song">Dew – <b class="artist">Moss</b></p>',
      '<p class="song"><b class="artistpart">Moss</b> - <i class="songpart">Dew</i></p>',
      '<p class="artist"><a class="artist" href="#">Moss</a> |</p><p class="song">“<b class="song">Dew</b>”</p>',
    ])
      assert.deepEqual(titles(`<div class="spin-item">${html}</div>`), [['Moss', 'Dew']], html);
  });

  it('reads the picture of a lazy image', () => {
    const html = widget(
      row('Ada Winter', 'Glass').replace('<img src=', '<img src="data:image/gif;base64,x" data-src='),
    );
    assert.equal(newest(html)!.plays[0]!.img_url, 'https://farm.example/5.jpg?a=1&b=2');
  });

  it('gives each song its own picture', () => {
    const entry = (name: string, artist = ''): string =>
      `<div><img src="https://farm.example/${name}.jpg"><b class="artistpart">${artist}</b>`.replace(
        '<b class="artistpart"></b>',
        '',
      ) + `<i class="songpart">${name}</i></div>`;
    const plays = newest(`<div>${entry('Glass')}${entry('Dew', 'Moss')}${entry('Sea', 'Moss')}</div>`)!.plays;
    assert.deepEqual(
      plays.map(({ author, title, img_url }) => [author, title, img_url]),
      [
        [null, 'Glass', 'https://farm.example/Glass.jpg'],
        ['Moss', 'Dew', 'https://farm.example/Dew.jpg'],
        ['Moss', 'Sea', 'https://farm.example/Sea.jpg'],
      ],
    );
  });

  it('decodes character references after removing tags', () => {
    const html = widget(row('Sigur R&oacute;s &amp; Friends', '<em>Glass</em> &lt;Stone&gt; &amp;amp; Sea'));
    assert.deepEqual(titles(html), [['Sigur Rós & Friends', 'Glass <Stone> & Sea']]);
  });

  it('drops scripts, comments and nested elements', () => {
    const html = widget(
      row(
        'Ada<script>x("</span>")</script> Winter',
        '<!-- <span class="song">no</span> --><span>Gl</span>ass',
      ),
    );
    assert.deepEqual(titles(html), [['Ada Winter', 'Glass']]);
  });

  it('returns the complete entries of truncated markup', () => {
    const html = widget(row('Ada Winter', 'Glass'), row('Moss', 'Dew'));
    const cut = html.slice(0, html.lastIndexOf('<span class="song"') + 10);
    assert.deepEqual(titles(cut), [['Ada Winter', 'Glass']]);
  });

  it('reports no plays if the widget lists none', () => {
    assert.deepEqual(titles('<div class="spinitron-widget"><p>No recent spins</p></div>'), []);
  });

  it('parses malicious markup in linear time', () => {
    for (const part of ['<', '<a "', '<span class="song">', '<!--', '<script>', "<img src='"])
      assert.ok(newest(`spin${part.repeat(400_000)}`));
  });

  it('rejects responses of other servers', () => {
    for (const response of [null, [], {}, '', '<html></html>', 5]) assert.equal(newest(response), null);
  });

  it('ignores a placeholder cover', () => {
    const cover = (src: string) =>
      newest(widget(row('Ada Winter', 'Glass').replace(/src="[^"]*"/, `src="${src}"`)))!.plays[0]!.img_url;
    assert.equal(cover('//spinitron.com/images/1.jpg'), 'https://spinitron.com/images/1.jpg');
    for (const src of [
      'https://spinitron.com/static/pictures/placeholders/loudspeaker.svg',
      '/static/pictures/placeholders/loudspeaker.svg',
      '',
      'data:image/gif;base64,x',
    ])
      assert.equal(cover(src), undefined, src);
  });

  it('recognizes a response by its class names', () => {
    assert.deepEqual(titles('<p><b class="songpart">Glass</b> <b class="artistpart">Ada Winter</b></p>'), [
      ['Ada Winter', 'Glass'],
    ]);
  });
});
