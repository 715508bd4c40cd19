/**
 * Sends each like or dislike at most once, and stores it in the same format as the modern bundles (`station/votes`).
 *
 * A browser has one vote per play of a track. If storage is blocked or full, votes are kept until the page is closed.
 */
import { v2 } from '../contract/paths.js';
import { postByForm } from './post.js';
import type { LegacyTrack } from './records.js';

export type LegacyChoice = 'like' | 'dislike';

interface Stored {
  plays: Record<string, { choice?: LegacyChoice } | undefined>;
  likes?: { title: string | null; artist: string | null; at: number }[];
}

/** Votes on this page, which are kept even if storage fails; null for a vote that couldn't be sent. */
const own: Record<string, LegacyChoice | null> = {};

/**
 * `stationKey` contains a base URL and a server. Returns undefined if there was no vote on this play, and null if the
 * vote wasn't sent because the visitor seemed to be offline.
 */
export function voteOn(stationKey: string, track: LegacyTrack): LegacyChoice | null | undefined {
  const stored = read(stationKey).plays[playOf(track)];
  return stored ? stored.choice : own[stationKey + playOf(track)];
}

/**
 * Sends a vote unless this browser has already voted. Storage is checked right before sending. The response can't be
 * read, so the result of the last request for the history, `isFailing`, shows whether there is a network.
 */
export function sendVote(
  baseUrl: string,
  stationKey: string,
  track: LegacyTrack,
  choice: LegacyChoice,
  isFailing: boolean,
): void {
  if (voteOn(stationKey, track)) return;
  const isOffline = isFailing && navigator.onLine === false;
  own[stationKey + playOf(track)] = isOffline ? null : choice;
  if (isOffline) return;
  storeVote(stationKey, track, choice);
  postByForm(baseUrl + v2.music + track.all_music_id + '/' + choice + '/');
}

/** Identifies a play by its id and its track. If a panel reuses ids, an old vote then doesn't apply to a new play. */
function playOf({ id, all_music_id }: LegacyTrack): string {
  return id + ':' + all_music_id;
}

function read(stationKey: string): Stored {
  let stored = {} as Stored;
  try {
    stored = Object(JSON.parse(localStorage.getItem('onair:votes:' + stationKey)!)) as Stored;
  } catch (error) {
    // The value isn't JSON, or storage is blocked.
  }
  stored.plays = Object(stored.plays) as Stored['plays'];
  return stored;
}

function storeVote(stationKey: string, track: LegacyTrack, choice: LegacyChoice): void {
  const stored = read(stationKey);
  const { title, author } = track;
  // The page can't read the response, so the state is only `sent`.
  stored.plays[playOf(track)] = { choice, state: 'sent' } as Stored['plays'][''];
  try {
    // Liking a title again moves it to the front of the list.
    if (choice === 'like') {
      stored.likes = [{ title, artist: author, at: Date.now() }].concat(
        (stored.likes || []).filter((like) => like.title !== title || like.artist !== author),
      );
    }
    // eslint-disable-next-line no-restricted-properties -- The vote is also in `own`.
    localStorage.setItem('onair:votes:' + stationKey, JSON.stringify(stored));
  } catch (error) {
    // Storage is blocked or full, or its value is invalid. The vote is still in `own`.
  }
}
