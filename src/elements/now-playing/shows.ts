import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { shows } from '../../words/en/common.js';
import { offAir } from '../../words/en/off-air.js';
import { fill } from '../../words/fill.js';
import { languageCode } from '../../words/language.js';
import { isLiveSet } from '../../station/live-set.js';
import { nowNext } from '../../schedule/now-next.js';
import type { FeedSnapshot, OnAir, Shows, Track } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import type { Airing } from '../../station/lists/week.js';
import { dayName } from '../format/days.js';
import type { ElementSettings } from '../base/settings.js';
import { djSong, isDjSet } from '../format/dj-set.js';
import { isNameless, isolate, songName } from '../format/song.js';
import type { LocaleWords } from '../base/locale.js';
import { labelledTime, formatMoment } from '../format/times.js';
import { wordsIn } from '../base/locale.js';
import { recentStyles } from '../ui/recent-plays.styles.js';
import { renderNames } from '../ui/names.js';
import { RecentPlays } from '../ui/recent-plays.js';
import { ShowProfilesController } from '../ui/show-profiles-controller.js';
import { isUntitled, type CardTexts } from './card-texts.js';
import { showsStyles } from './shows.styles.js';

export const styles = [showsStyles, recentStyles];

/** A show that starts more than this many seconds ahead isn't displayed as the next one. */
const NEXT_WITHIN_S = 6 * secondsInHour;
/** A track that should have started more than this many milliseconds ago is no longer displayed as the next one. */
const MAX_OVERDUE_MS = 60_000;

/**
 * Follows a station's schedule and name. Beside a track, it renders the next track and the next show. Between tracks (in a gap, during a
 * jingle, or live without a title), it provides the text about the current show, the next show or the station.
 */
export class ShowsController implements ReactiveController {
  private station: Station | null = null;
  private stops: (() => void)[] = [];
  /** The airings that have a name; null until the schedule is known. */
  private airings: Airing[] | null = null;
  /** Null if the station has no name or the name hasn't loaded. */
  private name: string | null = null;
  private isNameKnown = false;
  private readonly profiles: ShowProfilesController;
  private readonly recent: RecentPlays;
  /** The text for which a picture of the show is displayed. */
  private pictured: CardTexts | null = null;

