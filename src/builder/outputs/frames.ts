import { withoutEndSlashes } from '../../contract/base-url.js';
import { frameTitles as germanTitles } from '../../words/de/builder.js';
import { frameTitles as englishTitles } from '../../words/en/builder.js';
import { defaultSkin } from '../default-skin.js';
import { isFrameArt } from '../../elements/base/frame-art.js';
import { attributesHtml } from './html.js';
import { scriptIntegrity, type Files } from './files.js';
import { frameSteps, maxHeight, type Step } from './frame-heights.js';
import { writeFrameStyle, frameStyleElement } from './frame-style.js';
import { rowsOf } from './heights.js';
import { attributeValue, type Pair, type OutputChoice, type OutputTag } from './output-choice.js';

interface Frame {
  tag: OutputTag['name'] | 'station';
  parameters: readonly Pair[];
  steps: readonly Step[];
}

/** Default number of podcasts in a frame. A button shows the others. */
const DEFAULT_PODCASTS = '3';
/** Parameters that select the tag and the station. Attributes of a tag can't use these names. */
const RESERVED = ['tag', 'base-url', 'server', 'source', 'station', 'map', 'show'];

/**
 * Returns frames for editors that accept only iframes. The frames show pages below the panel's `/embed/`, or
 * `embed.html` if the panel doesn't have those pages.
 */
export function framesHtml(choice: OutputChoice, files: Files): string {
  const frames = framesOf(choice.tags);
  const styles = frames.map(({ tag, steps }) => writeFrameStyle(tag, steps));
  const lines = frames.map((frame, index) => {
    const attributes: Pair[] = [...frameAttributes(frame, choice, files), ['data-onair-frame', '']];
    return styles[index]!.wrap(`<iframe${attributesHtml(attributes)}></iframe>`);
  });
  const script: Pair[] = [
    ['src', `${files.cdn}embed.js`],
    ...scriptIntegrity(files, 'embed.js'),
    ['async', ''],
  ];
  const sheet = frameStyleElement(styles.flatMap(({ rules }) => rules));
  return [...sheet, ...lines, `<script${attributesHtml(script)}></script>`].join('\n');
}

/** Returns the frames without the style sheet and the script that set their heights. */
export function bareFrames(choice: OutputChoice, files: Files): string[] {
  return framesOf(choice.tags).map(
    (frame) => `<iframe${attributesHtml(frameAttributes(frame, choice, files))}></iframe>`,
  );
}

function frameAttributes(frame: Frame, choice: OutputChoice, files: Files): Pair[] {
  const isGerman = /^de\b/i.test(attributeValue(choice.shared, 'lang') ?? '');
  return [
    ['src', frameUrl(frame, choice, files)],
    ['title', (isGerman && germanTitles[frame.tag]) || englishTitles[frame.tag]],
    ['width', '100%'],
    // The height must be enough for all widths, because some editors strip the style sheet and the script.
    ['height', String(maxHeight(frame.steps))],
    // Set `frameborder` and the style, because some editors strip one of them.
    ['frameborder', '0'],
    ['style', 'border: 0'],
  ];
}

/** Returns one oEmbed link per frame, separated by empty lines, so that editors create a paragraph for each link. */
export function linksText(choice: OutputChoice, panelPages: string): string {
  const page = `${withoutEndSlashes(panelPages)}/stations/${choice.server}/`;
  return framesOf(choice.tags)
    .map((frame) => `${page}?${queryText([['show', frame.tag], ...parametersOf(frame, choice, page)])}`)
    .join('\n\n');
}

/**
 * Groups tags into frames. A card that is followed by a history shares its frame. All other tags have separate frames.
 */
function framesOf(tags: readonly OutputTag[]): Frame[] {
  const [card, history] = tags;
  if (tags.length === 2 && card?.name === 'now-playing' && history?.name === 'history') {
    const both = stationFrame(card, history);
    if (both) return [both];
  }
  return tags
    .map(withLimit)
    .map((tag) => ({ tag: tag.name, parameters: tag.attributes, steps: frameSteps([tag]) }));
}

const withLimit = (tag: OutputTag): OutputTag =>
  tag.name === 'podcasts' && attributeValue(tag.attributes, 'limit') === null
    ? { ...tag, attributes: [...tag.attributes, ['limit', DEFAULT_PODCASTS]] }
    : tag;

