import { html, nothing, type TemplateResult } from 'lit';
import type { Track } from '../../../station/snapshot.js';
import type { Like } from '../../../station/votes/votes.js';
import type { StationHost } from '../../base/station-host.js';
import { LazyChunk } from '../../controllers/lazy-chunk.js';
import type { Menu } from './menu.js';

/** Renders the menu buttons for an element's tracks. The menu's code is loaded when the first button is rendered. */
export class TrackMenu {
  private menu: Menu | null = null;
  private readonly chunk;

  constructor(host: StationHost) {
    this.chunk = new LazyChunk(
      host,
      () => import('./menu.js'),
      ({ Menu }) => (this.menu = new Menu(host)),
    );
  }

  /**
   * `links` contains the names of services as the page's author wrote them. If there are none, no button is rendered
   * unless `hasMore` is true because the menu has other entries. Space for the button is reserved until the code has
   * loaded.
   */
  render(links: string | null, track: Track | Like | null, hasMore = false): TemplateResult | typeof nothing {
    if (!hasMore && !links?.trim()) return nothing;
    void this.chunk.load();
    return html`<span class="more">${this.menu?.renderButton(links ?? '', track) ?? nothing}</span>`;
  }

  /**
   * Renders the items inside the menu of a player, or nothing until their code has loaded. `close` closes that menu.
   */
  renderItems(links: string | null, track: Track | null, close: () => void): TemplateResult | typeof nothing {
    if (!links?.trim()) return nothing;
    void this.chunk.load();
    return this.menu?.renderItems(links, track, close) ?? nothing;
  }
}
