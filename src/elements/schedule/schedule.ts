/**
 * In:  what a station plans, and how a page's author and its visitor want to see it.
 * Out: the week: as a grid, as days, or as what is on now and next.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { daysAfter } from '../../schedule/calendar.js';
import { dayAt } from '../../schedule/wall-text.js';
import { hoursShown, rangeOf, type Shown } from '../../schedule/week-days.js';
import { weekOf } from '../../schedule/week-of.js';
import { schedule as english } from '../../words/en/tags.js';
import { fill } from '../../words/fill.js';
import { calendarAddress } from '../../station/lists/calendar-address.js';
import { loadChunk } from '../../station/load-chunk.js';
import type { Station } from '../../station/station.js';
import { booleanAttribute, choiceAttribute, numberAttribute } from '../base/converters.js';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { TickController } from '../controllers/tick-controller.js';
import { timeZoneAttribute } from '../base/time-zone-attribute.js';
import { zoneByName } from '../format/zones.js';
import { CalendarTexts } from './calendar-texts.js';
import { FacesController } from './faces-controller.js';
import { renderBar, renderCalendar, renderZone } from './render-bar.js';
import { dayAndTime, renderUpcoming } from './render-upcoming.js';
import { renderTabs, renderWeek, type RenderContext } from './render-week.js';
import { isArrow, RovingTabindex } from './roving-tabindex.js';
import { styles } from './schedule.styles.js';
import { WeekController } from './week-controller.js';
import type { WeekInteraction } from './week-interaction.js';
import { showOnAir, weekView, withOnAir, type Show, type WeekView } from './week-view.js';
import { shownZones, zoneFor } from './zones.js';

/** What even the shortest block takes of the grid's height, as the style sheet has it: minutes. */
const SHORTEST = 33;

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
 * @csspart subscribe - The link by which a calendar subscribes to the schedule, where the panel has one.
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
 * @csspart more - How many shows of a day there is no room for, below it.
 * @csspart now-line - Where now is: how much of the show on air is over, or a line between two shows.
 * @csspart upcoming - The list of what is on now and next.
 * @csspart when - The words now, next and later.
 * @csspart details - The dialog about one show.
 * @csspart details-name - The show's name in it.
 * @csspart details-time - The show's day and time in it.
 * @csspart show-host - Who hosts it, where the page says so.
 * @csspart show-text - What the page says of it, in the dialog.
 * @csspart show-link - Where the page says more of it, in the dialog.
 * @csspart listen - The button that starts the page's player: at the show on air, and in the dialog about it.
 * @csspart add-show - The button that saves the show as a calendar file.
 * @csspart close - The button that closes the dialog.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - The now line, today, and the edge of shows without a colour.
 * @cssproperty [--onair-radius=0.375em] - Corners.
 * @cssproperty [--onair-hour=2.5em] - Height of an hour in the grid.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairSchedule extends OnairElement {
  static override styles = [baseStyles, styles];

  /** `week`, `day` or `now`; `auto` goes by the element's own width. */
  @property({ converter: choiceAttribute('view', ['auto', 'week', 'day', 'now'], 'auto') })
  view: 'auto' | 'week' | 'day' | 'now' = 'auto';
  /** Zone of the times: `station`, `local`, or an IANA name; the station's unless set here or around. */
  @property({ attribute: 'time-zone', converter: timeZoneAttribute }) timeZone: string | null = null;
  /** Cast types that are shown, with blanks or commas between them: `radioshow relay`. All unless set. */
  @property() only: string | null = null;
  /** First hour shown, 0 to 23. */
  @property({ attribute: 'from-hour', converter: numberAttribute('from-hour', 0) }) fromHour = 0;
  /** Last hour shown, 1 to 24, or past 24 for the night after: 26 is 02:00. */
  @property({ attribute: 'to-hour', converter: numberAttribute('to-hour', 24) }) toHour = 24;
  /** Lets visitors save shows and weeks as calendar files, and subscribe to the schedule where the panel has a calendar. */
  @property({ converter: booleanAttribute }) calendar = false;

  /** How many weeks after this one is shown. */
  @state() private weekOffset = 0;
  /** The day that the visitor chose: the wall second of its midnight; null for today, or the week's first. */
  @state() private selectedDay: number | null = null;
  /** The zone that the visitor chose; empty for the author's. */
  @state() private selectedZone = '';

  private readonly week = new WeekController(this);
  private readonly tick = new TickController(this);
  private readonly shows = new FacesController(this);
  private readonly rovingTabindex = new RovingTabindex(this);
  private interaction: WeekInteraction | null = null;
  /** Whether the code of `interaction` was loaded for a player on the page. */
  private hasTriedInteraction = false;
  private isPartMissing = false;
  private drawnStation: Station | null = null;
  private scheduleWords = english;
  private texts!: CalendarTexts;
  /** Unix seconds. */
  private now = 0;
  private shown!: Shown;
  private weekView!: WeekView;
  /** What `weekView` was made from. */
  private inputs: readonly unknown[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { isPrerender, shownStation: station, week } = this;
    const { lang } = this.settings;
    this.scheduleWords = this.localized({ schedule: english }).schedule;
    if (lang !== this.texts?.lang || isPrerender !== this.texts.isBlank) {
      this.texts = new CalendarTexts(lang, isPrerender);
    }
    if (station !== this.drawnStation) {
      this.drawnStation = station;
      this.weekOffset = 0;
      this.selectedZone = '';
    }
    // What a server renders is kept for longer than a moment: none of the days that it shows is today.
    this.now = isPrerender ? -1 : station.now() / 1000;
    this.followWeek();
    this.updateView();
    const { status, failure } = week.value;
    this.status = status === 'ready' && !this.isPlanned() ? 'empty' : status;
    this.failure = failure;
  }

  private followWeek(): void {
    this.shown = this.readShown();
    if (this.isPrerender || !this.followShown()) return;
    this.selectedDay = null;
    // What is known of the week already may name the station's zone, in which it may be another week.
    this.shown = this.readShown();
    this.followShown();
  }

  private readShown(): Shown {
    const { fromHour, isPrerender, now, selectedZone, settings, texts, toHour, week, weekOffset } = this;
    const zone = zoneByName(isPrerender ? 'UTC' : zoneFor(selectedZone || settings.zone, week.stationZone));
    const firstDay = isPrerender ? 0 : daysAfter(weekOf(now, zone, texts.firstWeekday), 7 * weekOffset);
    return { zone, firstDay, count: 7, shortest: SHORTEST, ...hoursShown(fromHour, toHour) };
  }

  /** A day more at both ends, so that one answer does for every zone. The next page has a copy of this week at once. */
  private followShown(): boolean {
    const { firstDay } = this.shown;
    return this.week.update(daysAfter(firstDay, -1), daysAfter(firstDay, 8), !this.weekOffset);
  }

  /** A minute that passes changes the marks, not the blocks, unless a day has too many of them. */
  private updateView(): void {
    const { records } = this.week.value;
    const inputs = [records, ...(Object.values(this.shown) as unknown[]), this.only];
    if (!inputs.every((each, index) => each === this.inputs[index])) {
      this.inputs = inputs;
      const only = (this.only ?? '').split(/[\s,]+/).filter(Boolean);
      this.weekView = weekView(records, only, this.shown, rangeOf(this.shown).end_ts, this.now);
    }
    this.weekView = withOnAir(this.weekView, this.shown, this.now);
  }

  /** Whether there is anything in the days that are shown. */
  private isPlanned(): boolean {
    return this.weekView.days.some(({ blocks }) => blocks.length);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.tick.setPeriod(this.weekView.shows.length ? 60000 : 0);
    // On a page with a player, the list of what is on now starts it.
    // Tried once: an update that loads again after each failure would never end.
    if (!this.hasTriedInteraction && document.querySelector('onair-player')) {
      this.hasTriedInteraction = true;
      void this.loadInteraction();
    }
  }

  /** Asks the panel again at once: for pages that know of a change. */
  refresh(): void {
    this.week.refresh();
  }

  private onClick({ target }: Event): void {
    const show = (target as Element).closest<HTMLButtonElement>('[part~=show]');
    if (!show) return;
    void this.loadInteraction().then((interaction) => interaction?.open(show, this.weekView));
  }

  private onKeydown(event: KeyboardEvent): void {
    const { interaction } = this;
    if (interaction) {
      if (interaction.onKeydown(event)) event.preventDefault();
    } else if (isArrow(event) && !this.isPartMissing) {
      event.preventDefault();
      void this.loadInteraction().then((loaded) => loaded?.onKeydown(event));
    }
  }

  /** Most visitors only look: the code for keys and presses comes when somebody is about to use it. */
  private async loadInteraction(): Promise<WeekInteraction | null> {
    if (this.interaction) return this.interaction;
    const code = await this.load(() => import('./week-interaction.js'));
    try {
      this.interaction ??= code && new code.WeekInteraction(this, this.rovingTabindex);
    } catch (error) {
      // A cache or a browser may deliver a file that is not the one that was built with this file.
      console.error(error);
      this.isPartMissing = true;
      this.requestUpdate();
    }
    return this.interaction;
  }

  private async save(shows: readonly Show[], name: string): Promise<void> {
    const code = await this.load(() => import('./save-calendar.js'));
    code?.saveCalendar(shows, name, this.shownStation, this.week.stationZone ?? this.shown.zone.name);
  }

  private async load<T>(part: () => Promise<T>): Promise<T | null> {
    const code = await loadChunk(part).catch(() => null);
    this.isPartMissing = !code;
    this.requestUpdate();
    return code;
  }

  protected override render(): TemplateResult {
    const { calendar, interaction } = this;
    const { lang } = this.settings;
    const context = this.context();
    // A week that is asked for again is shown as it was, without outlines.
    const status = this.isPlanned() && this.status === 'loading' ? 'ready' : this.status;
    // A server doesn't know the day: it leaves the room that today takes.
    const isToday = this.isPrerender || context.selectedDay === context.today;
    const look = `${status} ${this.view}${isToday ? ' current' : ''}`;
    return html`<div part="schedule" class=${look} lang=${lang} dir=${this.direction}>
      ${this.renderBar(context, status)} ${this.isPartMissing ? this.renderMissingChunk() : nothing}
      ${renderTabs(context, (day) => (this.selectedDay = day))}
      <div
        class="body"
        @focusin=${() => !this.isPartMissing && this.loadInteraction()}
        @click=${(event: Event) => this.onClick(event)}
        @keydown=${(event: KeyboardEvent) => this.onKeydown(event)}
      >
        ${this.renderMessage(status)}
        ${renderUpcoming(this.weekView.shows, context, interaction?.listen() ?? null)} ${renderWeek(context)}
      </div>
      ${calendar ? this.renderCalendar() : nothing}
      ${interaction?.render(context, calendar ? (show) => void this.save([show], show.name) : null)}
    </div>`;
  }

  private context(): RenderContext {
    const { now, selectedDay, shown, texts, scheduleWords: words } = this;
    const { days, shows } = this.weekView;
    const today = dayAt(shown.zone.wallAt(now));
    const firstChoice = days.some(({ day }) => day === today) ? today : shown.firstDay;
    return {
      ...{ texts, words, now, shown, days, today, faces: this.shows.faces },
      onAir: showOnAir(shows, now),
      selectedDay: selectedDay ?? firstChoice,
    };
  }

  private renderBar(context: RenderContext, status: string): TemplateResult {
    const { now, scheduleWords, settings, shown, week, weekOffset } = this;
    const { asOf } = week.value;
    const zones = shownZones(settings.zone, week.stationZone, shown, status === 'loading');
    return renderBar(
      context,
      weekOffset === 0,
      (step) => (this.weekOffset = step && weekOffset + step),
      status === 'stale' && asOf
        ? // By the station's clock, as everything here: the visitor's may be wrong.
          fill(this.words.onAir.asOf, dayAndTime(now + (asOf - Date.now()) / 1000, context))
        : '',
      renderZone(zones, scheduleWords, (zone) => (this.selectedZone = zone)),
    );
  }

  /** What the page has put inside, while there is no week to show, and why there is none. */
  private renderMessage(status: string): TemplateResult | '' {
    const { isPrerender, scheduleWords, words } = this;
    const sentence = this.isPlanned() ? '' : this.sentence(scheduleWords.nothing, words.onAir.noAnswer);
    const message = sentence && html`<p part="message">${sentence}</p>`;
    const isWaiting = status === 'loading' || status === 'failed';
    // A server does not know what the page has put inside: there the style sheet decides.
    if (!isWaiting || !(isPrerender || this.textContent.trim())) return message;
    return html`<div class="over"><slot></slot>${message}</div>`;
  }

  private renderCalendar(): TemplateResult {
    const { isPrerender, weekView, shown, shownStation: station, texts } = this;
    const blocks = weekView.days.flatMap((day) => [...day.blocks, ...day.hidden]);
    const shows = [...new Set(blocks.map(({ airing }) => airing))];
    const name = texts.days(shown.firstDay, daysAfter(shown.firstDay, 6));
    const save = shows.length ? () => void this.save(shows, name) : null;
    // What another tag has learned of the panel is not in what a server rendered.
    return renderCalendar(this.scheduleWords, save, isPrerender ? null : calendarAddress(station));
  }
}