  constructor(private readonly host: LitElement) {
    this.profiles = new ShowProfilesController(host);
    this.recent = new RecentPlays(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.follow(null);
  }

  /** Follows this station instead of the previous one; null stops following. */
  follow(station: Station | null): void {
    if (station === this.station) return;
    this.stops.splice(0).forEach((stop) => stop());
    this.station = station;
    this.airings = null;
    this.name = null;
    this.isNameKnown = false;
    if (!station) return;
    this.stops.push(
      station.week.subscribe(({ status, records }) => {
        if (status !== 'loading' || records.length) this.airings = records.filter(({ name }) => name);
        this.host.requestUpdate();
      }),
    );
  }

  /** Returns the current and the next show of a station. `now` is in Unix seconds. */
  showsAt(station: Station, now: number): Shows {
    const { now: show, next } = nowNext((station === this.station && this.airings) || [], now);
    return { show, next };
  }

  /** True when the station's name has loaded, so that the text can't change any more. */
  get isSettled(): boolean {
    return this.isNameKnown;
  }

  /**
   * Renders the next track and the start of the next show. Returns null if neither is known. The next show is left out
   * if it doesn't start within a few hours or if it is already the card's title.
   */
  renderNext(
    feed: HeardFeed,
    texts: CardTexts | null,
    now: number,
    settings: ElementSettings,
  ): TemplateResult | null {
    const { track, next, status } = feed.onAir;
    const upcoming = this.upcomingName(feed, now);
    const isNear = next && next.start_ts - now < NEXT_WITHIN_S && !texts?.isOff;
    const show = isNear && status !== 'stale' && texts?.title !== next.name ? next : null;
    if (!upcoming && !show) return null;
    const words = wordsIn(languageCode(settings.lang), { shows }).shows;
    const classes = ['ahead', track && !track.jingle_id && 'timed', upcoming && show && 'both'];
    return html`<div class=${classes.filter(Boolean).join(' ')}>
      ${upcoming ? renderRow('upcoming', words.upNext, upcoming) : nothing}
      ${show ? renderRow('next', words.next, labelledTime(show.start_ts * 1000, settings) + ' ' + isolate(show.name!)) : nothing}
    </div>`;
  }

  /** Returns the name of the next track; '' if it isn't known. */
  upcomingName(feed: HeardFeed, now: number): string {
    const upcoming = upcomingAt(feed, now);
    return upcoming
      ? [upcoming.title!, upcoming.author]
          .filter(Boolean)
          .map((name) => isolate(name!))
          .join(' · ')
      : '';
  }

  /** The number of plays that the list of recent plays needs. */
  get records(): number {
    return this.recent.records;
  }

  /**
   * Renders the recent plays in a wide card. `now` is in Unix seconds. Returns null if the card isn't wide or there are
   * no earlier plays.
   */
  renderRecent(
    { onAir, value }: HeardFeed,
    texts: CardTexts | null,
    now: number,
    settings: ElementSettings,
    { onAir: words }: LocaleWords,
  ): unknown {
    if (!texts) return null;
    return this.recent.render(value.tracks, startOf(onAir, texts, now), settings, words);
  }

  /**
   * Returns classes for the box that depend on its content. Votes are hidden if there is no track to vote for. A wide
   * card without recent plays has no column for them. `now` is in Unix seconds.
   */
  classes({ onAir, value }: HeardFeed, texts: CardTexts, isPanel: boolean, now: number): string {
    const { track } = onAir;
    const { isOff, isSong } = texts;
    const hasColumn = this.recent.hasColumn(value, startOf(onAir, texts, now));
    const hasVotes = isSong && track && !isLiveSet(track, isPanel);
    return [
      isOff && 'off',
      track && !track.jingle_id && 'timed',
      !hasVotes && 'voteless',
      texts === this.pictured && 'pictured',
      !hasColumn && 'alone',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /**
   * Returns a card's text. `fromHistory` is the text that was written from the history alone. `now` is in Unix seconds.
   * If the text is about a show whose picture the page provides, `settings.art` is set to that picture.
   */
  texts(
    fromHistory: CardTexts | null,
    onAir: OnAir,
    now: number,
    settings: ElementSettings,
    words: LocaleWords,
    isPanel: boolean,
  ): CardTexts | null {
    const texts = this.textsOf(fromHistory, onAir, now, settings, words, isPanel);
    const { show } = onAir;
    const isAboutShow = show && texts !== fromHistory && !texts?.isOff;
    const picture = isAboutShow ? this.profiles.profiles?.pictureOf(show) : '';
    this.pictured = picture ? texts : null;
    if (picture) settings.art = picture;
    return texts;
  }

  private textsOf(
    fromHistory: CardTexts | null,
    onAir: OnAir,
    now: number,
    settings: ElementSettings,
    words: LocaleWords,
    isPanel: boolean,
  ): CardTexts | null {
    const { status, track, last, show, next } = onAir;
    const { lang } = settings;
    const { shows: own, offAir: offAirWords } = wordsIn(languageCode(lang), { shows, offAir });
    const time = (sentence: string, ts: number): string => fill(sentence, labelledTime(ts * 1000, settings));
    const end = show?.end_ts ?? null;
    // If the end is more than a day ahead, leave it out, because a time of day would be ambiguous.
    const until = end !== null && end - now < secondsInDay ? time(own.until, end) : '';
    if (track && !track.jingle_id) {
      // The name of the DJ takes precedence over the name of the show.
      if (isDjSet(track, isPanel)) return djTexts(fromHistory!, track, show, until);
      if (!show || !isNameless(track)) return fromHistory;
    }
    if (show) return showTexts(words.onAir.onAir, show.name!, until, true);
    const isOnAir = track || isUntitled(onAir);
    // Without a current response, it is unknown whether the station is off air.
    const isStale = status === 'stale';
    if (next && !isOnAir) {
      const from = time(own.from, next.start_ts);
      const day = dayBefore(next.start_ts, now, settings);
      if (isStale) return showTexts(own.next, next.name!, (day && day + ' ') + from, false);
      const back =
        next.start_ts - now < secondsInDay
          ? time(offAirWords.back, next.start_ts).replace('{name}', () => isolate(next.name!))
          : `${own.next} ${isolate(next.name!)} · ${day} ${from}`;
      return offAirTexts(offAirWords.title, back);
    }
    if (this.airings) this.followName();
    if (!this.name) return fromHistory;
    if (isOnAir) return showTexts(words.onAir.onAir, this.name, '', true);
    // A jingle isn't displayed as the last track.
    const lastTrack = fromHistory ? `${fromHistory.lead} · ${namesOf(fromHistory)}` : '';
    const rest = fromHistory || last || status !== 'empty' ? lastTrack : words.onAir.nothing;
    return { ...showTexts(last && !isStale ? offAirWords.title : '', this.name, rest, false), isOff: true };
  }

  /** The station's name; null if it has none or the name hasn't loaded. */
  get stationName(): string | null {
    return this.name;
  }

  /** Loads the station's name. A card needs it only if there is no show. */
  followName(): void {
    if (this.stops.length !== 1) return;
    this.stops.push(
      this.station!.name.subscribe((name) => {
        this.name = name;
        this.isNameKnown = true;
        this.host.requestUpdate();
      }),
    );
  }
}

/**
 * Returns the start of the displayed track in milliseconds; the current time if no track is displayed. `now` is in Unix
 * seconds.
 */
function startOf({ track, last }: OnAir, { isSong }: CardTexts, now: number): number {
  const shown = track || (isSong ? last : null);
  return shown ? shown.ts : now * 1000;
}

/** The current track for this listener, and the history that contains it. */
export interface HeardFeed {
  readonly onAir: OnAir;
  readonly value: FeedSnapshot;
}

/**
 * Returns the track after the listener's current one. Returns null if it isn't known. Also returns null if that track
 * should have started more than a minute ago, because the server's data may be outdated. `now` is in Unix seconds.
 */
function upcomingAt(
  { onAir: { track, status }, value: { upcoming, tracks } }: HeardFeed,
  now: number,
): Pick<Track, 'title' | 'author'> | null {
  if (!upcoming || !track || status !== 'ready') return null;
  // With a delay, the history already contains the listener's next track.
  const after = tracks[tracks.indexOf(track) - 1];
  if (after) return after.title && !after.jingle_id ? after : null;
  const end = Math.max(track.length ? track.ts + track.length : 0, upcoming.ts ?? 0);
  return end && now * 1000 > end + MAX_OVERDUE_MS ? null : upcoming;
}

function renderRow(part: 'upcoming' | 'next', word: string, text: string): TemplateResult {
  const all = word + ' ' + text;
  return html`<p part=${part} title=${all}><span>${word} </span>${renderNames(text)}</p>`;
}

/** Returns the artist and the title, each wrapped in Unicode isolates. */
function namesOf({ title, artist }: CardTexts): string {
  return [artist, title]
    .filter(Boolean)
    .map((name) => isolate(name))
    .join(' – ');
}

function showTexts(lead: string, title: string, artist: string, live: boolean): CardTexts {
  const line = [live ? '' : lead, isolate(title), artist].filter(Boolean).join(' · ');
  return { lead, title, artist, line, live, isSong: false };
}

/** Returns the text for a live set. If the show is named after the DJ, the text has the time at which the show ends instead of its name. */
function djTexts(texts: CardTexts, track: Track, show: OnAir['show'], until: string): CardTexts {
  const [title, second] = djSong(track, show && show.name);
  const artist = show?.name === title ? until : second;
  return { ...texts, title, artist, line: songName([title, artist]) };
}

function offAirTexts(title: string, back: string): CardTexts {
  return { ...showTexts('', title, back, false), lead: title, isOff: true };
}

/** Returns the day of a timestamp, to be put in front of a time; empty for today. */
function dayBefore(ts: number, now: number, { lang, timeZone }: ElementSettings): string {
  const day = dayName(ts * 1000, now * 1000, lang, timeZone);
  if (day === dayName(now * 1000, now * 1000, lang, timeZone)) return '';
  return ts - now < 6 * secondsInDay ? formatMoment(ts * 1000, lang, { weekday: 'long' }, timeZone) : day;
}
