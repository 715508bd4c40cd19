/**
 * In:  what a station plans, and how a page's author and its visitor want to see it.
 * Out: the week: as a grid, as days, or as what is on now and next.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { daysAfter } from '../../schedule/calendar.js';
import { dayAt } from '../../schedule/wall-text.js';
import { hoursShown, rangeOf, type Shown } from '../../schedule/week-days.js';
import { weekOf } from '../../schedule/week-of.js';
import { fill, type ScheduleWords } from '../../messages/words.js';
import { nothingListed, type ListFeed, type ListSnapshot } from '../../station/lists/list-feed.js';
import type { OnAir, Status } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import { airingsOf, commonZone, type Airing } from '../../station/lists/week.js';
import { look } from '../parts/look.styles.js';
import { StationElement } from '../parts/station-element.js';
import { tickAt } from '../parts/tick-controller.js';
import { zoneOfName } from '../parts/zones.js';
import { CalendarTexts } from './calendar-texts.js';
import { drawAddWeek, drawBar, drawZone } from './render-bar.js';
import { drawUpcoming, moment } from './render-upcoming.js';
import { drawTabs, drawWeek, type WeekDrawing } from './render-week.js';
import { scheduleWords } from './schedule-words.js';
import { styles } from './schedule.styles.js';
import type { Hands } from './week-interaction.js';
import { learnClock } from './sync-clock.js';
import { TabStop } from './roving-tabindex.js';
import { onAt, weekView, type Show, type WeekView } from './week-view.js';
import { shownZones, zoneFor } from './zones.js';

/** What even the shortest block takes of the grid's height, as the style sheet has it: minutes. */
const SHORTEST = 33;
const noView: WeekView = { days: [], shows: [] };

