/**
 * In:  the plays that an element shows.
 * Out: the buttons to vote on each. Their code is loaded with the first of them.
 */
import {
  html,
  isServer,
  type ComplexAttributeConverter,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { loadPart } from '../../station/load-part.js';
import type { Track } from '../../station/snapshot.js';

/** Of an element that has them or not: false, true, or `counts`, with how many pressed each. */
export const voteAttribute: ComplexAttributeConverter<boolean | 'counts'> = {
  fromAttribute: (text) => (text === 'counts' ? text : text !== null && text !== 'false'),
};

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

  /** What this browser liked here, to unfold. `links` are the services that each title can be found at. */
  renderLikes(links: string | null): TemplateResult {
    void this.load();
    return html`<onair-vote
      part="likes"
      exportparts="copy,save,clear,more,menu"
      .around=${this.tag}
      .links=${links}
      .track=${null}
      .view=${'likes'}
    ></onair-vote>`;
  }

  private async load(): Promise<void> {
    if (isServer || this.isAskedFor) return;
    this.isAskedFor = true;
    try {
      await (loading ??= loadPart(() => import('../vote/define.js')));
    } catch {
      this.isMissing = true;
      this.host.requestUpdate();
    }
  }
}
