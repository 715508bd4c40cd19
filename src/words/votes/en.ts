/** The words of votes in English: in a file of their own, because most pages have no votes. */
import type { VoteWords } from '../words.js';

export const votes: VoteWords = {
  voteOn: 'Your vote on {}',
  like: 'Like',
  dislike: 'Dislike',
  live: 'Live sets cannot be voted on.',
  unknown: 'The station does not know this track: no votes.',
  jingle: 'Jingles cannot be voted on.',
  show: 'Shows cannot be voted on.',
  nothing: 'Nothing on air to vote on.',
  counted: 'Thank you, your vote counts.',
  sent: 'Your vote is sent.',
  repeated: 'You have voted on this already.',
  offline: 'Not sent: you are offline.',
  blocked: 'Not sent: this page does not allow it.',
  gone: 'Taken back: the station no longer has this track.',
  throttled: 'Taken back: too many votes from your network. Try again in a minute.',
  refused: 'Taken back: the station refused it.',
  likes: 'Your likes',
  noLikes: 'What you like is kept here, in this browser alone.',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected, to be copied.',
  save: 'Save as text',
  clear: 'Clear',
  reallyClear: 'Really clear?',
};
