/** As what the relay asks: who runs a source sees who looks. */
import { readVersion } from '../../../base/version.js';

export const USER_AGENT = `onair-panel/${readVersion()} (relay)`;
