import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chaptersInLines } from '../../../src/client/podcasts/chapter-lines.js';
import { chaptersOf } from '../../../src/client/podcasts/chapters.js';

const read = (...chapters: unknown[]) => chaptersOf(JSON.stringify({ version: '1.2.0', chapters }));

describe('episode chapters', () => {
  it('are sorted by start', () => {
    assert.deepEqual(
      read(
        { startTime: 62.5, title: 'The bell', img: 'https://x.example/1.jpg', url: 'https://x.example/' },
        { startTime: 0, title: 'Hello' },
        { startTime: '30', title: ' On the\nquay ' },
      ),
      [
        { seconds: 0, title: 'Hello' },
        { seconds: 30, title: 'On the quay' },
        { seconds: 62.5, title: 'The bell' },
      ],
    );
  });

  it('can have start times in any format', () => {
    const list = [
      { start: '00:01:30.500', title: 'Two', href: '' },
      { start: 0, title: 'One &amp; all' },
      { startTime: '2:00', title: 'Three' },
    ];
    assert.deepEqual(chaptersOf(JSON.stringify(list)), [
      { seconds: 0, title: 'One & all' },
      { seconds: 90.5, title: 'Two' },
      { seconds: 120, title: 'Three' },
    ]);
  });

  it('exclude hidden and incomplete chapters', () => {
    const good = { startTime: 1, title: 'One' };
    for (const bad of [
      { startTime: 5, title: 'Hidden', toc: false },
      { startTime: 5 },
      { title: 'Nowhere' },
      { startTime: -3, title: 'Before' },
      { startTime: null, title: 'Null' },
      { startTime: 4, title: ['List'] },
      null,
      'text',
    ]) {
      assert.deepEqual(read(good, bad), [{ seconds: 1, title: 'One' }], JSON.stringify(bad));
    }
  });

  it('are listed without duplicates', () => {
    const text =
      '<br />\n<b>Warning</b>: x in <b>a.php</b> on line <b>7</b><br />\n' +
      '{"chapters": [{"startTime": 1, "title": "One"}, {"startTime": 1, "title": "One"},]}';
    assert.deepEqual(chaptersOf(text), [{ seconds: 1, title: 'One' }]);
  });

  it('are limited to 300', () => {
    assert.equal(
      read(...Array.from({ length: 1000 }, (_, at) => ({ startTime: at, title: 'x' }))).length,
      300,
    );
  });

  it('are an empty list for files without chapters', () => {
    for (const text of ['', 'null', '7', '[]', '{"chapters": {}}', '<html>', '{"chapters": [']) {
      assert.deepEqual(chaptersOf(text), [], text);
    }
  });

  it("are read from several programs' file formats", () => {
    const expected = [
      { seconds: 0, title: 'Intro & hello' },
      { seconds: 90.5, title: 'The bell' },
    ];
    for (const [name, file] of [
      [
        'Podlove',
        '<?xml version="1.0"?><psc:chapters version="1.2" xmlns:psc="http://podlove.org/simple-chapters">' +
          '<psc:chapter start="00:00:00.000" title="Intro &amp; hello" href="https://x.example/"/>' +
          "<psc:chapter title='The bell' start='00:01:30.500'/></psc:chapters>",
      ],
      [
        'Podlove without a prefix',
        '<chapters><chapter start="0" title="Intro &amp; hello"/><chapter start="1:30.5" title="The bell"/></chapters>',
      ],
      ['mp4chaps', '00:00:00.000 Intro & hello\r\n00:01:30.500 The bell\r\n'],
      [
        'WebVTT',
        'WEBVTT\n\n1\n00:00:00.000 --> 00:01:30.500\nIntro &amp; hello\n\n00:01:30.500 --> 00:02:00.000\nThe bell\n',
      ],
      [
        'OGM',
        'CHAPTER01=00:00:00.000\nCHAPTER01NAME=Intro & hello\nCHAPTER02=00:01:30.500\nCHAPTER02NAME=The bell\n',
      ],
      ['Audacity', '0.000000\t90.500000\tIntro & hello\n90.500000\t120.000000\tThe bell\n'],
      [
        'ffmpeg',
        ';FFMETADATA1\ntitle=All\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=90500\ntitle=Intro & hello\n' +
          '[CHAPTER]\nTIMEBASE=1/10\nSTART=905\nEND=1200\ntitle=The bell\n',
      ],
      [
        'Matroska',
        '<Chapters><EditionEntry><ChapterAtom><ChapterTimeStart>00:00:00.000000000</ChapterTimeStart><ChapterDisplay>' +
          '<ChapterString>Intro &amp; hello</ChapterString></ChapterDisplay></ChapterAtom><ChapterAtom>' +
          '<ChapterTimeStart>00:01:30.500000000</ChapterTimeStart><ChapterDisplay><ChapterString>The bell</ChapterString>' +
          '</ChapterDisplay></ChapterAtom></EditionEntry></Chapters>',
      ],
      [
        'ffprobe',
        '{"chapters":[{"start_time":"0.000000","tags":{"title":"Intro & hello"}},{"start_time":"90.500000","tags":{"title":"The bell"}}]}',
      ],
    ] as const)
      assert.deepEqual(chaptersOf(file), expected, name);
  });

  it('are read from lines with a timestamp', () => {
    for (const lines of [
      ['00:00 Intro', '01:30 The bell', '1:02:03 Goodbye'],
      ['[00:00] Intro', '[01:30] The bell', '[01:02:03] Goodbye'],
      ['- (0:00) Intro', '- (1:30) The bell', '- (1:02:03) Goodbye'],
      ['• 00:00 – Intro', '• 01:30 – The bell', '• 62:03 – Goodbye'],
      ['1. 00:00: Intro', '2. 01:30: The bell', '3. 1:02:03: Goodbye'],
      ['00:00 - 01:30 Intro', '01:30 - 1:02:03 The bell', '1:02:03 - 1:05:00 Goodbye'],
      ['00:00 | Intro', 'More at https://x.example/', '', '01:30 | The bell', '1:02:03 | Goodbye'],
      ['Intro (0:00)', 'The bell (1:30)', 'Goodbye (1:02:03)'],
      ['Intro – 00:00', 'The bell – 01:30', 'Goodbye – 01:02:03'],
    ])
      assert.deepEqual(
        chaptersInLines(lines),
        [
          { seconds: 0, title: 'Intro' },
          { seconds: 90, title: 'The bell' },
          { seconds: 3723, title: 'Goodbye' },
        ],
        lines[0],
      );
    for (const lines of [
      ['00:00 Intro'],
      ['01:30 One', '02:30 Two'],
      ['We start at 12:30', 'and end at 13:30.', 'See you at 14:30 there'],
      ['03:00 Three', '02:00 Two', '01:00 One'],
      ['18:00', '19:00', '20:00'],
    ])
      assert.deepEqual(chaptersInLines(lines), [], lines[0]);
  });
});
