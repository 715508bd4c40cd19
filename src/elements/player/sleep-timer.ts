import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { nowNext } from '../../schedule/now-next.js';
import { nothingListed, type ListSnapshot } from '../../station/lists/list-feed.js';
import type { Airing } from '../../station/lists/week.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { formatDuration, intlLocale, labelledTime } from '../format/times.js';
import { CHEVRON_DOWN, renderIcon } from '../ui/icons.js';
import { listeningWords } from './listening-words.js';
import type { Playback } from '../playback/playback.js';
import { sleepStyles } from './sleep-timer.styles.js';
import { FADE_MS, fadeAt, sleepTime, storeSleepTime, type SleepTime } from './sleep-time.js';

/** `LazyChunk` adds these styles to the player. */
export const styles = [sleepStyles];

const CHOICES_MIN = [15, 30, 45, 60];
const MINUTE_MS = 60_000;
const FADE_STEP_MS = 250;

/**
 * Stops the sound at a chosen time, which is shared with the site's other tabs and with the next page. Each update of
 * the player compares that time with the clock, every second while there is sound. A timeout would be late in hidden
 * pages and after the device was asleep.
 */
export class SleepTimer implements ReactiveController {
  /** The schedule, which provides the end of the current show. It is followed only while the menu is open. */
  private readonly week: SubscriptionController<ListSnapshot<Airing>>;
  private fadeTimer: ReturnType<typeof setInterval> | undefined;

  /** `isMenuOpen` returns whether the player's menu is open. */
  constructor(
    private readonly playback: Playback,
    private readonly isMenuOpen: () => boolean,
  ) {
    this.week = new SubscriptionController<ListSnapshot<Airing>>(playback.host, nothingListed);
    playback.host.addController(this);
    // Start loading the text.
    this.words();
  }

  hostUpdate(): void {
    this.week.follow(this.isMenuOpen() ? this.playback.host.shownStation.week : null);
  }

  hostUpdated(): void {
    this.check();
  }

  hostDisconnected(): void {
    clearInterval(this.fadeTimer);
    this.fadeTimer = undefined;
  }

  private check(): void {
    const { playback } = this;
    const time = sleepTime();
    const now = Date.now();
    const isOver = !!time && now >= time.at;
    // Only the player that plays the sound turns off the timer. That player may be in another tab.
    if (isOver && playback.sound.isOn) {
      storeSleepTime(null);
      if (playback.startedAt < time.at) playback.stop();
    }
    playback.fade = time && !isOver ? fadeAt(time, now) : 1;
    playback.applyVolume();
    this.setFadeTimer(!!time && !isOver && playback.sound.isOn && time.at - now <= FADE_MS);
  }

  private setFadeTimer(isFading: boolean): void {
    if (isFading) this.fadeTimer ??= setInterval(() => this.check(), FADE_STEP_MS);
    else if (this.fadeTimer !== undefined) {
      clearInterval(this.fadeTimer);
      this.fadeTimer = undefined;
      this.playback.host.requestUpdate();
    }
  }

  /** The end of the current show for the listener, by the visitor's clock, in milliseconds; null if unknown. */
  private get showEnd(): number | null {
    const { settings, shownStation } = this.playback.host;
    const heardAt = shownStation.now() - settings.delay;
    const end = nowNext(this.week.value.records, heardAt / 1000).now?.end_ts;
    return end ? Date.now() + end * 1000 - heardAt : null;
  }

  /**
   * Returns the label of the menu button while the timer is on, such as "Sleep timer: 29 minutes"; empty if it is off.
   */
  label(): string {
    const time = futureTime();
    const words = time && this.words();
    return words ? `${words.sleep}: ${this.minutesText(Math.ceil((time.at - Date.now()) / MINUTE_MS))}` : '';
  }

  /** Renders the choice while the menu is open. */
  render(): TemplateResult | typeof nothing {
    const words = this.isMenuOpen() && this.words();
    if (!words) return nothing;
    const time = futureTime();
    const end = this.showEnd;
    const { settings } = this.playback.host;
    const choices: [value: string, text: string][] = [
      ['', words.off],
      ...CHOICES_MIN.map((count): [string, string] => [String(count), this.minutesText(count)]),
    ];
    if (end || time?.choice === 'show') {
      const clockTime = labelledTime((end ?? time!.at) + this.clockOffset, settings);
      choices.push(['show', `${words.showEnd} · ${clockTime}`]);
    }
    const chosen = time?.choice ?? '';
    return html`<div part="sleep" class="choice">
      <select aria-label=${this.label() || words.sleep} @change=${this.handleChange}>
        ${choices.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
      </select>
      <span aria-hidden="true"
        >${words.sleep}:
        <bdi>${time ? formatDuration(time.at - Date.now()) : words.off}</bdi>${renderIcon(CHEVRON_DOWN)}</span
      >
    </div>`;
  }

  private readonly handleChange = ({ target }: Event): void => {
    const choice = (target as HTMLSelectElement).value;
    const from = Date.now();
    const at = choice === 'show' ? this.showEnd : from + Number(choice) * MINUTE_MS;
    const time: SleepTime | null = choice && at ? { at, from, choice } : null;
    storeSleepTime(time);
    this.playback.host.requestUpdate();
  };

  /** Milliseconds by which the station's clock is ahead of the visitor's. */
  private get clockOffset(): number {
    return this.playback.host.shownStation.now() - Date.now();
  }

  private words(): ReturnType<typeof listeningWords.in> {
    const { host } = this.playback;
    return listeningWords.in(host.settings.lang, () => host.requestUpdate());
  }

  /** Returns, for example, "15 minutes". */
  private minutesText(count: number): string {
    const locale = intlLocale(this.playback.host.settings.lang);
    try {
      return count.toLocaleString(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    } catch {
      // Safari before 14.1 doesn't support units.
      return `${count.toLocaleString(locale)} min`;
    }
  }
}

/** Returns null if the timer is off or has ended. */
function futureTime(): SleepTime | null {
  const time = sleepTime();
  return time && time.at > Date.now() ? time : null;
}
