import { millisecondsInMinute, millisecondsInSecond, minutesInDay } from 'date-fns/constants';
import { dateTimeFormat, intlLocale, timeOptions } from '../format/times.js';

/** Regions whose weeks start on Sunday, for browsers that don't provide week data. */
const SUNDAY_FIRST = /-(US|CA|MX|BR|IN|IL|JP|KR|TW|ZA)\b/i;

/**
 * Formats the dates and times of a schedule in one language. Both are local times in the shown zone, represented as if
 * they were UTC. A day is given as its midnight in seconds, and a time in minutes.
 */
export class CalendarTexts {
  private readonly times = new Map<number, string>();

  /** If `isBlank` is true, all results are empty. */
  constructor(
    readonly lang: string,
    readonly isBlank: boolean,
  ) {}

  /** The first day of the week, from 1 for Monday to 7 for Sunday. */
  get firstWeekday(): number {
    try {
      const locale = new Intl.Locale(intlLocale(this.lang)[0]) as Intl.Locale & {
        getWeekInfo?(): { firstDay: number };
        weekInfo?: { firstDay: number };
      };
      const info = locale.getWeekInfo?.() ?? locale.weekInfo;
      if (info) return info.firstDay;
    } catch {
      // The language code is invalid.
    }
    if (/^ar/i.test(this.lang)) return 6;
    return SUNDAY_FIRST.test(this.lang) ? 7 : 1;
  }

  /**
   * Returns a time of day, for example 06:00, that can't be broken into two lines. Minutes may be negative or past
   * midnight.
   */
  time(minutes: number): string {
    const ofDay = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
    let text = this.times.get(ofDay);
    if (text === undefined) {
      text = this.format(timeOptions(this.lang), ofDay * millisecondsInMinute);
      text = text.replace(/\s/g, '\u00a0');
      this.times.set(ofDay, text);
    }
    return text;
  }

  /** Returns a time range, for example 06:00 – 10:00. */
  span(from: number, to: number): string {
    return this.time(from) + ' – ' + this.time(to);
  }

  /** Returns a date, for example Friday 20 November. */
  day(day: number): string {
    return this.format({ weekday: 'long', day: 'numeric', month: 'long' }, day * millisecondsInSecond);
  }

  /** Returns a short weekday, for example Fri. */
  weekday(day: number): string {
    return this.format({ weekday: 'short' }, day * millisecondsInSecond);
  }

  /** Returns the day of the month, for example 20. */
  dayOfMonth(day: number): string {
    return this.format({ day: 'numeric' }, day * millisecondsInSecond);
  }

  /** Returns a range of dates, for example 16 – 22 Nov 2026. */
  days(first: number, last: number): string {
    const [from, to] = [first * millisecondsInSecond, last * millisecondsInSecond];
    return this.format({ day: 'numeric', month: 'short', year: 'numeric' }, from, to);
  }

  /** Formats a date, or a range if `to` is given. Browsers without `formatRange` format only the start of a range. */
  private format(options: Intl.DateTimeFormatOptions, from: number, to?: number): string {
    if (this.isBlank) return '';
    const formatter: Partial<Intl.DateTimeFormat> = dateTimeFormat(this.lang, options, 'UTC');
    const range = to === undefined ? undefined : formatter.formatRange?.(from, to);
    return range ?? formatter.format!(from);
  }
}
