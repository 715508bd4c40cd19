/** Module: the classes and the headless `Station`; registers nothing. */
export { OnairHistory } from '../elements/history/history.js';
export { OnairNowPlaying } from '../elements/now-playing/now-playing.js';
export { OnairPlayer } from '../elements/player/player.js';
export { OnairSchedule } from '../elements/schedule/schedule.js';
export { OnairPodcasts } from '../elements/podcasts/podcasts.js';
export { OnairStation } from '../elements/station/station.js';
export { OnairVote } from '../elements/vote/vote.js';
export { Refused, StationFailure, Unreachable, Unreadable } from '../client/failures.js';
export { onAirAt } from '../station/feed/on-air.js';
export { Station, type StationOptions, type Transport } from '../station/station.js';
export type { FeedSnapshot, OnAir, Shows, Status, Track } from '../station/snapshot.js';
export type { PastPlays, PlaysOptions, PlaysPage } from '../station/history/past-plays.js';
export type { Episode } from '../station/lists/episodes.js';
export type { Podcast } from '../station/lists/podcasts.js';
export type { Choice, Like, TrackVote, VoteCounts, Votes } from '../station/votes/votes.js';
export type { Airing } from '../station/lists/week.js';
export type { Source } from '../station/lazy-source.js';
export type { ListSnapshot } from '../station/lists/list-feed.js';
