/**
 * In:  a station between tracks: in a gap, or live without a title.
 * Out: the texts of a card about its show on air, the next one, or the station itself.
 *
 * Loaded by the first element without a track to show. Other pages never ask for the
 * schedule.
 */
import { secondsInDay } from 'date-fns/constants';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { shows } from '../../messages/shows/en.js';
import { fill, languageCode } from '../../messages/words.js';
import { nowNext } from '../../schedule/now-next.js';
import type { OnAir, Shows } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import type { Airing } from '../../station/lists/week.js';
import { dayName } from '../parts/days.js';
import type { Settings } from '../parts/settings.js';
import { isolated, nameOf } from '../parts/song.js';
import type { LocaleWords } from '../parts/locale.js';
import { timeOfDay, written } from '../parts/times.js';
import { wordsIn } from '../parts/locale.js';
import type { CardTexts } from './card-texts.js';

export class ShowsController implements ReactiveController {
  private station: Station | null = null;
  private stops: (() => void)[] = [];
  /** Airings with a name; null until the schedule is known. */
  private airings: Airing[] | null = null;
  /** The station's name; null until it is known. */
  private name: string | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.follow(null);
  }

  /** Follows this station from now on; none for null. */
  follow(station: Station | null): void {
    if (station === this.station) return;
    this.stops.splice(0).forEach((stop) => stop());
    this.station = station;
    this.airings = this.name = null;
    if (!station) return;
    this.stops.push(
      station.week.subscribe(({ status, records }) => {
        if (status !== 'loading' || records.length) this.airings = records.filter(({ name }) => name);
        this.host.requestUpdate();
      }),
    );
  }

  /** The shows of a station at a Unix second. */
  at(station: Station, now: number): Shows {
    const { now: show, next } = nowNext((station === this.station && this.airings) || [], now);
    return { show, next };
  }

  /** The texts of a card. `plain` are those from the history alone. `now` is in Unix seconds. */
  texts(
    plain: CardTexts | null,
    onAir: OnAir,
    now: number,
    settings: Settings,
    words: LocaleWords,
  ): CardTexts | null {
    const { track, last, show, next } = onAir;
    const { lang } = settings;
    const own = wordsIn(languageCode(lang), { shows }).shows;
    const time = (sentence: string, ts: number): string =>
      fill(sentence, timeOfDay(ts * 1000, lang, settings.timeZone));
    if (show) {
      const { end_ts } = show;
      // An end more than a day ahead is left out: a time of day would not say which day.
      const until = end_ts !== null && end_ts - now < secondsInDay ? time(own.until, end_ts) : '';
      // The name of the DJ comes before that of the show.
      if (track?.dj_name) return { ...plain!, artist: show.name!, line: nameOf([plain!.title, show.name!]) };
      return showTexts(words.onAir.onAir, show.name!, until, true);
    }
    if (track) return plain;
    if (next) {
      const from = time(own.from, next.start_ts);
      const day = dayBefore(next.start_ts, now, settings);
      return showTexts(own.next, next.name!, (day && day + ' ') + from, false);
    }
    if (this.airings && this.stops.length < 2) this.askName();
    if (!this.name) return plain;
    const rest = last ? plain!.lead + ' · ' + plain!.line : words.onAir.nothing;
    return showTexts('', this.name, rest, false);
  }

  /** Asks for the station's name, which is shown only without a show. */
  private askName(): void {
    this.stops.push(
      this.station!.name.subscribe((name) => {
        this.name = name;
        this.host.requestUpdate();
      }),
    );
  }
}

function showTexts(lead: string, title: string, artist: string, live: boolean): CardTexts {
  const line = [live ? '' : lead, isolated(title), artist].filter(Boolean).join(' · ');
  return { lead, title, artist, line, live, isSong: false };
}

/** The day of a moment in words, for the beginning of a sentence; empty for today. */
function dayBefore(ts: number, now: number, { lang, timeZone }: Settings): string {
  const day = dayName(ts * 1000, now * 1000, lang, timeZone);
  if (day === dayName(now * 1000, now * 1000, lang, timeZone)) return '';
  return ts - now < 6 * secondsInDay ? written(ts * 1000, lang, { weekday: 'long' }, timeZone) : day;
}
