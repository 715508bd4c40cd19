/** Identifies the relay to the operator of a source. */
import { readVersion } from '../../../base/version.js';

export const USER_AGENT = `onair-panel/${readVersion()} (relay)`;

/**
 * Shoutcast 1 serves its pages only to clients whose `User-Agent` contains "Mozilla". It doesn't serve the
 * stream to such clients.
 */
export const PAGE_USER_AGENT = `${USER_AGENT} Mozilla/5.0`;
