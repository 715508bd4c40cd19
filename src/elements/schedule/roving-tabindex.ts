/**
 * In:  the shows of a week, drawn.
 * Out: one of them in the way of the Tab key. All of a week is one stop; the arrows walk in it.
 */

/** A show, unless it is the rest of one that is there already. */
export const SHOW = 'li:not([aria-hidden]) > [part~=show]';

export class TabStop {
  private held: HTMLElement | null = null;

  constructor(private readonly root: ShadowRoot) {}

  /** After each drawing: the one with the focus, the one on the air, or the first. */
  hold(): void {
    const first = (selector: string): HTMLElement | null => this.root.querySelector(selector);
    const focused = this.root.activeElement as HTMLElement | null;
    const to = focused?.matches('.column ' + SHOW)
      ? focused
      : (first('.chosen ' + SHOW + '[part~=show-on-air]') ??
        first('.chosen ' + SHOW) ??
        first('.column ' + SHOW));
    if (to === this.held) return;
    this.moveTo(to);
    // In the list of a day, what is over is out of the way. The page itself stays where it is.
    const list = to?.closest('.column');
    if (list) list.scrollTop += to!.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }

  moveTo(show: HTMLElement | null): void {
    if (this.held) this.held.tabIndex = -1;
    this.held = show;
    if (show) show.tabIndex = 0;
  }
}
