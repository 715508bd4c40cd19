/**
 * Draws the preview picture for links to a page. It contains the cover, and the names on a background in the
 * cover's colours.
 */
import { readFile } from 'node:fs/promises';
import { Renderer, type ImageNode, type Node } from '@takumi-rs/core';
import type { Rgb } from '../../../../artwork/contrast.js';
import { drawCover } from '../../../../artwork/draw-cover.js';
import { paletteOf, type Palette, type Pixel } from '../../../../artwork/palette.js';
import { readImageFile } from '../../../station/podcasts/image-file.js';
import { fontsOf, type FontSubset } from './fonts.js';
import { HEIGHT, WIDTH } from './picture-size.js';

export interface ShareContent {
  title: string;
  /** Second line of text, or null. */
  artist: string | null;
  /** Name of the station; null if the title is the station's name. */
  station: string | null;
  /** A PNG, JPEG, WebP or GIF file. If it is null or can't be read, a cover is drawn. */
  cover: Uint8Array | null;
  /** Name from which a cover is drawn. */
  name: string;
}

export interface SharePicture {
  /** The content of a PNG file. */
  bytes: Uint8Array;
  /** Whether the picture shows the given cover. */
  hasCover: boolean;
}

/** Maximum number of pixels in a cover. Real covers are smaller. Decoding a cover of this size takes 64 MB. */
const MAX_COVER_PIXELS = 4096 * 4096;
/** Width and height of the small copy of a cover, in pixels. */
const SAMPLE = 16;
/** The background is drawn smaller by this factor and then enlarged. */
const GROUND_SCALE = 10;
const PADDING = 56;
const COLUMN = WIDTH - HEIGHT - 2 * PADDING;
/** Font sizes to try for the title, and the maximum height of its lines, in pixels. */
const TITLE_SIZES = [80, 68, 58, 50, 42];
const TITLE_HEIGHT = 292;
const TITLE = { fontWeight: 700, letterSpacing: '-0.015em' };
const ARTIST = { fontSize: 34, fontWeight: 500, lines: 2 };
const STATION = { fontSize: 27, fontWeight: 600, lines: 2 };
/** Scripts with tall letters or with marks above and below them. */
const TALL = /[\p{sc=Arabic}\p{sc=Thai}\p{sc=Devanagari}]/u;

const renderer = new Renderer({ cacheMaxBytes: 0 });
const registered = new Set<FontSubset>();

export async function drawSharePicture(content: ShareContent): Promise<SharePicture> {
  const given = isReadable(content.cover) ? await sample(content.cover).catch(() => null) : null;
  const cover = given && content.cover ? content.cover : Buffer.from(drawCover(content.name, HEIGHT));
  const pixels = given ?? (await sample(cover));
  const palette = paletteOf(pixelsOf(pixels), null);
  const bytes = await renderer.render(
    box({ width: WIDTH, height: HEIGHT, display: 'flex', overflow: 'hidden' }, [
      await ground(palette, pixels),
      picture(cover, { position: 'relative', width: HEIGHT, height: HEIGHT, objectFit: 'cover' }),
      await names(content, palette),
    ]),
    { width: WIDTH, height: HEIGHT },
  );
  return { bytes, hasCover: given !== null };
}

/**
 * Whether decoding the file takes a limited amount of memory. This is checked because a small file can contain
 * a huge picture.
 */
function isReadable(cover: Uint8Array | null): cover is Uint8Array {
  const image = cover && readImageFile(Buffer.from(cover));
  return image !== null && image !== 'incomplete' && image.width * image.height <= MAX_COVER_PIXELS;
}

/** Returns the RGBA bytes of a small copy of the cover. Rejects if the cover can't be read. */
async function sample(cover: Uint8Array): Promise<Uint8Array> {
  const size = { width: SAMPLE, height: SAMPLE };
  return renderer.render(picture(cover, { ...size, objectFit: 'fill' }), { ...size, format: 'raw' });
}

function pixelsOf(bytes: Uint8Array): Pixel[] {
  return Array.from({ length: SAMPLE * SAMPLE }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(index * 4, index * 4 + 4);
    return [red, green, blue, alpha];
  });
}

/**
 * Draws the gradient and the blurred cover at a small size, because blurring a small picture takes much less
 * time.
 */
