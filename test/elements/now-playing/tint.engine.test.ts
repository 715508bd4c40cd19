import { expect, fixture, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import { dominantColour, tintFor } from '../../../src/elements/ui/tint.js';
import { contrast, blend, type Rgb } from '../../../src/elements/ui/contrast.js';
import { parseColour } from '../../../src/elements/ui/page-colours.js';
import { emptyPlace, part, record, until, untilText } from '../shown.js';
import { setStations } from '../stations.js';

const COVERS = 500;
const TEXTS: Rgb[] = [
  [0, 0, 0],
  [51, 51, 51],
  [90, 20, 20],
  [255, 255, 255],
  [220, 220, 235],
];

/** Returns the same sequence of numbers, 0 to 1, in each run. */
function seeded(): () => number {
  let state = 20261123;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Draws a picture of a few colours: stripes, discs and gradients, some of them transparent. */
function draw(random: () => number): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 100;
  const brush = canvas.getContext('2d')!;
  const colour = (): string =>
    `hsl(${random() * 360} ${random() * 100}% ${random() * 100}% / ${random() < 0.1 ? random() : 1})`;
  for (let shape = 0; shape < 6; shape++) {
    const fade = brush.createLinearGradient(0, 0, 100 * random(), 100);
    fade.addColorStop(0, colour());
    fade.addColorStop(1, colour());
    brush.fillStyle = fade;
    if (shape % 2) brush.fillRect(100 * random(), 100 * random(), 100, 100);
    else brush.arc(100 * random(), 100 * random(), 60 * random(), 0, 7);
    brush.fill();
  }
  return canvas.toDataURL();
}

describe('<onair-now-playing tint>', () => {
  const { serveLists } = setStations();
  const PICTURE = new URL('/demo/icon.svg', location.href).href;

  async function showing(cover: string | null, style: string, attributes = true): Promise<OnairNowPlaying> {
    const parentNode = emptyPlace();
    parentNode.style.cssText = style;
    const history = [record({ ts: Date.now(), img_url: cover, img_medium_url: cover, length: 600_000 })];
    const url = await serveLists({ history });
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url} ?tint=${attributes}></onair-now-playing>`,
      { parentNode },
    );
    await untilText(element, 'title', 'Paper Boats');
    return element;
  }
  const groundOf = (element: Element): string => part(element, 'card')!.style.getPropertyValue('--_surface');

  it(`keeps all text readable on backgrounds from ${COVERS} covers, including secondary text`, async () => {
    const random = seeded();
    const grounds = new Set<string>();
    for (let number = 0; number < COVERS; number++) {
      const colour = await dominantColour(draw(random));
      for (const text of TEXTS) {
        const ground = tintFor(colour, text)!;
        const least = Math.min(contrast(text, ground), contrast(blend(text, 0.8, ground), ground));
        expect(least, `${colour.join()} under ${text.join()}`).to.be.at.least(4.5);
        grounds.add(ground.join());
      }
    }
    // The backgrounds aren't all white and black.
    expect(grounds.size).to.be.above(COVERS);
  });

  it('uses the colour of the cover on light and dark pages', async () => {
    for (const [style, text] of [
      ['background: #fff; color: #111', [17, 17, 17]],
      ['background: #111; color: #eee', [238, 238, 238]],
    ] as const) {
      const element = await showing(PICTURE, style);
      await until(() => !!groundOf(element), 'a ground');
      const [red, green, blue] = parseColour(groundOf(element))!.colour;
      expect(red, groundOf(element)).to.be.above(Math.max(green, blue));
      expect(contrast([red, green, blue], text)).to.be.at.least(4.5);
    }
  });

  it('uses the accent colour if the cover is missing or unreadable', async () => {
    const nowhere = 'http://127.0.0.1:9/cover.png';
    for (const cover of [null, nowhere]) {
      const element = await showing(cover, 'color: #111; --onair-accent: #00f');
      await until(() => !!groundOf(element), 'a ground');
      const [red, green, blue] = parseColour(groundOf(element))!.colour;
      expect(blue, groundOf(element)).to.be.above(Math.max(red, green));
    }
    const plain = await showing(nowhere, 'color: #111');
    await until(() => plain.hasUpdated, 'a card');
    expect(groundOf(plain)).to.equal('');
  });

  it('has its normal background without the attribute, and after the attribute is removed', async () => {
    const element = await showing(PICTURE, 'color: #111');
    await until(() => !!groundOf(element), 'a ground');
    element.tint = false;
    await element.updateComplete;
    expect(groundOf(element)).to.equal('');
    const plain = await showing(PICTURE, 'color: #111', false);
    await plain.updateComplete;
    expect(groundOf(plain)).to.equal('');
  });

  it("returns null for a grey that can't be made readable on any background", () => {
    expect(tintFor([200, 30, 30], [119, 119, 119])).to.equal(null);
  });
});
