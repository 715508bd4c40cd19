/**
 * In:  a tag and its attributes.
 * Out: how high it is, by the width of its place: what `onair.css` keeps free for it, and how high a frame has to be.
 */
import { valueOf, type Pair, type Shown } from './shown.js';

export interface Height {
  /** Where the place is at most this wide, in em; null for every width. */
  upTo: number | null;
  em: number;
  /** Pixels more: borders. */
  px: number;
  /** Whether a picture fills its width: what `em` says is for the widest such place, and a narrower one is as much lower. */
  isPictured?: boolean;
  /** Whether it is 16 : 9 in any place: what `em` says is for a column of text. */
  isWide?: boolean;
}

export interface Place {
  /** Attributes that the height goes by, with their values; null for those that don't stand there. */
  by: Record<string, string | null>;
  /** The widest first. A later one that fits counts. */
  heights: readonly Height[];
}

const ROW = 4.25;
/** What a visitor liked, folded, below a list to vote on. */
const LIKES = 3.2;
/** Plays in a list without a limit, and the most that there can be. */
const ROWS = 10;
const MOST_ROWS = 100;

const everywhere = (em: number, px = 0): Height => ({ upTo: null, em, px });
const upTo = (width: number, em: number, px = 0): Height => ({ upTo: width, em, px });

/** What is on now and next, where more names have two lines. */
const NARROW_LIST = upTo(12.49, 21.5);

export function placeOf({ name, attributes }: Shown): Place {
  const value = (attribute: string): string | null => valueOf(attributes, attribute);
  const by = (...names: string[]): Place['by'] =>
    Object.fromEntries(names.map((each) => [each, value(each)]));
  switch (name) {
    case 'now-playing': {
      if (value('layout') === 'line') return { by: by('layout'), heights: [everywhere(2)] };
      if (value('layout') === 'wall')
        return { by: by('layout'), heights: [{ ...everywhere(22.5), isWide: true }] };
      const pictured = (em: number): Height => ({ ...upTo(21.99, em), isPictured: true });
      const heights =
        value('vote') === null
          ? [everywhere(10, 2), pictured(31)]
          : [everywhere(14, 2), upTo(32.49, 12.75, 2), pictured(33.75)];
      return { by: by('vote'), heights };
    }
    case 'history': {
      const rows = ROW * rowsOf(attributes) + (value('vote') === null ? 0 : LIKES);
      const heights =
        value('search') === null
          ? [everywhere(rows + 0.5)]
          : [everywhere(rows + 12.5), upTo(25.99, rows + 15.75), upTo(15, rows + 20.25)];
      return { by: by('limit', 'search', 'vote'), heights };
    }
    case 'vote':
      return { by: {}, heights: [everywhere(5.95), upTo(11.99, 6.95), upTo(11, 8.0125)] };
    case 'player':
      return playerPlace(value('position') ?? value('layout'), value('vote') !== null, by);
    case 'schedule':
      return {
        by: by('view', 'calendar'),
        heights: scheduleHeights(value('view'), value('calendar') !== null),
      };
    case 'podcasts':
      // As high as its first outlines: the list has as many podcasts as the station.
      return { by: {}, heights: [everywhere(18)] };
  }
}

/** At the foot of the window it takes no place of the page's own. */
function playerPlace(form: string | null, hasVotes: boolean, by: (...names: string[]) => Place['by']): Place {
  if (form === 'bottom') return { by: by('position'), heights: [everywhere(0)] };
  if (form === 'mini') return { by: by('layout'), heights: [everywhere(2.75)] };
  const more = (em: number): number => (hasVotes ? em : 0);
  const heights =
    form === 'card'
      ? [
          everywhere(12 + more(2), 2),
          upTo(32.49, 12.5 + more(2.5), 2),
          { ...upTo(21.99, 31.75 + more(2.5)), isPictured: true },
        ]
      : [everywhere(5.25, 2), upTo(32.49, 8 + more(2.5), 2)];
  return { by: by('layout', 'vote'), heights };
}

export function rowsOf(attributes: readonly Pair[]): number {
  const limit = Number(valueOf(attributes, 'limit') || ROWS);
  return Number.isFinite(limit) ? Math.min(MOST_ROWS, Math.max(1, Math.floor(limit))) : ROWS;
}

/** Where what is on now and next stands for the week, there are no ways to a calendar. */
function scheduleHeights(view: string | null, hasCalendar: boolean): Height[] {
  if (view === 'now') return [everywhere(20.75), NARROW_LIST];
  const calendar = hasCalendar ? 3.65 : 0;
  const day = [upTo(29.99, 33.25 + calendar), upTo(19.99, hasCalendar ? 42.9 : 36)];
  if (view === 'day') return [everywhere(30.5 + calendar), ...day];
  return [
    everywhere(41.75 + calendar),
    upTo(49.99, 30.5 + calendar),
    ...day,
    upTo(19.49, 20.75),
    NARROW_LIST,
  ];
}
