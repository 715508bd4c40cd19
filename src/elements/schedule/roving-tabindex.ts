/**
 * In:  the shows of a week, as they are rendered.
 * Out: one of them that the Tab key reaches. The arrow keys move between them.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A show, unless it is the rest of one that stands in a day before. */
export const SHOW = 'li:not([aria-hidden]) > [part~=show]';

export class RovingTabindex implements ReactiveController {
  private current: HTMLElement | null = null;

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
    if (next === this.current) return;
    this.moveTo(next);
    // The list of a day scrolls past what is over. The page itself stays where it is.
    const list = next?.closest('.column');
    if (list) list.scrollTop += next!.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }

  moveTo(show: HTMLElement | null): void {
    if (this.current) this.current.tabIndex = -1;
    this.current = show;
    if (show) show.tabIndex = 0;
  }
}
