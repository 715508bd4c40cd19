/**
 * In:  the plays that an element shows.
 * Out: the buttons to vote on each. Their code is loaded with the first of them.
 */
import { html, isServer, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import type { Track } from '../../station/snapshot.js';

let loading: Promise<unknown> | undefined;

export class VoteButtons {
  /** Whether their code can't be loaded. Their places stay empty then, and the host says why, once. */
  isMissing = false;
  private isAskedFor = false;

  /** `tag` is that of the host. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly tag: string,
  ) {}

  /** The buttons have their place at once, even if their code can't be loaded. A server renders them only when their element is imported there. */
  render(track: Track | null, counts = true): TemplateResult {
    void this.load();
    return html`<onair-vote
      part="vote"
      exportparts="like,dislike,count"
      .around=${this.tag}
      .counts=${counts}
      .track=${track}
    ></onair-vote>`;
  }

  /** Only the first call does anything. */
  async load(): Promise<void> {
    if (isServer || this.isAskedFor) return;
    this.isAskedFor = true;
    try {
      await (loading ??= loadChunk(() => import('../vote/define.js')));
    } catch {
      this.isMissing = true;
      this.host.requestUpdate();
    }
  }
}
