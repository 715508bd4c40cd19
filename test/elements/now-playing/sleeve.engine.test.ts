import { expect, fixture, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import { contrast, blend, type Rgb } from '../../../src/artwork/contrast.js';
import { parseColour } from '../../../src/elements/ui/page-colours.js';
import { toOklch } from '../../../src/artwork/oklch.js';
import { emptyPlace, part, record, until, untilText } from '../shown.js';
import { setStations } from '../stations.js';

const PICTURE = new URL('/demo/icon.svg', location.href).href;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#fff" /></svg>';
const PAGES = {
  light: 'background: #fff; color: #111',
  dark: 'background: #111; color: #eee',
};

/** Returns a picture of stripes in these colours. */
function stripes(...colours: string[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 100;
  const brush = canvas.getContext('2d')!;
  colours.forEach((colour, index) => {
    brush.fillStyle = colour;
    brush.fillRect(0, (100 / colours.length) * index, 100, 100);
  });
  return canvas.toDataURL();
}

const COVERS: Record<string, string> = {
  black: stripes('#0a0a0a', '#222'),
  white: stripes('#fff', '#fff', '#fff', '#222'),
  red: stripes('#d81f26', '#111'),
  yellow: stripes('#ffd900', '#ffd900', '#111'),
  lime: stripes('#b6ff2e', '#1a1a1a'),
  blue: stripes('#0050d8', '#fff'),
  teal: stripes('#0aa6a6', '#ff8a2a', '#0aa6a6'),
  sepia: stripes('#8c7355', '#d8c7a4', '#3e3122'),
  pastel: stripes('#f6dfe6', '#dfe8f6', '#f6dfe6'),
  grey: stripes('#777', '#eee', '#111'),
  violet: stripes('#5a189a', '#9d4edd'),
  transparent: stripes('#0000', '#e4572e'),
};

function colourOf(text: string): Rgb {
  return parseColour(text)!.colour;
}

/** Returns the box of an element that has a sleeve; null if it has none. */
function sleeveOf(element: Element): HTMLElement | null {
  return element.shadowRoot!.querySelector('[data-sleeve]');
}

function groundOf(element: Element): Rgb {
  return colourOf(getComputedStyle(sleeveOf(element)!).backgroundColor);
}

describe('<onair-now-playing tint>', () => {
  const { serveLists, serveResponses } = setStations();

  async function showing(
    cover: string | null,
    style: string,
    attributes: { tint?: boolean; layout?: string } = {},
  ): Promise<OnairNowPlaying> {
    const parentNode = emptyPlace();
    parentNode.style.cssText = style;
    const history = [record({ ts: Date.now(), img_url: cover, img_medium_url: cover, length: 600_000 })];
    const url = await serveLists({ history });
    const { layout = 'card', tint = true } = attributes;
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url} layout=${layout} ?tint=${tint}></onair-now-playing>`,
      { parentNode },
    );
    await untilText(element, 'title', 'Paper Boats');
    return element;
  }

  /** Waits until the background has the cover's colours, not the colours from before the cover has loaded. */
  async function showingPicture(...given: Parameters<typeof showing>): Promise<OnairNowPlaying> {
    const element = await showing(...given);
    await until(() => !!sleeveOf(element)?.querySelector('canvas'), 'the blurred cover');
    return element;
  }

  /** Shows another picture, because a station's covers have http addresses only. */
  async function replaceCover(element: OnairNowPlaying, cover: string): Promise<void> {
    // The new background is above the old one, which fades.
    const top = () => [...sleeveOf(element)!.querySelectorAll('canvas')].at(-1);
    const old = top();
    part(element, 'cover')!.querySelector('img')!.src = cover;
    element.requestUpdate();
    await until(() => top() !== old, 'another background');
  }

  it('keeps text and controls readable', async () => {
    // The colours come from the cover alone, as another test shows, so each layout needs one page.
    for (const [page, layout] of [
      ['light', 'card'],
      ['dark', 'wall'],
    ] as const) {
      const element = await showingPicture(PICTURE, PAGES[page], { layout });
      for (const [name, cover] of Object.entries(COVERS)) {
        await replaceCover(element, cover);
        const ground = groundOf(element);
        for (const text of ['state', 'title', 'artist', 'time']) {
          const { colour, alpha } = parseColour(computedColour(part(element, text)!))!;
          const where = `${text} of ${name}, ${layout}, ${page}`;
          expect(contrast(blend(colour, alpha, ground), ground), where).to.be.at.least(4.5);
        }
        const line = colourOf(
          getComputedStyle(part(element, 'progress')!.querySelector('i')!).borderTopColor,
        );
        expect(contrast(line, ground), `progress of ${name}, ${layout}, ${page}`).to.be.at.least(3);
      }
    }
  });

  it('uses the colour of the cover', async () => {
    const grounds: Rgb[] = [];
    for (const style of Object.values(PAGES)) {
      const ground = groundOf(await showingPicture(PICTURE, style));
      const { chroma, lightness } = toOklch(ground);
      expect(chroma).to.be.above(0.045);
      expect(lightness).to.be.within(0.23, 0.35);
      expect(ground[0], ground.join()).to.be.above(Math.max(ground[1], ground[2]));
      grounds.push(ground);
    }
    expect(grounds[0]).to.deep.equal(grounds[1]);
  });

  it('falls back to graphite for an unreadable cover', async () => {
    const headers = {
      'Content-Type': 'image/svg+xml',
      'Access-Control-Allow-Origin': 'https://elsewhere.example',
    };
    const pictures = await serveResponses({ '/white.svg': { body: SVG, headers } });
    const element = await showingPicture(pictures + '/white.svg', PAGES.light + '; --onair-accent: #00f');
    const { chroma, lightness } = toOklch(groundOf(element));
    expect(chroma).to.be.below(0.02);
    expect(lightness).to.be.within(0.2, 0.3);
    const accent = getComputedStyle(sleeveOf(element)!).getPropertyValue('--onair-accent');
    const [red, green, blue] = colourOf(accent);
    expect(blue, accent).to.be.above(Math.max(red, green));
    // Secondary text is readable on the blurred picture, which is white.
    const opacity = Number(sleeveOf(element)!.querySelector('canvas')!.style.opacity);
    const behind = blend([255, 255, 255], opacity, groundOf(element));
    expect(opacity).to.be.above(0.1);
    expect(contrast(blend([245, 245, 245], 0.8, behind), behind)).to.be.at.least(4.5);
  });

  it('uses the colours of a generated cover', async () => {
    const pictures = await serveResponses({ '/missing.png': { status: 404 } });
    for (const cover of [null, pictures + '/missing.png']) {
      const element = await showingPicture(cover, PAGES.light);
      const colours = part(element, 'cover')!.querySelector('svg')!.dataset.colours!.split(' ');
      expect(colours.length).to.equal(6);
      expect(toOklch(groundOf(element)).chroma).to.be.above(0.04);
    }
  });

  it('replaces colours set by the page', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'onair-now-playing::part(card) { background: #fff; color: #111; border-color: #f00 }';
    emptyPlace().append(sheet);
    const element = await showingPicture(PICTURE, PAGES.light + '; --onair-surface: #fff');
    const { borderTopColor, color } = getComputedStyle(sleeveOf(element)!);
    expect(contrast(colourOf(color), groundOf(element))).to.be.above(7);
    expect(parseColour(borderTopColor)!.alpha).to.equal(0);
  });

  it('draws its background behind the text', async () => {
    const element = await showingPicture(PICTURE, PAGES.light);
    const layer = sleeveOf(element)!.querySelector<HTMLElement>('.sleeve')!;
    const [box, outer] = [sleeveOf(element)!, layer].map((each) => each.getBoundingClientRect());
    expect(outer!.width).to.be.closeTo(box!.width, 0.5);
    expect(outer!.height).to.be.closeTo(box!.height, 0.5);
    const { borderTopLeftRadius, overflow, zIndex } = getComputedStyle(layer);
    expect(overflow).to.equal('hidden');
    expect(zIndex).to.equal('-1');
    expect(borderTopLeftRadius).to.equal(getComputedStyle(sleeveOf(element)!).borderTopLeftRadius);
  });

  it('the tint can be switched off', async () => {
    const plain = await showing(PICTURE, PAGES.light, { tint: false });
    await plain.updateComplete;
    const normal = getComputedStyle(part(plain, 'card')!).backgroundColor;
    const element = await showingPicture(PICTURE, PAGES.light);
    element.tint = false;
    await element.updateComplete;
    expect(sleeveOf(element)).to.equal(null);
    expect(element.shadowRoot!.querySelector('.sleeve')).to.equal(null);
    expect(getComputedStyle(part(element, 'card')!).backgroundColor).to.equal(normal);
    element.tint = true;
    await until(() => !!sleeveOf(element)?.querySelector('canvas'), 'the blurred cover');
  });

  it("doesn't change the size or position of the card", async () => {
    const element = await showingPicture(PICTURE, PAGES.light + '; width: 400px');
    const places = (): number[] =>
      ['card', 'cover', 'title', 'artist', 'progress'].flatMap((name) => {
        const { x, y, width, height } = part(element, name)!.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = places();
    element.tint = false;
    await element.updateComplete;
    expect(places()).to.deep.equal(before);
  });
});

/** Returns the colour as `rgb()`. Browsers serialize `color-mix()` in its own colour space. */
function computedColour(element: Element): string {
  const { color } = getComputedStyle(element);
  if (parseColour(color)) return color;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha! / 255})`;
}
