import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chaptersOf } from '../../../src/client/podcasts/chapters.js';

const read = (...chapters: unknown[]) => chaptersOf(JSON.stringify({ version: '1.2.0', chapters }));

describe("an episode's chapters", () => {
  it('are read from the file and sorted by start', () => {
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

  it('are read from a list, with starts in any form and titles that are escaped for HTML', () => {
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

  it('leave out hidden chapters, and chapters without a title or a start', () => {
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

  it('are read once each from JSON written by a script', () => {
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

  it("are empty if the file isn't a chapters file", () => {
    for (const text of ['', 'null', '7', '[]', '{"chapters": {}}', '<html>', '{"chapters": [']) {
      assert.deepEqual(chaptersOf(text), [], text);
    }
  });
});
