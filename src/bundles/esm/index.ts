/** Module: the classes and the headless `Station`; registers nothing. */
export { OnairHistory } from '../../elements/history/history.js';
export { OnairNowPlaying } from '../../elements/now-playing/now-playing.js';
export { OnairStation } from '../../elements/station/station.js';
export { OnairVote } from '../../elements/vote/vote.js';
export { Refused, StationFailure, Unreachable, Unreadable } from '../../client/failures.js';
export { onAirAt } from '../../station/on-air.js';
export { Station, type StationOptions, type Transport } from '../../station/station.js';
export type { FeedSnapshot, OnAir, Status, Track } from '../../station/snapshot.js';
export type { Choice, Like, TrackVote, VoteCounts, Votes } from '../../station/votes.js';
