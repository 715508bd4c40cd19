import { sentColumns } from '../../resources/sent-columns.js';
import type { Account } from '../../store/accounts.js';
import type { Store } from '../../store/store.js';

/** The fields of the account itself that a body may change. */
export interface PersonChange {
  username?: string;
  email?: string;
  first_name?: string;
  image?: string;
}

const PERSON_COLUMNS: Required<PersonChange> = { username: '', email: '', first_name: '', image: '' };

/** The account with the sent fields. */
export const changedPerson = (account: Account, sent: PersonChange): Account => ({
  ...account,
  ...sentColumns(PERSON_COLUMNS, sent),
});

/** Another address from above is final: links that went to addresses before it end. */
export function changePerson(store: Store, account: Account, person: Account): void {
  store.accounts.change(person);
  if (person.email !== account.email) store.emailChanges.dropFrom(account.id, 0);
}
