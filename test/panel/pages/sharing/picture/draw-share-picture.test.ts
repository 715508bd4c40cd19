import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { imageSize } from 'image-size';
import {
  drawSharePicture,
  type ShareContent,
} from '../../../../../src/panel/pages/sharing/picture/draw-share-picture.js';
import { contrast, type Rgb } from '../../../../../src/artwork/contrast.js';
import { plain, readPixels, type Pixels } from './pixels.js';

const CONTENT: ShareContent = {
  title: 'Feeling Good',
  artist: 'Nina Okafor',
  station: 'Radio Meridian',
  cover: null,
  name: '1a2b3c',
};
/** The area of all text. The margins beside it stay empty. */
const TEXT = { left: 680, top: 50, right: 1150, bottom: 590 };
const TITLE = { ...TEXT, bottom: 250 };
const ARTIST = { ...TEXT, top: 250, bottom: 400 };
const STATION = { ...TEXT, top: 520 };
const MARGINS = [
  { left: 640, top: 0, right: 680, bottom: 630 },
  { left: 1152, top: 0, right: 1200, bottom: 630 },
  { left: 640, top: 0, right: 1200, bottom: 48 },
  { left: 640, top: 588, right: 1200, bottom: 630 },
];

const draw = async (content: Partial<ShareContent>): Promise<Pixels> =>
  readPixels((await drawSharePicture({ ...CONTENT, ...content })).bytes);

describe('a share picture', () => {
  it('is a PNG of 1,200 by 630 pixels', async () => {
    const { bytes } = await drawSharePicture(CONTENT);
    const { type, width, height } = imageSize(bytes);
    assert.deepEqual([type, width, height], ['png', 1200, 630]);
    assert.deepEqual((await drawSharePicture(CONTENT)).bytes, bytes);
  });

  it('shows the title, artist and station', async () => {
    const [full, empty] = [await draw({}), await draw({ title: '', artist: null, station: null })];
    assert.equal(empty.ink(TITLE), 0);
    assert.ok(full.ink(TITLE) > 500);
    assert.ok(full.ink(STATION) > empty.ink(STATION) + 200);
    assert.ok(full.ink(ARTIST) > (await draw({ artist: null })).ink(ARTIST) + 200);
    for (const margin of MARGINS) assert.equal(full.ink(margin), 0);
  });

  for (const [script, title] of [
    ['Cyrillic', 'Привет, мир'],
    ['Greek', 'Ελληνικά τραγούδια'],
    ['Arabic', 'ليالي طنجة'],
    ['Hebrew', 'שלום עולם'],
    ['Thai', 'เพลงรัก'],
    ['Chinese', '爱情故事'],
    ['Japanese', '春を待つ手紙'],
    ['Korean', '한국어 노래'],
  ] as const)
    it(`shows a title in ${script}`, async () => {
      const pixels = await draw({ title, artist: null });
      assert.ok(pixels.ink(TITLE) > 500);
      for (const margin of MARGINS) assert.equal(pixels.ink(margin), 0);
    });

  it('right-aligns right-to-left text', async () => {
    const halves = async (title: string): Promise<[left: number, right: number]> => {
      const pixels = await draw({ title, artist: null });
      return [pixels.ink({ ...TITLE, right: 915 }), pixels.ink({ ...TITLE, left: 915 })];
    };
    const [left, right] = await halves('ليل');
    assert.ok(left === 0 && right > 100, `${left} ${right}`);
    const [start, rest] = await halves('Tide');
    assert.ok(start > 100 && rest === 0, `${start} ${rest}`);
  });

  for (const [what, letters] of [
    ['words', 'wörd '.repeat(60)],
    ['letters without spaces', 'W'.repeat(300)],
    ['tall letters', 'ليالي '.repeat(50)],
    ['Chinese letters', '爱情'.repeat(150)],
  ] as const)
    it(`keeps 300 ${what} within its margins`, async () => {
      const pixels = await draw({ title: letters, artist: letters, station: letters });
      for (const margin of MARGINS) assert.equal(pixels.ink(margin), 0);
      // The rest is truncated, so a different ending changes nothing.
      const other = await draw({ title: `${letters}x`, artist: letters, station: letters });
      assert.equal(other.ink(TEXT), pixels.ink(TEXT));
    });

  it('truncates a long title with an ellipsis', async () => {
    // Without an ellipsis, the last line would be as long as the others.
    const pixels = await draw({ title: 'I'.repeat(300), artist: null, station: null });
    const lines = await draw({ title: 'I'.repeat(40), artist: null, station: null });
    assert.ok(pixels.ink(TEXT) > lines.ink(TEXT));
    const end = { left: 1120, top: 250, right: 1152, bottom: 345 };
    const full = pixels.ink({ ...end, top: 60, bottom: 240 }) / 180;
    assert.ok(pixels.ink(end) / 95 < full * 0.7, 'the dots have less ink than letters');
  });

  for (const format of ['png', 'jpeg', 'webp'] as const)
    it(`uses the colours of a ${format} cover`, async () => {
      const { bytes, hasCover } = await drawSharePicture({
        ...CONTENT,
        cover: await plain('#c0392b', format),
      });
      assert.ok(hasCover);
      const pixels = await readPixels(bytes);
      const [red = 0, green = 0, blue = 0] = pixels.at(315, 315);
      assert.ok(Math.abs(red - 192) < 8 && Math.abs(green - 57) < 8 && Math.abs(blue - 43) < 8);
      const ground = pixels.at(1180, 315);
      assert.ok(ground[0]! > ground[1]! + 20, String(ground));
    });

  it('shows a generated cover if the file is damaged', async () => {
    const jpeg = await plain('#fff', 'jpeg');
    const huge = Buffer.from(await plain('#fff', 'png'));
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    const drawn = await drawSharePicture(CONTENT);
    for (const cover of [
      jpeg.subarray(0, jpeg.length / 2),
      huge,
      Buffer.from('not a picture'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.alloc(0),
    ]) {
      const { bytes, hasCover } = await drawSharePicture({ ...CONTENT, cover });
      assert.equal(hasCover, false);
      assert.deepEqual(bytes, drawn.bytes);
    }
  });

  for (const colour of ['#ffffff', '#000000', '#ffe600', '#ff00ff', '#808080'])
    it(`has readable text beside a ${colour} cover`, async () => {
      const pixels = await draw({ cover: await plain(colour, 'png') });
      for (const [x, y] of [
        [690, 30],
        [1180, 30],
        [690, 610],
        [1180, 610],
        [1180, 315],
      ] as const)
        assert.ok(contrast([245, 245, 245], pixels.at(x, y) as unknown as Rgb) >= 4.5, `${x} ${y}`);
    });
});
