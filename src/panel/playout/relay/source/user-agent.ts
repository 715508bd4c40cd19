/** Identifies the relay to the operator of a source. */
import { readVersion } from '../../../base/version.js';

export const USER_AGENT = `onair-panel/${readVersion()} (relay)`;
