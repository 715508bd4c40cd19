import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blend, contrast, type Rgb } from '../../src/artwork/contrast.js';
import { toOklch, toRgb } from '../../src/artwork/oklch.js';
import { paletteOf, type Palette, type Pixel } from '../../src/artwork/palette.js';

/** Returns a cover of 16 by 16 pixels. Each colour covers the given number of the 256 pixels, and the first one covers the rest. */
function cover(first: string, ...others: [colour: string, pixels: number][]): Pixel[] {
  const rest = others.flatMap(([colour, pixels]) => new Array<Pixel>(pixels).fill(pixel(colour)));
  return [...new Array<Pixel>(256 - rest.length).fill(pixel(first)), ...rest];
}

/** Reads `#rrggbb` or `#rrggbbaa`. */
function pixel(colour: string): Pixel {
  const [red, green, blue, alpha = 255] = colour.match(/[0-9a-f]{2}/g)!.map((part) => parseInt(part, 16));
  return [red!, green!, blue!, alpha];
}

/** Returns the same sequence of numbers, 0 to 1, in each run. */
function seeded(): () => number {
  let state = 20261123;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const coloured: Record<string, Pixel[]> = {
  red: cover('#d81f26', ['#111111', 60]),
  yellow: cover('#ffd900', ['#111111', 40]),
  lime: cover('#b6ff2e', ['#1a1a1a', 50]),
  'blue on white': cover('#ffffff', ['#0050d8', 30]),
  'red on black': cover('#050505', ['#ff2a2a', 12]),
  'teal and orange': cover('#0aa6a6', ['#ff8a2a', 128]),
  sepia: cover('#8c7355', ['#d8c7a4', 70], ['#3e3122', 60]),
  pastel: cover('#f6dfe6', ['#dfe8f6', 60]),
};
const grey: Record<string, Pixel[]> = {
  black: cover('#0a0a0a', ['#333333', 30]),
  white: cover('#ffffff', ['#111111', 20]),
  'black and white photograph': cover('#808080', ['#eeeeee', 90], ['#111111', 70]),
  'grey with a few coloured pixels': cover('#777777', ['#ff0000', 3]),
};
const covers = { ...coloured, ...grey };

/** Fails unless text and controls are readable on each pixel of the blurred picture above the background. */
function assertReadable(palette: Palette, pixels: readonly Pixel[], name: string): void {
  const { grounds, highlight, ink, onHighlight, pictureOpacity } = palette;
  for (const ground of grounds)
    for (const [red, green, blue, alpha] of [...pixels, [0, 0, 0, 0]]) {
      const behind = blend([red, green, blue], (pictureOpacity * alpha) / 255, ground);
      const at = `${name}: ${behind.map(Math.round).join()}`;
      assert.ok(contrast(ink, behind) >= 4.5, `text on ${at}`);
      assert.ok(contrast(blend(ink, 0.8, behind), behind) >= 4.5, `secondary text on ${at}`);
      assert.ok(contrast(highlight, behind) >= 3, `controls on ${at}`);
    }
  assert.ok(contrast(onHighlight, highlight) >= 4.5, `icons on the highlight of ${name}`);
}

const lightnessOf = (colour: Rgb): number => toOklch(colour).lightness;
const chromaOf = (colour: Rgb): number => toOklch(colour).chroma;

describe('OKLCH', () => {
  it('has the values of the CSS specification', () => {
    const cases: [Rgb, lightness: number, chroma: number, hue: number][] = [
      [[255, 0, 0], 0.628, 0.2577, 29.23],
      [[0, 255, 0], 0.8664, 0.2948, 142.5],
      [[0, 0, 255], 0.452, 0.3132, 264.05],
      [[255, 255, 0], 0.968, 0.211, 109.77],
      [[255, 255, 255], 1, 0, NaN],
    ];
    for (const [colour, lightness, chroma, hue] of cases) {
      const converted = toOklch(colour);
      assert.ok(Math.abs(converted.lightness - lightness) < 0.001, colour.join());
      assert.ok(Math.abs(converted.chroma - chroma) < 0.001, colour.join());
      if (!Number.isNaN(hue)) assert.ok(Math.abs(converted.hue - hue) < 0.1, colour.join());
    }
  });

  it('round-trips each colour', () => {
    const random = seeded();
    for (let number = 0; number < 500; number++) {
      const colour = [random(), random(), random()].map((part) => Math.floor(part * 256)) as unknown as Rgb;
      assert.deepEqual(toRgb(toOklch(colour)), colour);
    }
  });

  it('reduces the chroma of colours outside sRGB', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const { lightness, chroma, hue: shown } = toOklch(toRgb({ lightness: 0.3, chroma: 0.4, hue }));
      assert.ok(Math.abs(lightness - 0.3) < 0.01, `lightness at ${hue}`);
      assert.ok(Math.abs(((shown - hue + 540) % 360) - 180) < 4, `hue ${shown} at ${hue}`);
      assert.ok(chroma > 0.04 && chroma < 0.25, `chroma ${chroma} at ${hue}`);
    }
  });
});

