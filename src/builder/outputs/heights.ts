import { attributeValue, type OutputTag, type Pair } from './output-choice.js';

export interface Height {
  /** Maximum width in em; null for any width. */
  maxWidth: number | null;
  em: number;
  /** Additional height in pixels, for borders. */
  px: number;
  /**
   * True if a cover fills the width. `em` is then the height at the largest width, and the height shrinks with the
   * width.
   */
  hasFullWidthCover?: boolean;
  /**
   * Height on a page, as a CSS length, if it can't be computed from the tag's width like the other heights. In a frame, the tag is always
   * `em` high.
   */
  onPage?: string;
  /** True if the aspect ratio is 16 : 9. `em` is then the height in a text column. */
  isWide?: boolean;
}

export interface TagHeights {
  /** The attributes that affect the height, and their values; null if an attribute is absent. */
  dependsOn: Record<string, string | null>;
  /** Widest first. The last entry that matches the width applies. */
  heights: readonly Height[];
}

const ROW_HEIGHT = 4.25;
/** Height of the collapsed list of likes, below a history with votes. */
const LIKES_HEIGHT = 3.2;
/** Number of rows in a history without the attribute `limit`. */
export const DEFAULT_ROWS = 10;
const MAX_ROWS = 100;
/** Default and maximum number of songs. */
const DEFAULT_SONGS = 5;
const MAX_SONGS = 25;
/** Maximum number of tracks in a chart. */
const MAX_CHART = 50;
/** Number of placeholders without the attribute `limit`. */
const PLACEHOLDER_PODCASTS = 3;
/** Height of the list of current and next shows. */
const LIST_HEIGHT = 21.5;

const everywhere = (em: number, px = 0): Height => ({ maxWidth: null, em, px });
const upTo = (width: number, em: number, px = 0): Height => ({ maxWidth: width, em, px });

/** Returns the heights that `onair.css` reserves for the tag. A frame with this tag needs the same heights. */
export function heightsOf({ name, attributes }: OutputTag): TagHeights {
  const value = (attribute: string): string | null => attributeValue(attributes, attribute);
  const dependsOn = (...names: string[]): TagHeights['dependsOn'] =>
    Object.fromEntries(names.map((attribute) => [attribute, value(attribute)]));
  switch (name) {
    case 'now-playing': {
      if (value('layout') === 'line') return { dependsOn: dependsOn('layout'), heights: [everywhere(2)] };
      if (value('layout') === 'wall')
        return { dependsOn: dependsOn('layout'), heights: [{ ...everywhere(22.5), isWide: true }] };
      const framed = value('vote') === null ? 10 : 14;
      const heights = [
        { ...everywhere(framed, 2), onPage: 'calc(min(22em, max(10.96em + 8.16cqi, 32cqi)) + 2px)' },
        { ...upTo(32.49, framed, 2), onPage: 'calc(7.67em + 18.24cqi + 2px)' },
        { ...upTo(21.99, framed, 2), onPage: 'calc(10.96em + 108.16cqi)' },
      ];
      return { dependsOn: {}, heights };
    }
    case 'history': {
      const rows = ROW_HEIGHT * rowsOf(attributes) + (value('vote') === null ? 0 : LIKES_HEIGHT);
      const heights =
        value('search') === null
          ? [everywhere(rows + 0.5)]
          : [everywhere(rows + 9.5), upTo(25.99, rows + 12.75), upTo(15, rows + 17.25)];
      return { dependsOn: dependsOn('limit', 'search', 'vote'), heights };
    }
    case 'vote':
      return value('view') === 'likes'
        ? { dependsOn: dependsOn('view'), heights: [everywhere(28)] }
        : { dependsOn: dependsOn('view'), heights: [everywhere(5.95), upTo(11.99, 6.95), upTo(11, 8.0125)] };
    case 'player':
      return playerHeights(value('position') ?? value('layout'), dependsOn);
    case 'schedule':
      return {
        dependsOn: dependsOn('view', 'calendar'),
        heights: scheduleHeights(value('view'), value('calendar') !== null),
      };
    case 'requests':
      return { dependsOn: dependsOn('limit'), heights: requestHeights(attributes) };
    case 'charts': {
      const rows = ROW_HEIGHT * Math.min(MAX_CHART, rowsOf(attributes));
      return { dependsOn: dependsOn('limit'), heights: [everywhere(rows + 3), upTo(25.99, rows + 4.25)] };
    }
    case 'podcasts':
      return { dependsOn: dependsOn('limit'), heights: podcastHeights(value('limit')) };
  }
}

/** Returns no heights for a player at the bottom, because it takes up no space on the page. */
function playerHeights(
  form: string | null,
  dependsOn: (...names: string[]) => TagHeights['dependsOn'],
): TagHeights {
  if (form === 'bottom') return { dependsOn: dependsOn('position'), heights: [everywhere(0)] };
  if (form === 'mini') return { dependsOn: dependsOn('layout'), heights: [everywhere(2.75)] };
  const heights =
    form === 'card'
      ? [
          everywhere(22, 2),
          upTo(68.99, 16, 2),
          upTo(49.99, 12.5, 2),
          { ...upTo(21.99, 32.75), hasFullWidthCover: true },
        ]
      : [everywhere(5.25, 2)];
  return { dependsOn: dependsOn('layout'), heights };
}

/** Returns the heights of the placeholders, because the number of podcasts isn't known yet. */
function podcastHeights(limit: string | null): Height[] {
  const rows = limit ? rowsOf([['limit', limit]]) : PLACEHOLDER_PODCASTS;
  const lines = rows - 1;
  const height = (row: number): number => Number((row * rows + 1.25).toFixed(2));
  return [
    everywhere(height(7.5), lines),
    upTo(49.99, height(8.55), lines),
    upTo(22.49, height(10.72), lines),
  ];
}

/**
 * Returns the heights. They include the field, the result of the search and the button below the rows, for which space
 * is always reserved.
 */
function requestHeights(attributes: readonly Pair[]): Height[] {
  const rows = ROW_HEIGHT * Math.min(MAX_SONGS, rowsOf(attributes, DEFAULT_SONGS));
  return [everywhere(Number((rows + 10.6).toFixed(2)))];
}

export function rowsOf(attributes: readonly Pair[], absent = DEFAULT_ROWS): number {
  const limit = Number(attributeValue(attributes, 'limit') || absent);
  return Number.isFinite(limit) ? Math.min(MAX_ROWS, Math.max(1, Math.floor(limit))) : absent;
}

/** Returns the heights of the schedule. The list of current and next shows has no calendar links. */
function scheduleHeights(view: string | null, hasCalendar: boolean): Height[] {
  if (view === 'now') return [everywhere(LIST_HEIGHT)];
  const calendar = hasCalendar ? 3.65 : 0;
  const narrowCalendar = hasCalendar ? 6.9 : 0;
  const day = [upTo(29.99, 33.25 + calendar), upTo(19.99, 33.25 + narrowCalendar)];
  if (view === 'day') return [everywhere(30.5 + calendar), ...day];
  if (view === 'week')
    return [everywhere(41.75 + calendar), upTo(29.99, 44.5 + calendar), upTo(19.99, 44.5 + narrowCalendar)];
  return [everywhere(41.75 + calendar), upTo(49.99, 30.5 + calendar), ...day, upTo(19.49, LIST_HEIGHT)];
}
