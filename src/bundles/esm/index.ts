/** Module: classes and the headless `Station`; registers nothing. */
export { Station, type StationOptions, type Transport } from '../../station/station.js';
export type { FeedSnapshot, OnAir, Status, Track } from '../../station/snapshot.js';
export { onAirAt } from '../../station/on-air.js';
export { Refused, StationFailure, Unreachable, Unreadable } from '../../client/failures.js';