describe('the palette of a cover', () => {
  it('is readable for 12 kinds of covers', () => {
    assert.equal(Object.keys(covers).length, 12);
    for (const [name, pixels] of Object.entries(covers))
      assertReadable(paletteOf(pixels, null), pixels, name);
  });

  it('is readable for 1,000 random covers', () => {
    const random = seeded();
    for (let number = 0; number < 1000; number++) {
      const count = 1 + Math.floor(random() * 6);
      const pixels = Array.from({ length: count }, (): Pixel => {
        const alpha = random() < 0.2 ? random() * 255 : 255;
        return [random() * 255, random() * 255, random() * 255, alpha];
      });
      assertReadable(paletteOf(pixels, null), pixels, `cover ${number}`);
    }
  });

  it('is dark and tinted for a colourful cover', () => {
    for (const [name, pixels] of Object.entries(coloured)) {
      const { grounds, highlight } = paletteOf(pixels, null);
      for (const ground of grounds) {
        assert.ok(lightnessOf(ground) >= 0.235 && lightnessOf(ground) <= 0.345, `lightness of ${name}`);
        assert.ok(chromaOf(ground) >= 0.045, `chroma of ${name}: ${chromaOf(ground)}`);
      }
      assert.ok(Math.abs(lightnessOf(highlight) - 0.8) < 0.01, `highlight of ${name}`);
    }
  });

  it('is graphite for a grey cover', () => {
    for (const [name, pixels] of Object.entries(grey)) {
      const { grounds, highlight } = paletteOf(pixels, null);
      assert.ok(Math.abs(lightnessOf(grounds[1]) - 0.22) < 0.01, name);
      assert.ok(chromaOf(grounds[0]) < 0.02, name);
      assert.ok(chromaOf(highlight) < 0.02, name);
    }
  });

  it('has the strongest hue of the cover', () => {
    const hueOf = (pixels: Pixel[]): number => toOklch(paletteOf(pixels, null).highlight).hue;
    const near = (hue: number, wanted: number): boolean => Math.abs(hue - wanted) < 12;
    assert.ok(near(hueOf(coloured.red!), toOklch([216, 31, 38]).hue));
    assert.ok(near(hueOf(coloured['blue on white']!), toOklch([0, 80, 216]).hue));
    const twoHues = cover('#ff3030', ['#3030ff', 80]);
    const onPaper = cover('#f1ece2', ['#b0413e', 40]);
    assert.ok(near(hueOf(onPaper), toOklch([176, 65, 62]).hue));
    assert.ok(near(hueOf(twoHues), toOklch([255, 48, 48]).hue));
  });

  it("has controls in the accent's hue on graphite", () => {
    const blue: Rgb = [0, 80, 216];
    const { highlight } = paletteOf(grey.black!, blue);
    assert.ok(Math.abs(toOklch(highlight).hue - toOklch(blue).hue) < 5);
    assert.ok(Math.abs(lightnessOf(highlight) - 0.8) < 0.01);
    for (const accent of [null, [0, 0, 0], [255, 255, 255]] as const)
      assert.deepEqual(paletteOf(grey.black!, accent).highlight, paletteOf(grey.black!, null).ink);
  });

  it("is readable if the cover can't be read", () => {
    for (const unread of [null, [], cover('#00000000')]) {
      const palette = paletteOf(unread, null);
      assertReadable(palette, cover('#ffffff', ['#000000', 100], ['#ffff00', 50]), 'an unread cover');
      assert.ok(palette.pictureOpacity >= 0.1, 'the picture is visible');
    }
  });
});
