/**
 * In:  likes and dislikes of this browser's visitor.
 * Out: each posted once at most, and remembered where and as the modern bundles do it (`station/votes`).
 *
 * One vote for each play of a track and browser. Where the browser blocks or
 * fills its storage, votes are remembered for the page's life.
 */
import { v2 } from '../contract/paths.js';
import { postByForm } from './post.js';
import type { Track } from './records.js';

export type Choice = 'like' | 'dislike';

interface Stored {
  plays: Record<string, { choice?: Choice } | undefined>;
  likes?: { title: string | null; artist: string | null; at: number }[];
}

/** This page's own votes: they count whatever becomes of the storage. Null for one that was not sent. */
const own: Record<string, Choice | null> = {};

/** `place` is a base URL and a server. Undefined before a vote on this play; null when the visitor was offline. */
export function voteOn(place: string, track: Track): Choice | null | undefined {
  const stored = read(place).plays[playOf(track)];
  return stored ? stored.choice : own[place + playOf(track)];
}

/** Posts a vote, unless there is one: the storage is looked at right before. */
export function castVote(baseUrl: string, place: string, track: Track, choice: Choice): void {
  if (voteOn(place, track)) return;
  const sent = navigator.onLine !== false;
  own[place + playOf(track)] = sent ? choice : null;
  if (sent) {
    remember(place, track, choice);
    postByForm(baseUrl + v2.music + track.all_music_id + '/' + choice + '/');
  }
}

/** A play and its track, so that a panel that begins to count its history anew does not find old votes. */
function playOf({ id, all_music_id }: Track): string {
  return id + ':' + all_music_id;
}

function read(place: string): Stored {
  let stored = {} as Stored;
  try {
    stored = Object(JSON.parse(localStorage.getItem('onair:votes:' + place)!)) as Stored;
  } catch (error) {
    // As good as nothing.
  }
  stored.plays = Object(stored.plays) as Stored['plays'];
  return stored;
}

function remember(place: string, track: Track, choice: Choice): void {
  const stored = read(place);
  const { title, author } = track;
  // Nobody can read the answer: it is sent, and that is all that is known.
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
    // Blocked or full, or nobody's: this page knows.
  }
}
