/** Text for visitors, in English. */
import type { VoteWords } from '../tag-words.js';

export const votes: VoteWords = {
  voteOn: 'Your vote on {}',
  like: 'Like',
  dislike: 'Dislike',
  live: 'Voting isn’t available for live sets.',
  unknown: 'Voting isn’t available for this track.',
  jingle: 'Voting isn’t available for jingles.',
  show: 'Voting isn’t available for shows.',
  nothing: 'Nothing to vote on right now.',
  counted: 'Thanks for voting!',
  sent: 'Vote sent.',
  repeated: 'You have already voted on this track.',
  offline: 'Not sent: you are offline.',
  blocked: 'Not sent: this page doesn’t allow it.',
  gone: 'Your vote didn’t go through: the station no longer has this track.',
  throttled: 'Your vote didn’t go through: too many votes from your network. Try again in a minute.',
  refused: 'Your vote didn’t go through.',
  likes: 'Your likes',
  noLikes: 'Your likes are saved only in this browser.',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected. Copy it now.',
  save: 'Save as text',
  clear: 'Clear',
  reallyClear: 'Clear all likes?',
};
