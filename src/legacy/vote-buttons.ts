import { fill } from '../words/fill.js';
import type { VoteWords } from '../words/tag-words.js';
import { box, type Box } from './draw.js';
import type { LegacyTrack } from './records.js';
import { sendVote, voteOn, type LegacyChoice } from './votes.js';

/**
 * Draws two buttons and the state of the vote, or the reason why voting isn't possible. `stationKey` contains a base
 * URL and a server. `isFailing` is true if the last request failed. `redraw` is called after each press.
 */
export function voteButtons(
  track: LegacyTrack,
  baseUrl: string,
  stationKey: string,
  words: VoteWords,
  isFailing: boolean,
  redraw: () => void,
): Box {
  const possible = track.all_music_id;
  const vote = possible && voteOn(stationKey, track);
  const message = !possible
    ? track.jingle_id
      ? words.jingle
      : track.length
        ? words.unknown
        : words.live
    : vote
      ? words.sent
      : vote === null
        ? words.offline
        : '';

  function button(choice: LegacyChoice, word: string): Box {
    return box(choice + ' button', word, (each) => {
      const element = each as HTMLButtonElement;
      element.type = 'button';
      element.title = possible ? fill(words.voteOn, track.title || '') : message;
      element.setAttribute('aria-pressed', String(vote === choice));
      // After a vote, the button uses `aria-disabled`, because a disabled button would lose the focus.
      element.setAttribute('aria-disabled', String(!!vote));
      element.disabled = !possible;
      element.onclick = () => {
        sendVote(baseUrl, stationKey, track, choice, isFailing);
        redraw();
      };
    });
  }

  return box('votes', [
    button('like', words.like),
    button('dislike', words.dislike),
    // Screen readers announce changes of this element.
    box('message output', message),
  ]);
}
