import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';

/** Fields of the account row that a request may change. */
export interface PersonChange {
  username?: string;
  email?: string;
  first_name?: string;
  image?: string;
}

const PERSON_COLUMNS: Required<PersonChange> = { username: '', email: '', first_name: '', image: '' };

/** Returns the account with the sent fields changed. */
export const changedPerson = (account: Account, sent: PersonChange): Account => ({
  ...account,
  ...sentColumns(PERSON_COLUMNS, sent),
});

/** An email address that an administrator or reseller sets is final: links that would restore an earlier one become invalid. */
export function changePerson(store: Store, account: Account, person: Account): void {
  store.accounts.change(person);
  if (person.email !== account.email) store.emailChanges.dropFrom(account.id, 0);
}
