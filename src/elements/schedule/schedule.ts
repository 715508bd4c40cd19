import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { daysAfter } from '../../schedule/calendar.js';
import { dayAt } from '../../schedule/wall-text.js';
import { hoursShown, rangeOf, type Shown } from '../../schedule/week-days.js';
import { weekOf } from '../../schedule/week-of.js';
import { schedule as english } from '../../words/en/schedule.js';
import { fill } from '../../words/fill.js';
import { calendarAddress } from '../../station/lists/calendar-address.js';
import type { Station } from '../../station/station.js';
import { elementsIn } from '../page/nodes.js';
import { booleanAttribute, choiceAttribute, numberAttribute } from '../base/converters.js';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import { unsupportedSentence } from '../base/sentence.js';
import { TickController } from '../controllers/tick-controller.js';
import { timeZoneAttribute } from '../base/time-zone-attribute.js';
import { isUnsupported } from '../base/unsupported-lists.js';
import { zoneByName } from '../format/zones.js';
import { CalendarTexts } from './calendar-texts.js';
import { renderBar, renderCalendar, renderZone } from './render-bar.js';
import { dayAndTime, renderUpcoming } from './render-upcoming.js';
import { renderTabs, renderWeek, type RenderContext } from './render-week.js';
import { isNavigationKey, RovingTabindex } from './roving-tabindex.js';
import { saveCalendar } from './save-calendar.js';
import { styles } from './schedule.styles.js';
import { ShowProfilesController } from '../ui/show-profiles-controller.js';
import { WeekController } from './week-controller.js';
import type { WeekInteraction } from './week-interaction.js';
import { showOnAir, weekView, withOnAir, type Show, type WeekView } from './week-view.js';
import { resolveZone, zoneChoice } from './zone-choice.js';

/** Height of the shortest block in the grid, in minutes. The style sheet sets the same minimum. */
const SHORTEST_BLOCK_MINUTES = 33;

