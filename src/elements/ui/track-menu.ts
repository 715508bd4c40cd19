/**
 * In:  the plays that an element shows, and its attribute `links`.
 * Out: a button to the menu of each play, in a place that is kept from the start. Their code is loaded with the first of them.
 */
import { html, isServer, nothing, type TemplateResult } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import type { Track } from '../../station/snapshot.js';
import type { Like } from '../../station/votes/votes.js';
import type { StationHost } from '../base/station-host.js';
import type { Menu } from './track-menu/menu.js';

export class TrackMenu {
  private menu: Menu | undefined;
  private isAskedFor = false;

  constructor(private readonly host: StationHost) {}

  /** `links` are the names of services as the page wrote them: without any there is no menu, and no place for one. */
  render(links: string | null, track: Track | Like | null): TemplateResult | typeof nothing {
    if (!links?.trim()) return nothing;
    void this.load();
    return html`<span class="more">${this.menu?.renderButton(links, track) ?? nothing}</span>`;
  }

  private async load(): Promise<void> {
    if (isServer || this.isAskedFor) return;
    this.isAskedFor = true;
    // Without it the place stays empty: the console has the file's name.
    const code = await loadChunk(() => import('./track-menu/menu.js')).catch(() => null);
    if (!code) return;
    this.menu = new code.Menu(this.host);
    this.host.requestUpdate();
  }
}