/** Returns null if the two tags need different values for the same parameter. */
function stationFrame(card: OutputTag, history: OutputTag): Frame | null {
  // A wall must fill its frame, so it can't share the frame with a history.
  if (attributeValue(card.attributes, 'layout') === 'wall') return null;
  const names = new Set([...card.attributes, ...history.attributes].map(([name]) => name));
  const appliesToOneTag = (name: string): boolean =>
    ['layout', 'delay', 'limit', ...HISTORY_ONLY].includes(name);
  const agree = [...names].every(
    (name) =>
      appliesToOneTag(name) ||
      attributeValue(card.attributes, name) === attributeValue(history.attributes, name),
  );
  if (!agree) return null;
  const parameters = new Map([...card.attributes, ...history.attributes]);
  // The default limit of the frame differs from the default of the tag.
  parameters.set('limit', String(rowsOf(history.attributes)));
  return {
    tag: 'station',
    parameters: [...parameters],
    steps: frameSteps([card, history]),
  };
}
const HISTORY_ONLY = ['hide-jingles', 'include-current', 'search'];

function frameUrl(frame: Frame, choice: OutputChoice, files: Files): string {
  const { address, server, isPanel } = choice;
  // The panel's first station is the default, so the URL doesn't need to specify it.
  const station = isPanel && server === 1 ? [] : choice.station;
  const page = files.panelPages ?? files.cdn;
  const text = queryText([...station, ...parametersOf(frame, choice, page)]);
  if (files.panelPages !== null)
    return `${withoutEndSlashes(files.panelPages)}/embed/${frame.tag}/${text && `?${text}`}`;
  const start = queryText([['tag', frame.tag], ...address]);
  return `${files.cdn}embed.html?${start}${text && `&${text}`}`;
}

/** Whether the station's picture is on another site, so that the frames can't show it. */
export function lacksArt({ address, shared, tags }: OutputChoice, { panelPages, cdn }: Files): boolean {
  const given = [...shared, ...tags.flatMap(({ attributes }) => attributes)];
  return given.some((pair) => isForeignArt(pair, panelPages ?? cdn, attributeValue(address, 'base-url')));
}

/**
 * Whether an attribute sets a picture that the frame's page can't show, because the picture is on another site.
 * Relative URLs count as foreign, because they are relative to the owner's page. `page` is a path if the frame's page
 * is on the owner's site, whose URL isn't known here.
 */
const isForeignArt = ([name, value]: Pair, page: string, baseUrl: string | null): boolean =>
  name === 'art' &&
  value !== '' &&
  !page.startsWith('/') &&
  !(/^https?:\/\//i.test(value) && isFrameArt(value, page, baseUrl));

/** Returns the parameters without the panel, the station, and a picture that the frame can't show. */
function parametersOf(
  { parameters }: Frame,
  { address, shared, properties, scheme }: OutputChoice,
  page: string,
): Pair[] {
  const query = new Map<string, string>();
  const baseUrl = attributeValue(address, 'base-url');
  for (const pair of [...shared, ...parameters]) {
    const [name, value] = pair;
    if (!RESERVED.includes(name) && !isForeignArt(pair, page, baseUrl)) query.set(name, value);
  }
  // A wall in a frame is transparent unless its URL names a skin, but the tag and the preview have a skin by default.
  if (query.get('layout') === 'wall' && !query.has('skin'))
    query.set('skin', defaultSkin({ layout: 'wall' }));
  if (scheme !== 'system') query.set('scheme', scheme);
  for (const [name, value] of properties) query.set(name, withoutHash(value));
  return [...query];
}

/** Returns a query that is easy to read: flags without `=`, and URLs without `%3A%2F%2F`. */
const queryText = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => encodeText(name) + (value === '' ? '' : `=${encodeText(value)}`)).join('&');

const encodeText = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(?:3A|2F|2C)/g, decodeURIComponent)
    .replace(/%20/g, '+')
    .replace(/'/g, '%27');

/**
 * Removes the `#` of six-digit colours. The embed page accepts colours without the `#`, which would be escaped as
 * `%23`.
 */
const withoutHash = (value: string): string => (/^#[\da-f]{6}$/i.test(value) ? value.slice(1) : value);
