/**
 * In:  the keys and presses of a visitor.
 * Out: the focus on another show, or a dialog about one. Loaded when the focus or the pointer comes to the week.
 */
import type { TemplateResult } from 'lit';
import { player as english } from '../../words/en/tags.js';
import { languageCode } from '../../words/language.js';
import { addStyles } from '../base/add-styles.js';
import { wordsIn } from '../base/locale.js';
import type { OnairElement } from '../base/onair-element.js';
import { arrowTarget } from './arrow-navigation.js';
import { detailsStyles } from './details.styles.js';
import { playerOf } from './page-player.js';
import { renderDetails, type Listen } from './render-details.js';
import type { RenderContext } from './render-week.js';
import type { RovingTabindex } from './roving-tabindex.js';
import { ShowDialog } from './show-dialog.js';
import type { Show, WeekView } from './week-view.js';

const STATUS = { attributeFilter: ['status'] };

export class WeekInteraction {
  private readonly dialog: ShowDialog;

  constructor(
    private readonly host: OnairElement,
    private readonly tabindex: RovingTabindex,
  ) {
    addStyles(host.shadowRoot!, detailsStyles);
    this.dialog = new ShowDialog(host);
    // A player may be ready later.
    const players = new MutationObserver(() => host.requestUpdate());
    document.querySelectorAll('onair-player').forEach((each) => players.observe(each, STATUS));
    // The dialog has to be rendered before it can open.
    host.requestUpdate();
  }

  /** True where the key means something. */
  onKeydown(event: KeyboardEvent): boolean {
    // The focus, not the event's target: this may come after other keys, when the event is over.
    const { activeElement } = this.host.shadowRoot!;
    const target = activeElement && arrowTarget(activeElement as HTMLElement, event);
    if (!target) return false;
    this.tabindex.moveTo(target);
    target.focus();
    return true;
  }

  /** Opens the dialog about the show of a button: a block of the week, or a row of the list of what is next. */
  open(button: HTMLButtonElement, { days, shows }: WeekView): void {
    const blocks = [...this.host.shadowRoot!.querySelectorAll('[part=week] [part~=show]')];
    const index = blocks.indexOf(button);
    const show = index < 0 ? shows[+button.value] : days.flatMap(({ blocks }) => blocks)[index]?.airing;
    if (show) void this.dialog.open(show);
  }

  /** `save` makes a calendar file of a show; null where the page does not offer that. */
  render(context: RenderContext, save: ((show: Show) => void) | null): TemplateResult {
    const { dialog } = this;
    return dialog.render((show) =>
      renderDetails(show, context, {
        close: () => dialog.close(),
        add: save && (() => save(show)),
        listen: this.listen(),
      }),
    );
  }

  /** Null where the page has no player of the station that is ready. */
  listen(): Listen | null {
    const { dialog, host } = this;
    const player = playerOf(host.shownStation);
    if (!player) return null;
    const word = wordsIn(languageCode(host.settings.lang), { player: english }).player.play;
    // Within the press, or the browser may not allow it.
    const play = (): void => {
      player.play();
      dialog.close();
    };
    return { word, play };
  }
}
