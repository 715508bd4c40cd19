import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Selects the first block of each show, but not its continuation on the next day. */
export const SHOW = 'li:not([aria-hidden]) > [part~=show]';

/** Whether a key can move the focus between shows. */
export function isNavigationKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^(Arrow|Home|End)/.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** Keeps one show of the week in the tab order and scrolls the list to it. Arrow keys move between the shows. */
export class RovingTabindex implements ReactiveController {
  private current: HTMLElement | null = null;
  /**
   * The layout in which the list was last scrolled; '' if the list has no size, for example in a closed tab or dialog.
   */
  private layout = '';
  private observedList: Element | null = null;
  private readonly resizeObserver =
    globalThis.ResizeObserver && new ResizeObserver(() => this.handleResize());

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  /** Selects the focused show, otherwise the current one, otherwise the first one. */
  hostUpdated(): void {
    const root = this.host.shadowRoot!;
    const first = (selector: string): HTMLElement | null => root.querySelector(selector);
    const focused = root.activeElement as HTMLElement | null;
    const next = focused?.matches('.column ' + SHOW) ? focused : this.defaultShow(root);
    const list = first('[part=week]');
    if (list !== this.observedList) {
      this.resizeObserver.disconnect();
      if (list) this.resizeObserver.observe(list);
      this.observedList = list;
    }
    if (next === this.current) return;
    this.moveTo(next);
    if (next && next !== focused) this.scrollToShow(next);
  }

  /**
   * The default show in the list of one day. In today's list, the current show and those before it are hidden, because
   * the current show is displayed above the list.
   */
  private defaultShow(root: ShadowRoot): HTMLElement | null {
    const shows = ['[part~=show-on-air]', ':not(.past *, .on *)', ''].map((state) =>
      root.querySelector<HTMLElement>('.chosen ' + SHOW + state),
    );
    return (
      shows.find((show) => show?.offsetParent) ?? shows.find(Boolean) ?? root.querySelector('.column ' + SHOW)
    );
  }

  /**
   * Scrolls the list to the current show and its day, or to this show if there is no current one. The page isn't
   * scrolled.
   */
  private scrollToShow(show: HTMLElement): void {
    const list = show.closest<HTMLElement>('[part=week]')!;
    this.layout = layoutOf(list);
    const line = this.host.shadowRoot!.querySelector<HTMLElement>('.chosen [part=now-line]');
    const top = positionOf(line?.closest('li') ?? show).top;
    // Keep the line for the current time visible if the show is taller than the list.
    const lineTop = line ? positionOf(line).top + line.offsetHeight - 0.75 * list.clientHeight : top;
    const padding = parseFloat(getComputedStyle(list).paddingTop);
    list.scrollTop = Math.max(top, lineTop) - padding - positionOf(list).top;
    const days = show.closest<HTMLElement>('.days')!;
    const column = show.closest<HTMLElement>('.column')!;
    const isRtl = getComputedStyle(days).direction === 'rtl';
    const startOf = (element: HTMLElement): number =>
      positionOf(element).left + (isRtl ? element.offsetWidth : 0);
    days.scrollLeft = startOf(column) - startOf(days);
  }

  /** Scrolls again when the layout switches between the grid and one day, or when the list becomes visible. */
  private handleResize(): void {
    const layout = layoutOf(this.observedList!);
    if (layout && this.layout !== layout && this.current) this.scrollToShow(this.current);
    this.layout = layout;
  }

  moveTo(show: HTMLElement | null): void {
    if (this.current) this.current.tabIndex = -1;
    this.current = show;
    if (show) show.tabIndex = 0;
  }
}

/**
 * Returns the position of an element in the page, ignoring scrolling and transforms, because the element may be scaled
 * to nothing at first, for example in a dialog that grows.
 */
function positionOf(element: HTMLElement): { left: number; top: number } {
  const { offsetLeft: left, offsetParent, offsetTop: top } = element;
  if (!offsetParent) return { left, top };
  const outer = positionOf(offsetParent as HTMLElement);
  return {
    left: outer.left + offsetParent.clientLeft + left,
    top: outer.top + offsetParent.clientTop + top,
  };
}

/** Returns the display type of a list; '' if it has no size. */
function layoutOf(list: Element): string {
  return list.clientHeight ? getComputedStyle(list).display : '';
}
