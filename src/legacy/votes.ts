/**
 * In:  likes and dislikes of this browser's visitor.
 * Out: each sent once at most, and stored as the modern bundles store it (`station/votes`).
 *
 * Each browser has one vote for each play of a track. Where the browser blocks or
 * fills its storage, the page remembers its votes.
 */
import { v2 } from '../contract/paths.js';
import { postByForm } from './post.js';
import type { LegacyTrack } from './records.js';

export type Choice = 'like' | 'dislike';

interface Stored {
  plays: Record<string, { choice?: Choice } | undefined>;
  likes?: { title: string | null; artist: string | null; at: number }[];
}

/** The votes of this page, whatever happens to the storage. Null for one that was not sent. */
const own: Record<string, Choice | null> = {};

/** `place` is a base URL and a server. Undefined before a vote on this play; null when the visitor was offline. */
export function voteOn(place: string, track: LegacyTrack): Choice | null | undefined {
  const stored = read(place).plays[playOf(track)];
  return stored ? stored.choice : own[place + playOf(track)];
}

/** Sends a vote, unless this browser has one: the storage is read right before. */
export function sendVote(baseUrl: string, place: string, track: LegacyTrack, choice: Choice): void {
  if (voteOn(place, track)) return;
  const sent = navigator.onLine !== false;
  own[place + playOf(track)] = sent ? choice : null;
  if (sent) {
    storeVote(place, track, choice);
    postByForm(baseUrl + v2.music + track.all_music_id + '/' + choice + '/');
  }
}

/** A play and its track: where a panel starts its ids again, an old vote does not count for a new play. */
function playOf({ id, all_music_id }: LegacyTrack): string {
  return id + ':' + all_music_id;
}

function read(place: string): Stored {
  let stored = {} as Stored;
  try {
    stored = Object(JSON.parse(localStorage.getItem('onair:votes:' + place)!)) as Stored;
  } catch (error) {
    // It is no JSON, or storage is blocked.
  }
  stored.plays = Object(stored.plays) as Stored['plays'];
  return stored;
}

function storeVote(place: string, track: LegacyTrack, choice: Choice): void {
  const stored = read(place);
  const { title, author } = track;
  // The page can't read the answer, so `sent` is all it knows.
  stored.plays[playOf(track)] = { choice, state: 'sent' } as Stored['plays'][''];
  try {
    // A title liked again moves to the front.
    if (choice === 'like') {
      stored.likes = [{ title, artist: author, at: Date.now() }].concat(
        (stored.likes || []).filter((like) => like.title !== title || like.artist !== author),
      );
    }
    localStorage.setItem('onair:votes:' + place, JSON.stringify(stored));
  } catch (error) {
    // Storage is blocked or full, or holds something else: `own` has the vote.
  }
}
