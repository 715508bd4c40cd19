/**
 * In:  the play to vote on, on air or over.
 * Out: two buttons, and how the vote stands or why there is none.
 */
import { fill, type VoteWords } from '../messages/words.js';
import { box, type Box } from './draw.js';
import type { Track } from './records.js';
import { castVote, voteOn, type Choice } from './votes.js';

/** `place` is a base URL and a server; `redraw` is called after each press. */
export function voteButtons(
  track: Track,
  baseUrl: string,
  place: string,
  words: VoteWords,
  redraw: () => void,
): Box {
  const possible = track.all_music_id;
  const vote = possible && voteOn(place, track);
  const message = !possible
    ? track.jingle_id
      ? words.jingle
      : words.live
    : vote
      ? words.sent
      : vote === null
        ? words.offline
        : '';

  function button(choice: Choice, word: string): Box {
    return box(choice + ' button', word, (each) => {
      const element = each as HTMLButtonElement;
      element.type = 'button';
      element.title = possible ? fill(words.voteOn, track.title || '') : message;
      element.setAttribute('aria-pressed', String(vote === choice));
      // Voted on, it is only said to be off: a button that is off loses the focus that is on it.
      element.setAttribute('aria-disabled', String(!!vote));
      element.disabled = !possible;
      element.onclick = () => {
        castVote(baseUrl, place, track, choice);
        redraw();
      };
    });
  }

  return box('votes', [
    button('like', words.like),
    button('dislike', words.dislike),
    // Screen readers speak what changes in it.
    box('message output', message),
  ]);
}
