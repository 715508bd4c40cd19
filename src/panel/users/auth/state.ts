import type { Secrets } from '../../database/secrets.js';
import type { Storage } from '../../database/storage.js';
import type { Mailer } from '../../mail/mailer.js';
import type { StationState } from '../../station/state.js';
import type { Authenticator } from './authenticator.js';

/** The parts of a running panel used by the account routes. */
export interface UserState extends StationState {
  authenticator: Authenticator;
  mailer: Mailer;
  /** Encrypts the secrets in the store. */
  secrets: Secrets;
  storage: Storage;
}
