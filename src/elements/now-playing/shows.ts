/**
 * In:  a station's shows.
 * Out: the next one beside a track; and between tracks (in a gap, with a jingle, or live without a title) the texts of a
 *      card about the show on air, the next one, or the station itself.
 *
 * Loaded once the history is known, by elements with a place for that: a line has none while tracks play.
 */
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { shows } from '../../words/en/tags.js';
import { fill } from '../../words/fill.js';
import { languageCode } from '../../words/language.js';
import { nowNext } from '../../schedule/now-next.js';
import type { OnAir, Shows } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import type { Airing } from '../../station/lists/week.js';
import { dayName } from '../format/days.js';
import type { Settings } from '../base/settings.js';
import { isolate, songName } from '../format/song.js';
import type { LocaleWords } from '../base/locale.js';
import { timeOfDay, formatMoment } from '../format/times.js';
import { wordsIn } from '../base/locale.js';
import type { CardTexts } from './card-texts.js';

/** A show that begins later than that is not what comes next to somebody who listens now: seconds. */
const NEXT_HOURS = 6 * secondsInHour;
/** Letters that two lines beside the cover of a narrow card hold in any font. */
const SHORT = 40;

export class ShowsController implements ReactiveController {
  private station: Station | null = null;
  private stops: (() => void)[] = [];
  /** Airings with a name; null until the schedule is known. */
  private airings: Airing[] | null = null;
  /** The station's name; null where it has none, undefined until that is known. */
  private name: string | null | undefined;

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
    this.airings = null;
    this.name = undefined;
    if (!station) return;
    this.stops.push(
      station.week.subscribe(({ status, records }) => {
        if (status !== 'loading' || records.length) this.airings = records.filter(({ name }) => name);
        this.host.requestUpdate();
      }),
    );
  }

  /** The shows of a station at a Unix second. */
  showsAt(station: Station, now: number): Shows {
    const { now: show, next } = nowNext((station === this.station && this.airings) || [], now);
    return { show, next };
  }

  /** Whether the station has told its name, or has none: until then the texts may become other ones. */
  get isSettled(): boolean {
    return this.name !== undefined;
  }

  /** The next show and when it begins; null where that is not within hours, or the texts name it anyhow. */
  renderNext(
    { track, next, status }: OnAir,
    shown: CardTexts | null,
    now: number,
    { lang, timeZone }: Settings,
  ): TemplateResult | null {
    const isNear = next && next.start_ts - now < NEXT_HOURS;
    if (!isNear || status === 'stale' || shown?.title === next.name) return null;
    const { next: word } = wordsIn(languageCode(lang), { shows }).shows;
    const text = timeOfDay(next.start_ts * 1000, lang, timeZone) + ' ' + isolate(next.name!);
    const all = word + ' ' + text;
    const look = [track && !track.jingle_id && 'timed', all.length > SHORT && 'long'];
    return html`<p part="next" class=${look.filter(Boolean).join(' ')} title=${all}>
      <span>${word} </span>${text}
    </p>`;
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
      if (track?.dj_name && !track.jingle_id)
        return { ...plain!, artist: show.name!, line: songName([plain!.title, show.name!]) };
      return showTexts(words.onAir.onAir, show.name!, until, true);
    }
    if (track && !track.jingle_id) return plain;
    if (next && !track) {
      const from = time(own.from, next.start_ts);
      const day = dayBefore(next.start_ts, now, settings);
      return showTexts(own.next, next.name!, (day && day + ' ') + from, false);
    }
    if (this.airings && this.stops.length < 2) this.followName();
    if (!this.name) return plain;
    if (track) return showTexts(words.onAir.onAir, this.name, '', true);
    // Of a jingle nobody says that it played last.
    const rest = plain ? plain.lead + ' · ' + plain.line : last ? '' : words.onAir.nothing;
    return showTexts('', this.name, rest, false);
  }

  /** Asks for the station's name, which is shown only without a show. */
  private followName(): void {
    this.stops.push(
      this.station!.name.subscribe((name) => {
        this.name = name;
        this.host.requestUpdate();
      }),
    );
  }
}

function showTexts(lead: string, title: string, artist: string, live: boolean): CardTexts {
  const line = [live ? '' : lead, isolate(title), artist].filter(Boolean).join(' · ');
  return { lead, title, artist, line, live, isSong: false };
}

/** The day of a moment in words, for the beginning of a sentence; empty for today. */
function dayBefore(ts: number, now: number, { lang, timeZone }: Settings): string {
  const day = dayName(ts * 1000, now * 1000, lang, timeZone);
  if (day === dayName(now * 1000, now * 1000, lang, timeZone)) return '';
  return ts - now < 6 * secondsInDay ? formatMoment(ts * 1000, lang, { weekday: 'long' }, timeZone) : day;
}