/**
 * @summary A station's weekly schedule, in the station's time zone or the visitor's. Weeks with clock changes are shown correctly.
 * @slot - Shown until the first data arrives, and permanently without JavaScript.
 * @csspart schedule - The container.
 * @csspart bar - The bar above the week.
 * @csspart previous - The button that shows the previous week.
 * @csspart following - The button that shows the next week.
 * @csspart today - The button that returns to the current week.
 * @csspart range - The dates of the shown week.
 * @csspart zone - The select for the time zone, or the zone's name if there is only one.
 * @csspart add-week - The button that saves the week as a calendar file.
 * @csspart subscribe - The link that subscribes to the schedule in a calendar app, if the panel has a calendar.
 * @csspart state - The time of the last update, if the station can't be reached.
 * @csspart tabs - The buttons that select a day.
 * @csspart tab - The button for one day.
 * @csspart chosen-tab - The button for the shown day.
 * @csspart week - The hours and the days.
 * @csspart hour - The label of an hour, at the side of the week.
 * @csspart day - The name of a day above its column.
 * @csspart show - One airing: a block in the grid, or a row of a list.
 * @csspart show-on-air - The current show.
 * @csspart show-name - The name of a show.
 * @csspart show-time - The time of a show.
 * @csspart more - The number of hidden shows, below a day with too many.
 * @csspart now-line - The line at the current time, along the current show or between two shows.
 * @csspart upcoming - The list of the current and the next shows.
 * @csspart when - The label of the current show.
 * @csspart details - The dialog about one show.
 * @csspart details-name - The name of the show in the dialog.
 * @csspart details-time - The day and time of the show in the dialog.
 * @csspart show-host - The host of a show, from the page's show profiles.
 * @csspart show-text - The text about a show in the dialog, from the page's show profiles.
 * @csspart show-link - The link of a show in the dialog, from the page's show profiles.
 * @csspart listen - The button that starts and stops the page's player, at the current show and in its dialog.
 * @csspart add-show - The button that saves the show as a calendar file.
 * @csspart close - The button that closes the dialog.
 * @csspart message - The sentence shown if there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Colour of the line at the current time, of today, and of the edge of shows without a colour.
 * @cssproperty [--onair-radius=0.375em] - Corner radius.
 * @cssproperty [--onair-hour=2.5em] - Height of an hour in the grid.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairSchedule extends OnairElement {
  static override styles = [baseStyles, styles];

  /** `week`, `day` or `now`. `auto` chooses by the element's width. */
  @property({ converter: choiceAttribute('view', ['auto', 'week', 'day', 'now'], 'auto') })
  view: 'auto' | 'week' | 'day' | 'now' = 'auto';
  /**
   * Time zone: `station`, `local`, or an IANA name. Defaults to the surrounding station element's, or the station's
   * zone.
   */
  @property({ attribute: 'time-zone', converter: timeZoneAttribute }) timeZone: string | null = null;
  /** Cast types to show, separated by spaces or commas: `radioshow relay`. Defaults to all. */
  @property() only: string | null = null;
  /** First hour, 0 to 23. */
  @property({ attribute: 'from-hour', converter: numberAttribute('from-hour', 0) }) fromHour = 0;
  /** Last hour, 1 to 24. Values above 24 include the following night: 26 is 02:00. */
  @property({ attribute: 'to-hour', converter: numberAttribute('to-hour', 24) }) toHour = 24;
  /**
   * Lets visitors save shows and weeks as calendar files, and subscribe to the schedule if the panel has a calendar.
   */
  @property({ converter: booleanAttribute }) calendar = false;

  /** Number of weeks after the current one; negative before it. */
  @state() private weekOffset = 0;
  /**
   * The day that the visitor chose, given as its local midnight in seconds. If null, the element shows today or, in
   * another week, the first day.
   */
  @state() private selectedDay: number | null = null;
  /** The time zone that the visitor chose; empty for the page's zone. */
  @state() private selectedZone = '';

  private readonly week = new WeekController(this);
  private readonly tick = new TickController(this);
  private readonly profiles = new ShowProfilesController(this);
  private readonly rovingTabindex = new RovingTabindex(this);
  private readonly interactionChunk = new LazyChunk(
    this,
    () => import('./week-interaction.js'),
    (code) => (this.interaction = new code.WeekInteraction(this, this.rovingTabindex)),
  );
  private interaction: WeekInteraction | null = null;
  private renderedStation: Station | null = null;
  private scheduleWords = english;
  private texts!: CalendarTexts;
  /** The station's time, in Unix seconds. */
  private now = 0;
  private shown!: Shown;
  private weekView!: WeekView;
  /** The values that `weekView` was computed from. */
  private inputs: readonly unknown[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { isPrerender, shownStation: station, week } = this;
    const { lang } = this.settings;
    this.scheduleWords = this.localized({ schedule: english }).schedule;
    if (lang !== this.texts?.lang || isPrerender !== this.texts.isBlank) {
      this.texts = new CalendarTexts(lang, isPrerender);
    }
    if (station !== this.renderedStation) {
      this.renderedStation = station;
      this.weekOffset = 0;
      this.selectedZone = '';
    }
    // A server doesn't mark any day as today, because the rendered page may be cached.
    this.now = isPrerender ? -1 : station.now() / 1000;
    this.followWeek();
    this.updateView();
    const { status, failure } = week.value;
    this.status = status === 'ready' && !this.hasShows() ? 'empty' : status;
    this.failure = failure;
  }

  private followWeek(): void {
    this.shown = this.readShown();
    if (this.isPrerender || !this.requestWeek()) return;
    this.selectedDay = null;
    // The request may have returned stored data that contains the station's zone. In that zone, the current week may be
    // a different one.
    this.shown = this.readShown();
    this.requestWeek();
  }

  private readShown(): Shown {
    const { fromHour, isPrerender, now, selectedZone, settings, texts, toHour, week, weekOffset } = this;
    const zoneName = isPrerender ? 'UTC' : resolveZone(selectedZone || settings.zone, week.stationZone);
    const zone = zoneByName(zoneName);
    const firstDay = isPrerender ? 0 : daysAfter(weekOf(now, zone, texts.firstWeekday), 7 * weekOffset);
    const hours = hoursShown(fromHour, toHour);
    return { zone, firstDay, count: 7, shortest: SHORTEST_BLOCK_MINUTES, ...hours };
  }

  /**
   * Requests the shown week, and a day before and after it so that the response covers every zone. The current week is
   * stored for the next page. Returns true if the week has changed.
   */
  private requestWeek(): boolean {
    const { firstDay } = this.shown;
    return this.week.update(daysAfter(firstDay, -1), daysAfter(firstDay, 8), !this.weekOffset);
  }

  /**
   * Recomputes the blocks only if the data or the settings have changed. The time affects only which show is marked as
   * current.
   */
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

  /** True if there are shows on the shown days. */
  private hasShows(): boolean {
    return this.weekView.days.some(({ blocks }) => blocks.length);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.tick.setPeriod(this.weekView.shows.length ? 60000 : 0);
    // If the page has a player, the current show has a button that starts it.
    if (elementsIn(document, 'onair-player').length) void this.interactionChunk.load();
    this.keepFocus();
  }

  /**
   * If the button for the current week is focused, moves the focus to the next button, because the first one is hidden
   * in the current week.
   */
  private keepFocus(): void {
    const { activeElement } = this.shadowRoot!;
    if (this.weekOffset || !activeElement?.matches('[part=today]')) return;
    this.shadowRoot!.querySelector<HTMLElement>('[part=following]')!.focus();
  }

  /** Reloads the schedule at once. Call it after a change. */
  refresh(): void {
    this.week.refresh();
  }

  private async handleClick({ target }: Event): Promise<void> {
    const show = (target as Element).closest<HTMLButtonElement>('[part~=show]');
    if (!show) return;
    await this.interactionChunk.retry();
    this.interaction?.open(show, this.weekView);
  }

  private async handleKeydown(event: KeyboardEvent): Promise<void> {
    const { interaction, interactionChunk } = this;
    if (interaction) {
      if (interaction.handleKey(event)) event.preventDefault();
    } else if (isNavigationKey(event) && !interactionChunk.isMissing) {
      event.preventDefault();
      await interactionChunk.load();
      this.interaction?.handleKey(event);
    }
  }

  private save(shows: readonly Show[], name: string): void {
    saveCalendar(shows, name, this.shownStation, this.week.stationZone ?? this.shown.zone.name);
  }

  protected override render(): TemplateResult {
    const { calendar, interaction, interactionChunk } = this;
    const { lang } = this.settings;
    if (isUnsupported('week', this.settings, this.failure)) return this.renderUnsupported();
    const context = this.context();
    // Show a known week without placeholders while it is requested again.
    const status = this.hasShows() && this.status === 'loading' ? 'ready' : this.status;
    // The server doesn't mark a day as today, so it reserves space for today's list.
    const isToday = this.isPrerender || context.selectedDay === context.today;
    const classes = [status, this.view, isToday && 'current', isContinued(context) && 'continued']
      .filter(Boolean)
      .join(' ');
    return html`<div part="schedule" class=${classes} lang=${lang} dir=${this.direction}>
      ${this.renderBar(context, status)} ${interactionChunk.isMissing ? this.renderMissingChunk() : nothing}
      ${renderTabs(context, (day) => (this.selectedDay = day))}
      <div
        class="body"
        @focusin=${() => interactionChunk.load()}
        @click=${this.handleClick}
        @keydown=${this.handleKeydown}
      >
        ${this.renderMessage(status)}
        ${renderUpcoming(this.weekView.shows, context, interaction?.listenAction() ?? null)}
        ${renderWeek(context)}
      </div>
      ${calendar ? this.renderCalendar() : nothing}
      ${interaction?.render(context, calendar ? (show) => this.save([show], show.name) : null)}
    </div>`;
  }

  /** Renders a message without reserving space for a week, because the server doesn't provide any. */
  private renderUnsupported(): TemplateResult {
    const { lang } = this.settings;
    return html`<div part="schedule" class="unsupported" lang=${lang} dir=${this.direction}>
      <slot></slot>
      <p part="message">${unsupportedSentence('week', lang)}</p>
    </div>`;
  }

  private context(): RenderContext {
    const { now, selectedDay, shown, texts, scheduleWords: words } = this;
    const { days, shows } = this.weekView;
    const today = dayAt(shown.zone.wallAt(now));
    const defaultDay = days.some(({ day }) => day === today) ? today : shown.firstDay;
    return {
      texts,
      words,
      now,
      shown,
      days,
      today,
      profiles: this.profiles.profiles,
      onAir: showOnAir(shows, now),
      selectedDay: selectedDay ?? defaultDay,
    };
  }

  private renderBar(context: RenderContext, status: string): TemplateResult {
    const { now, scheduleWords, settings, shown, week, weekOffset } = this;
    const { asOf } = week.value;
    const zones = zoneChoice(settings.zone, week.stationZone, shown, status === 'loading');
    // Use the station's time, because the visitor's clock may be wrong.
    const asOfTs = asOf ? now + (asOf - Date.now()) / 1000 : 0;
    return renderBar(
      context,
      weekOffset === 0,
      (step) => (this.weekOffset = step && weekOffset + step),
      status === 'stale' && asOf ? fill(this.words.onAir.asOf, dayAndTime(asOfTs, context)) : '',
      renderZone(zones, scheduleWords, (zone) => (this.selectedZone = zone)),
    );
  }

  /** Renders the page's content and the message that explains why there is no week. */
  private renderMessage(status: string): TemplateResult | '' {
    const { isPrerender, scheduleWords, words } = this;
    const sentence = this.hasShows() ? '' : this.sentence(scheduleWords.nothing, words.onAir.noAnswer);
    const message = sentence && html`<p part="message">${sentence}</p>`;
    const isWaiting = status === 'loading' || status === 'failed';
    // A server can't see whether the element has content. The style sheet hides an empty slot.
    if (!isWaiting || !(isPrerender || this.textContent.trim())) return message;
    return html`<div class="over"><slot></slot>${message}</div>`;
  }

  private renderCalendar(): TemplateResult {
    const { isPrerender, weekView, shown, shownStation: station, texts } = this;
    const blocks = weekView.days.flatMap((day) => [...day.blocks, ...day.hidden]);
    const shows = [...new Set(blocks.map(({ airing }) => airing))];
    const name = texts.days(shown.firstDay, daysAfter(shown.firstDay, 6));
    const handleSave = shows.length ? () => this.save(shows, name) : null;
    // During hydration, leave out the calendar URL, because the server didn't render it.
    return renderCalendar(this.scheduleWords, handleSave, isPrerender ? null : calendarAddress(station));
  }
}

/**
 * Whether the list of one day has room for shows of the next day. Today's list starts with a tall row for the current
 * show.
 */
function isContinued({ days, now, selectedDay, today }: RenderContext): boolean {
  const index = days.findIndex(({ day }) => day === selectedDay);
  if (!days[index + 1]?.blocks.some(({ part }) => !part)) return false;
  const { blocks } = days[index]!;
  return selectedDay === today ? blocks.filter(({ start }) => start > now).length < 5 : blocks.length < 7;
}
