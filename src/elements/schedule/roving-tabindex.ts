/**
 * In:  the shows of a week, as they are rendered.
 * Out: one of them that the Tab key reaches, and that the list begins with. The arrow keys move between them.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A show, unless it is the rest of one that stands in a day before. */
export const SHOW = 'li:not([aria-hidden]) > [part~=show]';

/** A key that may move the focus, pressed before it is known where to. */
export function isArrow({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^(Arrow|Home|End)/.test(key) && !ctrlKey && !metaKey && !altKey;
}

export class RovingTabindex implements ReactiveController {
  private current: HTMLElement | null = null;
  private form = '';
  private resizes: ResizeObserver | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  /** Keeps the show that has the focus; else it is the one on the air, or the first. */
  hostUpdated(): void {
    const root = this.host.shadowRoot!;
    const first = (selector: string): HTMLElement | null => root.querySelector(selector);
    const focused = root.activeElement as HTMLElement | null;
    const next = focused?.matches('.column ' + SHOW)
      ? focused
      : (first('.chosen ' + SHOW + '[part~=show-on-air]') ??
        first('.chosen ' + SHOW) ??
        first('.column ' + SHOW));
    if (!this.resizes) {
      const list = root.querySelector('[part=week]')!;
      this.resizes = new ResizeObserver(() => this.onResize(list));
      this.resizes.observe(list);
    }
    if (next === this.current) return;
    this.moveTo(next);
    if (next && next !== focused) this.scrollPast(next);
  }

  /** The list begins with what is on the air, else with this show, whose day is in the middle. The page itself stays where it is. */
  private scrollPast(show: HTMLElement): void {
    const list = show.closest('[part=week]')!;
    const line = this.host.shadowRoot!.querySelector('.chosen [part=now-line]');
    const { top } = (line?.closest('li') ?? show).getBoundingClientRect();
    // Of a show that is higher than the list, now is seen.
    const now = line ? line.getBoundingClientRect().bottom - 0.75 * list.clientHeight : top;
    const padding = parseFloat(getComputedStyle(list).paddingTop);
    list.scrollTop += Math.max(top, now) - padding - list.getBoundingClientRect().top;
    const days = show.closest('.days')!;
    days.scrollLeft += middleOf(show.closest('.column')!) - middleOf(days);
  }

  /** What was in sight in one form is not in another: a phone is turned, a window made wider. */
  private onResize(list: Element): void {
    const form = getComputedStyle(list).display;
    if (this.form && this.form !== form && this.current) this.scrollPast(this.current);
    this.form = form;
  }

  moveTo(show: HTMLElement | null): void {
    if (this.current) this.current.tabIndex = -1;
    this.current = show;
    if (show) show.tabIndex = 0;
  }
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
