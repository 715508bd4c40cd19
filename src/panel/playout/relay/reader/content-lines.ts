/**
 * Splits an iCalendar file into the lines of its events. Only the properties that a schedule needs are read.
 * Therefore, an invalid line doesn't affect the others, and a file of 10 MB takes little time and memory.
 */
import { SourceFailure } from '../source/source-failure.js';
import { zoneOfHead } from './vcalendar.js';

export interface ContentLine {
  /** Parameters, including the semicolon before each of them, such as `;TZID=Europe/Berlin`. */
  parameters: string;
  value: string;
}

/** The lines of an event, by the name of their property. */
export type EventLines = ReadonlyMap<string, readonly ContentLine[]>;

/** One `VCALENDAR`. A file may have several. */
export interface CalendarPart {
  /** Time zone for times that don't specify one, or '' if the file doesn't set it. */
  zone: string;
  /** Whether the events are cancellations (`METHOD:CANCEL`). */
  isCancelling: boolean;
  /** Yields the lines of one event after another. */
  events(): Generator<EventLines>;
}

export interface CalendarText {
  parts: readonly CalendarPart[];
  /** The text of each `VTIMEZONE`. */
  zones: readonly string[];
}

/** Matches a line of an event. Parameter values in quotes may contain colons. */
const EVENT_LINE =
  /^(DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|UID|SUMMARY|STATUS|SEQUENCE|DTSTAMP|LAST-MODIFIED|X-MICROSOFT-CDO-ALLDAYEVENT|X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT|X-FUNAMBOL-ALLDAY)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):([^]*)$/i;
export const LINE_BREAK = /\r\n|\n|\r/;

/** Matches the start of a file whose events aren't inside a `VCALENDAR`, as some programs export them. */
const BARE_EVENT = /^\uFEFF?\s*BEGIN:[ \t]*VEVENT[ \t]*[\r\n]/i;

/**
 * Splits a calendar whose lines have been unfolded. Throws `SourceFailure` if the text isn't a complete
 * calendar.
 */
export function splitCalendar(text: string): CalendarText {
  const isCalendar = /^\uFEFF?[ \t]*BEGIN:[ \t]*VCALENDAR[ \t]*$/im.test(text);
  if (!isCalendar && !BARE_EVENT.test(text)) throw new SourceFailure('it is not a calendar');
  const isComplete = isCalendar
    ? /^END:[ \t]*VCALENDAR[ \t]*$/im.test(text)
    : /[\r\n]END:[ \t]*VEVENT$/i.test(text.trimEnd().slice(-40));
  if (!isComplete) throw new SourceFailure('its calendar ends early');
  const calendars = isCalendar
    ? componentsOf(text, text.matchAll(/^\uFEFF?[ \t]*(BEGIN|END):[ \t]*VCALENDAR[ \t]*$/gim))
    : [text.replace(/^\uFEFF?\s*/, '')];
  return {
    parts: [...calendars].map((part) => ({
      zone: lineValue(/^(?:X-WR-TIMEZONE|TIMEZONE-ID)[;:].*$/im.exec(part)?.[0]) || zoneOfHead(part),
      isCancelling: /^METHOD:[ \t]*CANCEL[ \t]*$/im.test(part),
      *events() {
        for (const body of componentsOf(part, part.matchAll(/^(BEGIN|END):[ \t]*VEVENT[ \t]*$/gim)))
          yield linesOf(body);
      },
    })),
    zones: [...componentsOf(text, text.matchAll(/^(BEGIN|END):[ \t]*VTIMEZONE[ \t]*$/gim))],
  };
}

/** Returns the value of a line without its name and parameters. */
export const lineValue = (line = ''): string => line.slice(line.indexOf(':') + 1).trim();

/**
 * Yields the lines between `BEGIN` and `END`. A component without an end lasts until the next one begins. The last one
 * is omitted, since the file may be truncated.
 */
function* componentsOf(text: string, edges: Iterable<RegExpExecArray>): Generator<string> {
  let from: number | null = null;
  for (const { 0: line, 1: edge, index } of edges) {
    if (from !== null) yield text.slice(from, index);
    from = edge!.toUpperCase() === 'BEGIN' ? index + line.length : null;
  }
}

function linesOf(body: string): EventLines {
  const lines = new Map<string, ContentLine[]>();
  /** Nesting level, which is above 0 inside a component of the event such as an alarm. */
  let depth = 0;
  for (const line of body.split(LINE_BREAK)) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth = Math.max(0, depth - 1);
    const match = depth === 0 && EVENT_LINE.exec(line);
    if (!match) continue;
    const [, property = '', parameters = '', value = ''] = match;
    const name = property.toUpperCase();
    const same = lines.get(name);
    if (same) same.push({ parameters, value });
    else lines.set(name, [{ parameters, value }]);
  }
  return lines;
}
