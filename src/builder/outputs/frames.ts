/**
 * In:  the tags of a page.
 * Out: frames of the panel's `/embed/`, or of `embed.html` where the panel has none: for editors that take nothing else. And the
 *      links that programs with oEmbed make the same frames of.
 */
import { frameTitles } from '../../messages/frame-titles.js';
import { attributesHtml } from './html.js';
import { scriptIntegrity, type Files } from './files.js';
import { placeOf, rowsOf, type Height } from './places.js';
import { valueOf, type Pair, type Shown, type ShownChoice } from './shown.js';

interface Frame {
  tag: Shown['name'] | 'station';
  parameters: readonly Pair[];
  /** Pixels that are enough from the width of a phone on, where no script tells the height. */
  height: number;
  /** Pixels that it has on a page as wide as a screen. */
  wide: number;
}

const PIXELS_PER_EM = 16;
/** Pixels around the tags, and between two of them. */
const AROUND = 8;
const BETWEEN = 16;
/** Width of the narrowest phone, and of a column of text, in em. */
const NARROWEST = 17.5;
const COLUMN = 40;
/** Parameters of `embed.html` that would be taken for the tag's. */
const OWN = ['tag', 'base-url', 'server', 'show'];

export function framesHtml(choice: ShownChoice, files: Files): string {
  const frames = framesOf(choice.tags);
  const titles = frameTitles(valueOf(choice.shared, 'lang') ?? '');
  const lines = frames.map((frame) => {
    const attributes: Pair[] = [
      ['src', addressOf(frame, choice, files)],
      ['title', titles[frame.tag]],
      ['width', '100%'],
      ['height', String(frame.height)],
      ['frameborder', '0'],
      ...(frame.wide === frame.height ? [] : [['style', heightStyle(frame)] as const]),
      ['data-onair-frame', ''],
    ];
    return `<iframe${attributesHtml(attributes)}></iframe>`;
  });
  const script: Pair[] = [
    ['src', `${files.cdn}embed.js`],
    ...scriptIntegrity(files, 'embed.js'),
    ['async', ''],
  ];
  return [...lines, `<script${attributesHtml(script)}></script>`].join('\n');
}

/** An address for each frame, and an empty line between two: pasted at once, each becomes a paragraph of its own. */
export function linksText(choice: ShownChoice, panelPages: string): string {
  const page = `${trimmed(panelPages)}/stations/${choice.server}/`;
  return framesOf(choice.tags)
    .map((frame) => `${page}?${queryText([['show', frame.tag], ...parametersOf(frame, choice)])}`)
    .join('\n\n');
}

/**
 * The height of a screen or that of a phone, until the script tells the right one. Editors that take frames alone take neither
 * a style sheet nor the script, but most of them the attribute.
 */
const heightStyle = ({ height, wide }: Frame): string =>
  `height: clamp(${wide}px, (${COLUMN * PIXELS_PER_EM}px - 100vw) * 999, ${height}px)`;

/** Card and history, one below the other, are one frame; all else is a frame each. */
function framesOf(tags: readonly Shown[]): Frame[] {
  const [card, history] = tags;
  if (tags.length === 2 && card?.name === 'now-playing' && history?.name === 'history') {
    const both = stationFrame(card, history);
    if (both) return [both];
  }
  return tags.map((tag) => ({
    tag: tag.name,
    parameters: tag.attributes,
    height: AROUND + highest(inFlow(tag)),
    wide: AROUND + heightAt(inFlow(tag), COLUMN),
  }));
}

/** At the foot of a frame it needs the room that it does not need on a page. */
const inFlow = (tag: Shown): Shown => ({
  ...tag,
  attributes: tag.attributes.filter(([name]) => name !== 'position'),
});

/** Null where one parameter would have to mean two things. */
function stationFrame(card: Shown, history: Shown): Frame | null {
  // It fills a frame.
  if (valueOf(card.attributes, 'layout') === 'wall') return null;
  const names = new Set([...card.attributes, ...history.attributes].map(([name]) => name));
  const isOfOne = (name: string): boolean => ['layout', 'delay', 'limit', ...HISTORY_ONLY].includes(name);
  const agree = [...names].every(
    (name) => isOfOne(name) || valueOf(card.attributes, name) === valueOf(history.attributes, name),
  );
  if (!agree) return null;
  const parameters = new Map([...card.attributes, ...history.attributes]);
  // Unless told, such a frame has five.
  parameters.set('limit', String(rowsOf(history.attributes)));
  return {
    tag: 'station',
    parameters: [...parameters],
    height: AROUND + highest(card) + BETWEEN + highest(history),
    wide: AROUND + heightAt(card, COLUMN) + BETWEEN + heightAt(history, COLUMN),
  };
}
const HISTORY_ONLY = ['hide-jingles', 'include-current', 'search'];

const pixels = ({ em, px }: Height): number => Math.ceil(em * PIXELS_PER_EM + px);

/** A card is as high in a narrow frame as in the widest: the page in the frame sees to it. */
function heightsOf(tag: Shown): readonly Height[] {
  const { heights } = placeOf(tag);
  return tag.name === 'now-playing' ? heights.slice(0, 1) : heights;
}

/** The most that it may need, from the narrowest phone on. */
const highest = (tag: Shown): number =>
  Math.max(
    ...heightsOf(tag)
      .filter(({ upTo }) => upTo === null || upTo >= NARROWEST)
      .map(pixels),
  );

/** In a place of this width, in em. */
const heightAt = (tag: Shown, width: number): number =>
  pixels(
    heightsOf(tag)
      .filter(({ upTo }) => upTo === null || upTo >= width)
      .at(-1)!,
  );

function addressOf(frame: Frame, choice: ShownChoice, files: Files): string {
  const { server } = choice;
  const station: Pair[] = server === 1 ? [] : [['server', String(server)]];
  const text = queryText([...station, ...parametersOf(frame, choice)]);
  if (files.panelPages !== null)
    return `${trimmed(files.panelPages)}/embed/${frame.tag}/${text && `?${text}`}`;
  const start = queryText([
    ['tag', frame.tag],
    ['base-url', choice.baseUrl],
  ]);
  return `${files.cdn}embed.html?${start}${text && `&${text}`}`;
}

/** Without those of the panel and the station. */
function parametersOf({ parameters }: Frame, { shared, properties, scheme }: ShownChoice): Pair[] {
  const query = new Map<string, string>();
  for (const [name, value] of [...shared, ...parameters]) if (!OWN.includes(name)) query.set(name, value);
  if (scheme !== 'system') query.set('scheme', scheme);
  for (const [name, value] of properties) query.set(name, withoutHash(value));
  return [...query];
}

const trimmed = (address: string): string => address.replace(/\/+$/, '');

/** As people write it: a flag without `=`, an address without `%3A%2F%2F`. */
const queryText = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => encodeText(name) + (value === '' ? '' : `=${encodeText(value)}`)).join('&');

const encodeText = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(?:3A|2F|2C)/g, decodeURIComponent)
    .replace(/%20/g, '+')
    .replace(/'/g, '%27');

/** A colour of six digits needs none in an address. */
const withoutHash = (value: string): string => (/^#[\da-f]{6}$/i.test(value) ? value.slice(1) : value);
