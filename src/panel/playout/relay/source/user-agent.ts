/** Identifies the relay to the operator of a source. */
import { readVersion } from '../../../base/version.js';

export const USER_AGENT = `onair-panel/${readVersion()} (relay)`;

/** Shoutcast 1 serves pages only to clients whose name contains "Mozilla", and to those it doesn't serve the stream. */
export const PAGE_USER_AGENT = `${USER_AGENT} Mozilla/5.0`;
