import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';
import { LazyChunk } from '../controllers/lazy-chunk.js';

/** Renders `<onair-vote>` inside another element. Its code is loaded on first use. */
export class VoteButtons {
  private readonly chunk: LazyChunk<object>;

  /** `tag` is the tag of the host. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    private readonly tag: string,
  ) {
    this.chunk = new LazyChunk<object>(host, () => import('./define.js'));
  }

  /** True if the code couldn't be loaded. The space for the buttons stays empty, and the host shows one message. */
  get isMissing(): boolean {
    return this.chunk.isMissing;
  }

  /**
   * Reserves space for the buttons until their code has loaded. On a server, the buttons are rendered only if
   * `onair-vote` is registered there.
   */
  render(track: Track | null, hasCounts = true): TemplateResult {
    this.load();
    return html`<onair-vote
      part="vote"
      exportparts="like,dislike,count"
      .around=${this.tag}
      .counts=${hasCounts}
      .track=${track}
    ></onair-vote>`;
  }

  /**
   * Renders the titles that were liked in this browser as a collapsible list. `links` lists the services that each
   * title links to.
   */
  renderLikes(links: string | null): TemplateResult {
    this.load();
    return html`<onair-vote
      part="likes"
      exportparts="unlike,copy,save,csv,import,clear,more,menu"
      .around=${this.tag}
      .links=${links}
      .track=${null}
      .view=${'likes'}
    ></onair-vote>`;
  }

  private load(): void {
    void this.chunk.load();
  }
}
