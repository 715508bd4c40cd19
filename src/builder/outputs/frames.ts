/**
 * In:  the tags of a page.
 * Out: frames of the panel's `/embed/`, or of `embed.html` where the panel has none: for editors that take nothing else. And the
 *      links that programs with oEmbed make the same frames of.
 */
import { withoutEndSlashes } from '../../contract/base-address.js';
import { frameTitles as germanTitles } from '../../words/de/owner.js';
import { frameTitles as englishTitles } from '../../words/en/owner.js';
import { isFrameArt } from '../../elements/base/frame-art.js';
import { attributesHtml } from './html.js';
import { scriptIntegrity, type Files } from './files.js';
import { highest, stepsOf, type Step } from './frame-heights.js';
import { frameStyle, frameStyleElement } from './frame-style.js';
import { rowsOf } from './places.js';
import { valueOf, type Pair, type Shown, type ShownChoice } from './shown.js';

interface Frame {
  tag: Shown['name'] | 'station';
  parameters: readonly Pair[];
  steps: readonly Step[];
}

/** Podcasts in a frame, unless told: more are a press away. */
const PODCASTS = '3';
/** Parameters of `embed.html` that would be taken for the tag's. */
const OWN = ['tag', 'base-url', 'server', 'show'];

export function framesHtml(choice: ShownChoice, files: Files): string {
  const frames = framesOf(choice.tags);
  const titles = /^de\b/i.test(valueOf(choice.shared, 'lang') ?? '') ? germanTitles : englishTitles;
  const styles = frames.map(({ tag, steps }) => frameStyle(tag, steps));
  const lines = frames.map((frame, index) => {
    const attributes: Pair[] = [
      ['src', addressOf(frame, choice, files)],
      ['title', titles[frame.tag]],
      ['width', '100%'],
      // Enough in every column: editors that take frames alone take neither a style sheet nor the script.
      ['height', String(highest(frame.steps))],
      // Some editors let one of them pass.
      ['frameborder', '0'],
      ['style', 'border: 0'],
      ['data-onair-frame', ''],
    ];
    return styles[index]!.around(`<iframe${attributesHtml(attributes)}></iframe>`);
  });
  const script: Pair[] = [
    ['src', `${files.cdn}embed.js`],
    ...scriptIntegrity(files, 'embed.js'),
    ['async', ''],
  ];
  const sheet = frameStyleElement(styles.flatMap(({ rules }) => rules));
  return [...sheet, ...lines, `<script${attributesHtml(script)}></script>`].join('\n');
}

/** An address for each frame, and an empty line between two: pasted at once, each becomes a paragraph of its own. */
export function linksText(choice: ShownChoice, panelPages: string): string {
  const page = `${withoutEndSlashes(panelPages)}/stations/${choice.server}/`;
  return framesOf(choice.tags)
    .map((frame) => `${page}?${queryText([['show', frame.tag], ...parametersOf(frame, choice, page)])}`)
    .join('\n\n');
}

/** Card and history, one below the other, are one frame; all else is a frame each. */
function framesOf(tags: readonly Shown[]): Frame[] {
  const [card, history] = tags;
  if (tags.length === 2 && card?.name === 'now-playing' && history?.name === 'history') {
    const both = stationFrame(card, history);
    if (both) return [both];
  }
  return tags
    .map(withLimit)
    .map((tag) => ({ tag: tag.name, parameters: tag.attributes, steps: stepsOf([tag]) }));
}

/** Nobody knows here how many podcasts there are. */
const withLimit = (tag: Shown): Shown =>
  tag.name === 'podcasts' && valueOf(tag.attributes, 'limit') === null
    ? { ...tag, attributes: [...tag.attributes, ['limit', PODCASTS]] }
    : tag;

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
    steps: stepsOf([card, history]),
  };
}
const HISTORY_ONLY = ['hide-jingles', 'include-current', 'search'];

function addressOf(frame: Frame, choice: ShownChoice, files: Files): string {
  const { server } = choice;
  const station: Pair[] = server === 1 ? [] : [['server', String(server)]];
  const page = files.panelPages ?? files.cdn;
  const text = queryText([...station, ...parametersOf(frame, choice, page)]);
  if (files.panelPages !== null)
    return `${withoutEndSlashes(files.panelPages)}/embed/${frame.tag}/${text && `?${text}`}`;
  const start = queryText([
    ['tag', frame.tag],
    ['base-url', choice.baseUrl],
  ]);
  return `${files.cdn}embed.html?${start}${text && `&${text}`}`;
}

/** Whether the page of the frames shows no such picture as the choice has. */
export function lacksArt({ baseUrl, shared, tags }: ShownChoice, { panelPages, cdn }: Files): boolean {
  const given = [...shared, ...tags.flatMap(({ attributes }) => attributes)];
  return given.some((pair) => isForeignArt(pair, panelPages ?? cdn, baseUrl));
}

/** An address that is relative is so to the site's page, not to the frame's. */
const isForeignArt = ([name, value]: Pair, page: string, baseUrl: string): boolean =>
  name === 'art' && value !== '' && !(/^https?:\/\//i.test(value) && isFrameArt(value, page, baseUrl));

/** Without those of the panel and the station, and without a picture that the frame's page does not show. */
function parametersOf(
  { parameters }: Frame,
  { baseUrl, shared, properties, scheme }: ShownChoice,
  page: string,
): Pair[] {
  const query = new Map<string, string>();
  for (const pair of [...shared, ...parameters]) {
    const [name, value] = pair;
    if (!OWN.includes(name) && !isForeignArt(pair, page, baseUrl)) query.set(name, value);
  }
  if (scheme !== 'system') query.set('scheme', scheme);
  for (const [name, value] of properties) query.set(name, withoutHash(value));
  return [...query];
}

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
