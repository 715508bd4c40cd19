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
}

export interface Place {
  /** Attributes that the height goes by, with their values; null for those that don't stand there. */
  by: Record<string, string | null>;
  /** The widest first. A later one that fits counts. */
  heights: readonly Height[];
}

const ROW = 4.25;
/** Plays in a list without a limit, and the most that there can be. */
const ROWS = 10;
const MOST_ROWS = 100;

const everywhere = (em: number, px = 0): Height => ({ upTo: null, em, px });
const upTo = (width: number, em: number, px = 0): Height => ({ upTo: width, em, px });

export function placeOf({ name, attributes }: Shown): Place {
  const value = (attribute: string): string | null => valueOf(attributes, attribute);
  const by = (...names: string[]): Place['by'] =>
    Object.fromEntries(names.map((each) => [each, value(each)]));
  switch (name) {
    case 'now-playing': {
      if (value('layout') === 'line') return { by: by('layout'), heights: [everywhere(2)] };
      const votes = value('vote') === null ? 0 : 4;
      return { by: by('vote'), heights: [everywhere(10 + votes, 2), upTo(21.99, 25 + votes, 2)] };
    }
    case 'history': {
      const rows = ROW * rowsOf(attributes);
      const heights =
        value('search') === null
          ? [everywhere(rows + 0.5)]
          : [everywhere(rows + 12.5), upTo(25.99, rows + 15.75)];
      return { by: by('limit', 'search'), heights };
    }
    case 'vote':
      return { by: {}, heights: [everywhere(6.35)] };
    case 'player':
      return { by: {}, heights: [everywhere(5.25, 2), upTo(32.49, 8, 2)] };
    case 'schedule':
      return { by: by('view'), heights: scheduleHeights(value('view')) };
    case 'podcasts':
      // As high as its first outlines: the list has as many podcasts as the station.
      return { by: {}, heights: [everywhere(18)] };
  }
}

export function rowsOf(attributes: readonly Pair[]): number {
  const limit = Number(valueOf(attributes, 'limit') || ROWS);
  return Number.isFinite(limit) ? Math.min(MOST_ROWS, Math.max(1, Math.floor(limit))) : ROWS;
}

function scheduleHeights(view: string | null): Height[] {
  if (view === 'now') return [everywhere(20.75)];
  const day = [upTo(29.99, 33)];
  if (view === 'day') return [everywhere(30.25), ...day];
  return [everywhere(65.75), upTo(49.99, 30.25), ...day, upTo(19.99, 20.75)];
}
