/**
 * In:  the tags in a frame.
 * Out: how high the frame has to be, by the width of the column that it fills, all in pixels.
 */
import { placeOf, rowsOf, type Height } from './places.js';
import { valueOf, type Shown } from './shown.js';

/** A height that holds from one width of the column up to the next step. */
export interface Step {
  from: number;
  height: number;
  /** What the width of the column adds to that, for each of its pixels: a picture fills it. */
  share: number;
}

const PIXELS_PER_EM = 16;
/** Around the tags. */
const AROUND = 8;
/** Between two of them. */
const BETWEEN = 16;
/** The narrowest column for which a frame is high enough without its sheet. */
const NARROWEST = 200;
/** The widest. */
const WIDEST = 1280;
/** The widest place with a picture that fills it: em. */
const PICTURED = 22;

/** From the narrowest column to the widest; the tags stand one below the other. */
export function stepsOf(tags: readonly Shown[]): Step[] {
  const all = tags.map(tagSteps);
  const widths = [...new Set(all.flatMap((steps) => steps.map(({ from }) => from)))].sort((a, b) => a - b);
  const between = AROUND + BETWEEN * (tags.length - 1);
  return widths
    .map((from) => {
      const those = all.map((steps) => stepAt(steps, from));
      return {
        from,
        height: between + sum(those.map(({ height }) => height)),
        share: sum(those.map(({ share }) => share)),
      };
    })
    .filter(
      (step, index, steps) =>
        step.height !== steps[index - 1]?.height || step.share !== steps[index - 1]?.share,
    );
}

/** Enough in each column from the narrowest one on. */
export const highest = (steps: readonly Step[]): number =>
  Math.max(
    ...steps.map(({ height, share }, index) => {
      const end = (steps[index + 1]?.from ?? WIDEST) - 1;
      return end < NARROWEST ? 0 : Math.ceil(height + share * end);
    }),
  );

const stepAt = (steps: readonly Step[], width: number): Step =>
  steps.filter(({ from }) => from <= width).at(-1)!;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Of the tag alone, without the room around it. */
function tagSteps(tag: Shown): Step[] {
  if (tag.name === 'podcasts') return podcastSteps(tag);
  // At the foot of a frame it needs the room that it does not need on a page.
  const attributes = tag.attributes.filter(([name]) => name !== 'position');
  const { heights } = placeOf({ ...tag, attributes });
  // A card is as high in a narrow frame as in the widest: the page in the frame sees to it.
  return steppedBy(tag.name === 'now-playing' ? heights.slice(0, 1) : heights);
}

/** `heights`: the widest first. */
const steppedBy = (heights: readonly Height[]): Step[] =>
  heights
    .map(({ em, px, isPictured }, index) => {
      const limit = heights[index + 1]?.upTo ?? null;
      const height = pixels(em - (isPictured ? PICTURED : 0)) + px;
      return {
        from: limit === null ? 0 : columnOf(limit + 0.01),
        height: Math.ceil(isPictured ? height - AROUND : height),
        share: isPictured ? 1 : 0,
      };
    })
    .reverse();

const pixels = (em: number): number => em * PIXELS_PER_EM;

/** Of a place so wide, in em. */
const columnOf = (width: number): number => Math.round(pixels(width)) + AROUND;

/** Of rows, a title with two lines where there is little room, else with one. */
const ROWS: readonly Height[] = [
  { upTo: null, em: 7.55, px: 0 },
  { upTo: 49.99, em: 8.55, px: 0 },
  { upTo: 32.49, em: 10.1, px: 0 },
  { upTo: 22.49, em: 11.65, px: 0 },
];
/** Of a card below its cover. */
const CARD = 10.9;
/** How many cards are beside each other from a width on, and what is between them, in em. */
const CARDS = [
  [0, 1, 1],
  [21, 2, 1],
  [32, 3, 1],
  [43, 4, 1],
  [50, 3, 1.5],
  [56.5, 4, 1.5],
] as const;
/** The button for more: pixels. */
const MORE = 44;

/** As many as the frame's `limit`: how many the station has, and how long their names are, nobody knows here. */
function podcastSteps({ attributes }: Shown): Step[] {
  const count = rowsOf(attributes);
  if (valueOf(attributes, 'layout') !== 'grid')
    return steppedBy(ROWS).map((step) => ({ ...step, height: Math.ceil(count * step.height) + MORE }));
  return CARDS.map(([from, columns, gap]) => {
    const rows = Math.ceil(count / columns);
    const lost = (AROUND + (columns - 1) * pixels(gap)) / columns;
    const height = Math.ceil(rows * (pixels(CARD) - lost) + (rows - 1) * pixels(gap)) + MORE;
    return { from: from && columnOf(from), height, share: rows / columns };
  });
}
