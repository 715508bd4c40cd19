import { heightsOf, rowsOf, type Height } from './heights.js';
import { attributeValue, type OutputTag } from './output-choice.js';

/** The height of a frame for column widths from `from` up to the next step, in pixels. */
export interface Step {
  from: number;
  height: number;
  /** Height in pixels per pixel of column width, for a picture that fills the column. */
  share: number;
}

const PIXELS_PER_EM = 16;
/** Padding of the frame's page, in pixels. */
const PADDING = 8;
/** Gap between two tags, in pixels. */
const GAP = 16;
/** Minimum column width, in pixels, at which a frame without its style sheet is high enough. */
const MIN_WIDTH = 200;
const MAX_WIDTH = 1280;
/** Maximum width in em at which the cover fills the column. */
const COVER_WIDTH = 22;

/** Returns the heights of a frame that contains these tags one below another, narrowest column first. */
export function frameSteps(tags: readonly OutputTag[]): Step[] {
  const all = tags.map(tagSteps);
  const widths = [...new Set(all.flatMap((steps) => steps.map(({ from }) => from)))].sort((a, b) => a - b);
  const spacing = PADDING + GAP * (tags.length - 1);
  return widths
    .map((from) => {
      const current = all.map((steps) => stepAt(steps, from));
      return {
        from,
        height: spacing + sum(current.map(({ height }) => height)),
        share: sum(current.map(({ share }) => share)),
      };
    })
    .filter(
      (step, index, steps) =>
        step.height !== steps[index - 1]?.height || step.share !== steps[index - 1]?.share,
    );
}

/** Returns the height that is enough at every column width. */
export const maxHeight = (steps: readonly Step[]): number =>
  Math.max(
    ...steps.map(({ height, share }, index) => {
      const end = (steps[index + 1]?.from ?? MAX_WIDTH) - 1;
      return end < MIN_WIDTH ? 0 : Math.ceil(height + share * end);
    }),
  );

const stepAt = (steps: readonly Step[], width: number): Step =>
  steps.filter(({ from }) => from <= width).at(-1)!;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the heights of the tag without padding. */
function tagSteps(tag: OutputTag): Step[] {
  if (tag.name === 'podcasts') return podcastSteps(tag);
  // A player at the bottom takes up no space on a page, but it does in a frame.
  const attributes = tag.attributes.filter(([name]) => name !== 'position');
  const { heights } = heightsOf({ ...tag, attributes });
  // In narrow columns, the frame's page keeps the height of a card constant.
  return stepsFrom(tag.name === 'now-playing' ? heights.slice(0, 1) : heights);
}

/** `heights` are sorted by column width, widest first. */
const stepsFrom = (heights: readonly Height[]): Step[] =>
  heights
    .map(({ em, px, hasFullWidthCover }, index) => {
      const narrower = heights[index + 1]?.maxWidth ?? null;
      const height = pixels(em - (hasFullWidthCover ? COVER_WIDTH : 0)) + px;
      return {
        from: narrower === null ? 0 : columnOf(narrower + 0.01),
        height: Math.ceil(hasFullWidthCover ? height - PADDING : height),
        share: hasFullWidthCover ? 1 : 0,
      };
    })
    .reverse();

const pixels = (em: number): number => em * PIXELS_PER_EM;

/** Returns the width of the column in pixels for a tag's width in em. */
const columnOf = (width: number): number => Math.round(pixels(width)) + PADDING;

/** Heights of a row. In a narrow column, the title takes two lines. */
const ROW_HEIGHTS: readonly Height[] = [
  { maxWidth: null, em: 7.55, px: 0 },
  { maxWidth: 49.99, em: 8.55, px: 0 },
  { maxWidth: 32.49, em: 10.1, px: 0 },
  { maxWidth: 22.49, em: 11.65, px: 0 },
];
/** Height of the text below a podcast's cover, in em. */
const CARD_TEXT = 10.9;
/** Minimum width in em, number of columns, and gap in em. */
const GRID_COLUMNS = [
  [0, 1, 1],
  [21, 2, 1],
  [32, 3, 1],
  [43, 4, 1],
  [50, 3, 1.5],
  [56.5, 4, 1.5],
] as const;
/** Maximum number of columns. If there are fewer podcasts, the grid has fewer columns. */
const MOST_COLUMNS = 4;
/** Maximum width of a podcast in the grid, in em. */
const CARD_WIDTH = 20;
/** Height of the button that shows more podcasts, in pixels. */
const MORE_BUTTON = 44;

/** Returns the heights for `limit` podcasts whose titles take two lines. */
function podcastSteps({ attributes }: OutputTag): Step[] {
  const count = rowsOf(attributes);
  if (attributeValue(attributes, 'layout') !== 'grid')
    return stepsFrom(ROW_HEIGHTS).map((step) => ({
      ...step,
      height: Math.ceil(count * step.height) + MORE_BUTTON,
    }));
  const most = Math.min(count, MOST_COLUMNS);
  const widest = most * CARD_WIDTH;
  const widths = [...new Set([...GRID_COLUMNS.map(([from]) => from), widest])].sort((a, b) => a - b);
  return widths.map((from) => {
    const [, fitting, gap] = GRID_COLUMNS.filter(([start]) => start <= from).at(-1)!;
    const columns = Math.min(fitting, most);
    const rows = Math.ceil(count / columns);
    const isWidest = from >= widest;
    // The part of a cover's height, in pixels, that doesn't depend on the column's width.
    const cover = ((isWidest ? pixels(widest) : -PADDING) - (columns - 1) * pixels(gap)) / columns;
    const height = Math.ceil(rows * (pixels(CARD_TEXT) + cover) + (rows - 1) * pixels(gap)) + MORE_BUTTON;
    return { from: from && columnOf(from), height, share: isWidest ? 0 : rows / columns };
  });
}
