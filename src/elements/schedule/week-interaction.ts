import type { TemplateResult } from 'lit';
import { player as english } from '../../words/en/player.js';
import { languageCode } from '../../words/language.js';
import { wordsIn } from '../base/locale.js';
import type { OnairElement } from '../base/onair-element.js';
import { PagePlayerController } from '../playback/page-player.js';
import { PLAY, STOP } from '../ui/icons.js';
import { arrowTarget } from './arrow-navigation.js';
import { detailsStyles } from './details.styles.js';
import { renderDetails, type ListenAction } from './render-details.js';
import type { RenderContext } from './render-week.js';
import type { RovingTabindex } from './roving-tabindex.js';
import { ShowDialog } from './show-dialog.js';
import type { Show, WeekView } from './week-view.js';

/** `LazyChunk` adds these styles to the schedule. */
export const styles = [detailsStyles];

/** Handles the keys of the week and the dialog about a show. It is loaded when the visitor focuses or clicks a show. */
export class WeekInteraction {
  private readonly dialog: ShowDialog;
  private readonly pagePlayer: PagePlayerController;

  constructor(
    private readonly host: OnairElement,
    private readonly tabindex: RovingTabindex,
  ) {
    this.dialog = new ShowDialog(host);
    this.pagePlayer = new PagePlayerController(host);
  }

  /** Returns true if the key has moved the focus. */
  handleKey(event: KeyboardEvent): boolean {
    // Use the focused element instead of the event's target, because this code may have loaded after the event and
    // after later key presses.
    const { activeElement } = this.host.shadowRoot!;
    const target = activeElement && arrowTarget(activeElement as HTMLElement, event);
    if (!target) return false;
    this.tabindex.moveTo(target);
    target.focus();
    return true;
  }

  /** Opens the dialog about the show whose button was pressed, in the week or in the list of upcoming shows. */
  open(button: HTMLButtonElement, { days, shows }: WeekView): void {
    const blocks = [...this.host.shadowRoot!.querySelectorAll('[part=week] [part~=show]')];
    const index = blocks.indexOf(button);
    const show = index < 0 ? shows[+button.value] : days.flatMap(({ blocks }) => blocks)[index]?.airing;
    if (show) void this.dialog.open(show);
  }

  /** Renders the dialog. `onSave` saves a show as a calendar file; it is null if the attribute `calendar` isn't set. */
  render(context: RenderContext, onSave: ((show: Show) => void) | null): TemplateResult {
    const { dialog } = this;
    return dialog.render((show) =>
      renderDetails(show, context, {
        close: () => dialog.close(),
        save: onSave && (() => onSave(show)),
        listen: this.listenAction(),
      }),
    );
  }

  /** Returns null if the page has no player for the station or the player isn't ready. */
  listenAction(): ListenAction | null {
    const { dialog, host } = this;
    const { player } = this.pagePlayer;
    if (!player) return null;
    const words = wordsIn(languageCode(host.settings.lang), { player: english }).player;
    const isPlaying = player.playback.sound.isOn;
    const press = (): void => {
      // Play while the click is handled, because the browser may block it later.
      if (isPlaying) player.stop();
      else player.play();
      dialog.close();
    };
    return { label: isPlaying ? words.stop : words.play, icon: isPlaying ? STOP : PLAY, press };
  }
}