/**
 * @summary The week of a station, in its own zone or the visitor's, right on the days of both clock changes.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart schedule - The box around everything.
 * @csspart bar - What stands above the week.
 * @csspart previous - The button to the week before.
 * @csspart following - The button to the week after.
 * @csspart today - The button back to this week.
 * @csspart range - The dates that are shown.
 * @csspart zone - The choice of a zone, or its name where there is no choice.
 * @csspart add-week - The button that saves the week as a calendar file.
 * @csspart state - As of when this is, where the panel does not answer.
 * @csspart tabs - The buttons of the days.
 * @csspart tab - One of them.
 * @csspart chosen-tab - The one whose day is shown.
 * @csspart week - The hours and the days.
 * @csspart hour - One hour at the side.
 * @csspart day - The name of a day above its column.
 * @csspart show - One airing: a block in the grid, a row elsewhere.
 * @csspart show-on-air - The one on the air.
 * @csspart show-name - Its name.
 * @csspart show-time - Its time.
 * @csspart now-line - Where now is.
 * @csspart upcoming - The list of what is on now and next.
 * @csspart when - The words now, next and later.
 * @csspart details - The dialog about one show.
 * @csspart details-name - The show's name in it.
 * @csspart details-time - The show's day and time in it.
 * @csspart add-show - The button that saves the show as a calendar file.
 * @csspart close - The button that closes the dialog.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - The now line, today, and the edge of shows without a colour.
 * @cssproperty [--onair-radius=0.375em] - Corners.
 * @cssproperty [--onair-hour=2.5em] - Height of an hour in the grid.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairSchedule extends StationElement {
  static override styles = [look, styles];
  static override attributes = [
    ...StationElement.attributes,
    'view',
    'time-zone',
    'only',
    'from-hour',
    'to-hour',
    'calendar',
  ];

  /** `week`, `day` or `now`; by the element's own width unless set. */
  declare view: string | null;
  /** Zone of the times: `station`, `local`, or an IANA name; the station's unless set here or around. */
  declare timeZone: string | null;
  /** Cast types that are shown, with blanks or commas between them: `radioshow relay`. All unless set. */
  declare only: string | null;
  /** First hour shown, 0 to 23; 0 unless set. */
  declare fromHour: string | number | null;
  /** Last hour shown, 1 to 24, or past 24 for the night after: 26 is 02:00. 24 unless set. */
  declare toHour: string | number | null;
  /** Lets visitors save shows and weeks as calendar files. */
  declare calendar: boolean | null;

  private list: ListSnapshot<Airing> = nothingListed;
  private feed: ListFeed<Airing> | null = null;
  private stop: (() => void) | undefined;
  private listened: Station | null = null;
  /** How many weeks after this one is shown. */
  private weeks = 0;
  /** The day that the visitor chose: the wall second of its midnight; null for today, or the week's first. */
  private chosen: number | null = null;
  private zoneChoice = '';
  private stationZone: string | null = null;
  private readonly stopOfTab = new TabStop(this.shadowRoot!);
  private hands: Hands | null = null;

  private scheduleWords!: ScheduleWords;
  private texts!: CalendarTexts;
  private shown!: Shown;
  private drawnFrom: readonly unknown[] = [];
  private weekView = noView;
  /** Unix seconds. */
  private now = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    tickAt(this, 0);
    this.leave();
  }

  /** Asks the panel again at once: for pages that know of a change. */
  refresh(): void {
    this.feed?.refresh();
  }

  private leave(): void {
    this.stop?.();
    this.stop = undefined;
    this.feed = null;
  }

  protected readStation(): void {
    const { lang } = this.settings;
    this.scheduleWords = scheduleWords(lang);
    if (lang !== this.texts?.lang) this.texts = new CalendarTexts(lang);
    if (this.station !== this.listened) {
      this.listened = this.station;
      Object.assign(this, { stationZone: null, weeks: 0, zoneChoice: '' });
    }
    this.now = this.station.now() / 1000;
    this.shown = this.readShown();
    this.follow(this.shown.firstDay);
    this.readView();
  }

  private readShown(): Shown {
    const zone = zoneOfName(zoneFor(this.zoneChoice || this.settings.zone, this.stationZone));
    const thisWeek = weekOf(this.now, zone, this.texts.firstWeekday);
    return {
      zone,
      firstDay: daysAfter(thisWeek, 7 * this.weeks),
      count: 7,
      shortest: SHORTEST,
      ...hoursShown(+(this.fromHour ?? 0), +(this.toHour ?? 24)),
    };
  }

  /** The days around, so that the same answer does for every zone. This week is there at once on the next page. */
  private follow(firstDay: number): void {
    const feed = airingsOf(this.station, daysAfter(firstDay, -1), daysAfter(firstDay, 8), !this.weeks);
    if (this.feed === feed) return;
    this.leave();
    this.feed = feed;
    this.list = nothingListed;
    this.chosen = null;
    const stops = [
      feed.subscribe((list) => {
        this.list = list;
        this.stationZone = commonZone(list.records) ?? this.stationZone;
        this.requestUpdate();
      }),
      learnClock(this.station, () => this.requestUpdate()),
    ];
    this.stop = () => stops.forEach((stop) => stop());
  }

  /** A minute that passes changes the marks, not the blocks. */
  private readView(): void {
    const { records } = this.heard();
    const from = [records, ...(Object.values(this.shown) as unknown[]), this.only];
    if (from.every((each, index) => each === this.drawnFrom[index])) return;
    this.drawnFrom = from;
    const only = (this.only ?? '').split(/[\s,]+/).filter(Boolean);
    this.weekView = weekView(records, only, this.shown, rangeOf(this.shown).end_ts);
  }

  /** Without words there is nothing to show yet. */
  private heard(): ListSnapshot<Airing> {
    return this.spoken ? this.list : nothingListed;
  }

  protected statusNow(): Status {
    const { status } = this.heard();
    return status === 'ready' && !this.isPlanned() ? 'empty' : status;
  }

  /** Whether there is anything in the days that are shown. */
  private isPlanned(): boolean {
    return this.weekView.days.some(({ blocks }) => blocks.length);
  }

  protected failureNow(): OnAir['failure'] {
    return this.list.failure;
  }

  protected override afterDrawing(): void {
    super.afterDrawing();
    tickAt(this, this.weekView.shows.length ? 60000 : 0);
    this.stopOfTab.hold();
  }

  protected override draw(): TemplateResult {
    const { list, texts, now, shown, scheduleWords: words } = this;
    // What is drawn while it is asked for again is no outline.
    const status = this.isPlanned() && this.status === 'loading' ? 'ready' : this.status;
    const { lang, zone } = this.settings;
    const today = dayAt(shown.zone.wallAt(now));
    const chosen = this.chosen ?? (this.weeks ? shown.firstDay : today);
    const { days, shows } = this.weekView;
    const on = onAt(shows, now);
    const drawing: WeekDrawing = { texts, words, now, shown, days, on, chosen, today };
    const sentence = this.isPlanned() ? '' : this.sentence(words.nothing, this.words.onAir.noAnswer);
    const view = /^(week|day|now)$/.test(this.view ?? '') ? this.view : 'auto';
    const message = sentence && html`<p part="message">${sentence}</p>`;
    const waiting = /loading|failed/.test(status) && this.textContent?.trim();
    return html`<div part="schedule" class=${status + ' ' + view} lang=${lang}>
      ${drawBar(
        drawing,
        !this.weeks,
        (weeks) => this.choose({ weeks: weeks && this.weeks + weeks }),
        status === 'stale' && list.asOf
          ? // By the station's clock, as everything here: the visitor's may be wrong.
            fill(this.words.onAir.asOf, moment(now + (list.asOf - Date.now()) / 1000, drawing))
          : '',
        drawZone(shownZones(zone, this.stationZone, shown, status === 'loading'), words, (zoneChoice) =>
          this.choose({ zoneChoice }),
        ),
      )}
      ${drawTabs(drawing, (chosen) => this.choose({ chosen }))}
      <div
        class="body"
        @focusin=${() => this.withHands()}
        @click=${(event: Event) => this.onShow(event)}
        @keydown=${(event: KeyboardEvent) => this.hands?.onKey(event)}
      >
        ${waiting ? html`<div class="over"><slot></slot>${message}</div>` : message} ${drawWeek(drawing)}
        ${drawUpcoming(shows, drawing)}
      </div>
      ${this.hasAttribute('calendar') ? this.addWeek() : nothing}
      ${this.hands?.draw(drawing, this.hasAttribute('calendar') && ((show) => void this.save([show], show.name)))}
    </div>`;
  }

  private addWeek(): TemplateResult {
    const { weekView, shown, texts } = this;
    const shows = weekView.days.flatMap(({ blocks }) =>
      blocks.filter(({ part }) => !part).map(({ airing }) => airing),
    );
    const name = texts.days(shown.firstDay, daysAfter(shown.firstDay, 6));
    return drawAddWeek(this.scheduleWords, shows.length ? () => void this.save(shows, name) : null);
  }

  private async save(shows: readonly Show[], name: string): Promise<void> {
    const saving = await import('./save-calendar.js').catch(() => null);
    saving?.saveCalendar(shows, name, this.station, this.stationZone ?? this.shown.zone.name);
  }

  /** What the visitor chose. */
  private choose(chosen: { weeks?: number; chosen?: number; zoneChoice?: string }): void {
    Object.assign(this, chosen);
    this.requestUpdate();
  }

  private onShow({ target }: Event): void {
    const show = (target as Element).closest<HTMLButtonElement>('[part~=show]');
    if (show) void this.withHands().then((hands) => hands?.open(show, this.weekView));
  }

  /** Most visitors only look: what is done with keys and presses comes when somebody is about to. */
  private async withHands(): Promise<Hands | null> {
    const loaded = await import('./week-interaction.js').catch(() => null);
    return (this.hands ??= loaded && new loaded.Hands(this, this.stopOfTab));
  }
}
