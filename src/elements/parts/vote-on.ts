/**
 * In:  a play that an element shows.
 * Out: the buttons to vote on it. Their code is loaded with the first of them.
 */
import { html, isServer, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';

let loading: Promise<unknown> | undefined;

/** `around` is the tag of the element that shows the play. The buttons have their place at once, even if their code can't be loaded. A server renders them only when their element is imported there. */
export function voteOn(track: Track | null, around: string): TemplateResult {
  if (!isServer) loading ??= import('../vote/define.js').catch(() => undefined);
  return html`<onair-vote
    part="vote"
    exportparts="like,dislike,count"
    .around=${around}
    .track=${track}
  ></onair-vote>`;
}
