/**
 * In:  a play that an element shows.
 * Out: the buttons to vote on it. Their code is loaded with the first of them.
 */
import { html, isServer, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';

let loading: Promise<unknown> | undefined;

/** Takes its place at once, and stays empty where the code does not come. A server draws it, where the page has imported it. */
export function voteOn(track: Track | null): TemplateResult {
  if (!isServer) loading ??= import('../vote/define.js').catch(() => undefined);
  return html`<onair-vote part="vote" exportparts="like,dislike,count" .track=${track}></onair-vote>`;
}
