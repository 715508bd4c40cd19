/** What becomes of an account: suspended, active again, marked for deletion. */
import { refuse } from '../http/refusal.js';
import type { Store } from '../store/store.js';
import type { Account } from './rows.js';

/** Ends its sessions and tokens, and lets it not sign in; or lets it again. More than once is harmless. Refuses with 400 one that is marked for deletion. */
export function suspendAccount({ accounts }: Store, account: Account, suspended: boolean): void {
  requireNotDeleted(account);
  accounts.suspend(account.id, suspended);
}

/** Ends its sessions and tokens at once; it is gone after a while, counted from the first time. Refuses with 400 a reseller that has accounts. */
export function markForDeletion({ accounts, transaction }: Store, account: Account): void {
  if (account.deleted_at !== null) return;
  transaction(() => {
    if (account.role === 'reseller' && accounts.ofRole('broadcaster', account.id).length > 0) {
      refuse(400, {
        non_field_errors: ['The reseller still has accounts: give them to another, or delete them, first.'],
      });
    }
    accounts.markDeleted(account.id, Date.now());
  });
}

/** Refuses with 400 an account that is marked for deletion: nothing is done to it any more. The contract shows no way back. */
export function requireNotDeleted({ deleted_at }: Account): void {
  if (deleted_at !== null) refuse(400, { non_field_errors: ['account_deleted'] });
}

/** Refuses with 400 who can't sign in. */
export function requireUsable(account: Account): void {
  requireNotDeleted(account);
  if (account.suspended) refuse(400, { non_field_errors: ['account_suspended'] });
}
