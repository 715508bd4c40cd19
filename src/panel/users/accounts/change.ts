import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';

/** The fields of the account's row that a request can change. */
export interface PersonChange {
  username?: string;
  email?: string;
  first_name?: string;
  image?: string;
}

const PERSON_COLUMNS: Required<PersonChange> = { username: '', email: '', first_name: '', image: '' };

/** Returns a copy of the account with the sent fields changed. */
export const changedPerson = (account: Account, sent: PersonChange): Account => ({
  ...account,
  ...sentColumns(PERSON_COLUMNS, sent),
});

/**
 * Writes the account. If an administrator or reseller changes the email address, the change can't be reverted,
 * and links that would restore an earlier address become invalid.
 */
export function changePerson(store: Store, account: Account, person: Account): void {
  store.accounts.change(person);
  if (person.email !== account.email) store.emailChanges.dropFrom(account.id, 0);
}
