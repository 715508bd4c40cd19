/**
 * In:  a play that an element shows.
 * Out: the buttons to vote on it. Their code is loaded with the first of them.
 */
import { html, type TemplateResult } from 'lit/html.js';
import type { Track } from '../../station/snapshot.js';

let loading: Promise<unknown> | undefined;

/** Takes its place at once, and stays empty where the code does not come. */
export function voteOn(track: Track | null): TemplateResult {
  loading ??= import('../vote/define.js').catch(() => undefined);
  return html`<onair-vote part="vote" exportparts="like,dislike,count" .track=${track}></onair-vote>`;
}