async function ground(
  { grounds: [top, bottom], pictureOpacity }: Palette,
  pixels: Uint8Array,
): Promise<Node> {
  const [width, height] = [WIDTH / GROUND_SCALE, HEIGHT / GROUND_SCALE];
  const layer = { position: 'absolute', left: 0, top: 0, width, height };
  // The picture is larger than the background, because a blurred picture fades at its edges.
  const large = { left: -width / 4, top: -height / 4, width: width * 1.5, height: height * 1.5 };
  const small = { width: SAMPLE, height: SAMPLE, data: pixels };
  const blur = `blur(${60 / GROUND_SCALE}px)`;
  const data = await renderer.render(
    box({ width, height, overflow: 'hidden' }, [
      box({ ...layer, backgroundImage: `linear-gradient(160deg, ${css(top)}, ${css(bottom)})` }),
      picture(small, { ...layer, ...large, objectFit: 'fill', opacity: pictureOpacity, filter: blur }),
    ]),
    { width, height, format: 'raw' },
  );
  const whole = { position: 'absolute', left: 0, top: 0, width: WIDTH, height: HEIGHT };
  return picture({ width, height, data }, { ...whole, objectFit: 'fill' });
}

async function names({ title, artist, station }: ShareContent, palette: Palette): Promise<Node> {
  const ink = css(palette.ink);
  const quiet = `rgba(${palette.ink.join()}, 0.8)`;
  // Leave out text for which no font has glyphs.
  const lines = await Promise.all([title, artist ?? ''].map(prepare));
  const [first, second] = lines.filter(({ text }) => text !== '');
  const foot = await prepare(station ?? '');
  const bar = box({ width: 56, height: 6, borderRadius: 3, backgroundColor: css(palette.highlight) });
  const main = [];
  if (first) {
    const fontSize = await titleSize(first);
    const most = Math.floor(TITLE_HEIGHT / (fontSize * lineHeightOf(first.text)));
    main.push(label(first, { ...TITLE, fontSize, color: ink, textWrap: 'balance' }, most));
  }
  if (second) main.push(label(second, { ...ARTIST, color: quiet, marginTop: 16 }, ARTIST.lines));
  const column = { display: 'flex', flexDirection: 'column', width: COLUMN };
  const below =
    foot.text === '' ? [bar] : [bar, label(foot, { ...STATION, color: ink, marginTop: 20 }, STATION.lines)];
  return box(
    {
      ...column,
      position: 'relative',
      justifyContent: 'space-between',
      width: COLUMN + 2 * PADDING,
      height: HEIGHT,
      padding: PADDING,
    },
    [box(column, main), box({ ...column, alignItems: startOf(foot.text || title) }, below)],
  );
}

interface PreparedText {
  text: string;
  families: string[];
}

/** Loads the fonts for a text. */
async function prepare(given: string): Promise<PreparedText> {
  const { text, families, subsets } = fontsOf(given);
  for (const subset of subsets) {
    if (registered.has(subset)) continue;
    registered.add(subset);
    const { family, file, ranges } = subset;
    await renderer.registerFont({ name: family, data: await readFile(file), unicodeRange: ranges });
  }
  return { text, families };
}

function label({ text, families }: PreparedText, style: object, lines: number): Node {
  return {
    type: 'text',
    text,
    dir: directionOf(text),
    style: {
      width: COLUMN,
      fontFamily: families.map((family) => `"${family}"`).join(),
      lineHeight: lineHeightOf(text),
      // Some letters extend below their line.
      paddingBottom: '0.2em',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      lineClamp: lines,
      ...style,
    },
  };
}

/** Returns the largest font size at which the whole title fits, or the smallest size if none fits. */
async function titleSize(title: PreparedText): Promise<number> {
  for (const size of TITLE_SIZES) {
    const style = { ...TITLE, fontSize: size, overflowWrap: 'normal', overflow: 'visible' };
    const node = box({ display: 'flex', width: COLUMN }, [label(title, style, 1000)]);
    const measured = await renderer.measure(node, { width: COLUMN });
    const runs = measured.children[0]?.runs ?? [];
    const line = size * lineHeightOf(title.text);
    const rows = new Set(runs.map(({ y }) => Math.round(y / line)));
    const isInside = runs.every(({ x, width }) => x > -1 && x + width <= COLUMN + 1);
    if (isInside && rows.size * line <= TITLE_HEIGHT) return size;
  }
  return TITLE_SIZES.at(-1)!;
}

const lineHeightOf = (text: string): number => (TALL.test(text) ? 1.5 : 1.15);

/** Returns the direction of the first letter, like `dir="auto"`. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u.test(letter) ? 'rtl' : 'ltr';
}

const startOf = (text: string): string => (directionOf(text) === 'rtl' ? 'flex-end' : 'flex-start');

function picture(src: ImageNode['src'], style: object): Node {
  return { type: 'image', src, style };
}

function box(style: object, children: Node[] = []): Node {
  return { type: 'container', style, children };
}

const css = (colour: Rgb): string => `rgb(${colour.join()})`;
