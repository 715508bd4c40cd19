/**
 * In:  days, as the wall second of their midnight, and wall minutes.
 * Out: how a language writes them.
 *
 * Wall time counts as UTC, so all of this is written as UTC.
 */
import { millisecondsInMinute, millisecondsInSecond, minutesInDay } from 'date-fns/constants';
import { dateTimeFormat, intlLocale } from '../format/times.js';

/** Regions whose weeks begin on Sunday, for browsers that do not know. */
const SUNDAY = /-(US|CA|MX|BR|IN|IL|JP|KR|TW|ZA)\b/i;

/** The writing of one language. */
export class CalendarTexts {
  private readonly times = new Map<number, string>();

  /** `isBlank`: nothing is written at all. */
  constructor(
    readonly lang: string,
    readonly isBlank: boolean,
  ) {}

  /** 1 for Monday, 7 for Sunday. */
  get firstWeekday(): number {
    try {
      const of = new Intl.Locale(intlLocale(this.lang)) as Intl.Locale & {
        getWeekInfo?(): { firstDay: number };
        weekInfo?: { firstDay: number };
      };
      const info = of.getWeekInfo?.() ?? of.weekInfo;
      if (info) return info.firstDay;
    } catch {
      // Not a language that the browser knows.
    }
    return /^ar/i.test(this.lang) ? 6 : SUNDAY.test(this.lang) ? 7 : 1;
  }

  /** The time of day of wall minutes, also past midnight: 06:00. */
  time(minutes: number): string {
    const ofDay = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
    let text = this.times.get(ofDay);
    if (text === undefined) {
      text = this.write({ hour: '2-digit', minute: '2-digit' }, ofDay * millisecondsInMinute);
      this.times.set(ofDay, text);
    }
    return text;
  }

  /** From one wall minute to another: 06:00 – 10:00. */
  span(from: number, to: number): string {
    return this.time(from) + ' – ' + this.time(to);
  }

  /** Friday 20 November. */
  day(day: number): string {
    return this.write({ weekday: 'long', day: 'numeric', month: 'long' }, day * millisecondsInSecond);
  }

  /** Fri. */
  weekday(day: number): string {
    return this.write({ weekday: 'short' }, day * millisecondsInSecond);
  }

  /** 20. */
  dayOfMonth(day: number): string {
    return this.write({ day: 'numeric' }, day * millisecondsInSecond);
  }

  /** 16 – 22 Nov 2026. */
  days(first: number, last: number): string {
    const [from, to] = [first * millisecondsInSecond, last * millisecondsInSecond];
    return this.write({ day: 'numeric', month: 'short', year: 'numeric' }, from, to);
  }

  /** `to`: the end of a range; a browser that can't write ranges writes its start. */
  private write(options: Intl.DateTimeFormatOptions, from: number, to?: number): string {
    if (this.isBlank) return '';
    const format = dateTimeFormat(this.lang, options, 'UTC');
    const range = format as Partial<Intl.DateTimeFormat>;
    return (to !== undefined && range.formatRange?.(from, to)) || format.format(from);
  }
}
