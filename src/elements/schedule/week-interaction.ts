/**
 * In:  what a visitor does to the shows: keys, and presses.
 * Out: the focus on another show, or a dialog about one. Loaded when somebody comes near.
 */
import type { TemplateResult } from 'lit/html.js';
import { dress, type TemplateElement } from '../parts/template-element.js';
import { detailsStyles } from './details.styles.js';
import { drawDetails } from './render-details.js';
import { ShowDialog } from './show-dialog.js';
import type { WeekDrawing } from './render-week.js';
import type { TabStop } from './roving-tabindex.js';
import { walkFrom } from './arrow-navigation.js';
import type { Show, WeekView } from './week-view.js';

export class Hands {
  private readonly dialog: ShowDialog;
  private readonly root: ShadowRoot;

  constructor(
    host: TemplateElement,
    private readonly stop: TabStop,
  ) {
    this.root = host.shadowRoot!;
    dress(this.root, detailsStyles);
    this.dialog = new ShowDialog(host);
    // A dialog is drawn before it can be opened.
    host.requestUpdate();
  }

  onKey(event: KeyboardEvent): void {
    const to = walkFrom(event.target as HTMLElement, event);
    if (!to) return;
    event.preventDefault();
    this.stop.moveTo(to);
    to.focus();
  }

  /** A press on a show: a block of the week, or a row of the list of what is next. */
  open(pressed: HTMLButtonElement, { days, shows }: WeekView): void {
    const blocks = [...this.root.querySelectorAll('[part=week] [part~=show]')];
    const at = blocks.indexOf(pressed);
    const show = at < 0 ? shows[+pressed.value] : days.flatMap(({ blocks }) => blocks)[at]?.airing;
    if (show) this.dialog.open(show);
  }

  /** `save` makes a calendar file of a show; false where the page does not offer that. */
  draw(week: WeekDrawing, save: false | ((show: Show) => void)): TemplateResult {
    return this.dialog.draw((show) =>
      drawDetails(show, week, () => this.dialog.close(), save && (() => save(show))),
    );
  }
}
