import { refuse } from '../../http/refusal.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/**
 * Suspends an account and revokes its tokens, or lifts the suspension. Has no effect if the account is already in
 * that state. Responds with 400 if the account is marked for deletion.
 */
export function suspendAccount({ accounts }: Store, account: Account, suspended: boolean): void {
  requireNotDeleted(account);
  accounts.suspend(account.id, suspended);
}

/**
 * Revokes the account's tokens and schedules its deletion. It's deleted `purgeAfter` seconds after the first
 * call. Responds with 400 if the account is a reseller that still has accounts.
 */
export function markForDeletion({ accounts, transaction }: Store, account: Account): void {
  if (account.deleted_at !== null) return;
  transaction(() => {
    if (account.role === 'reseller' && accounts.ofRole('broadcaster', account.id).length > 0) {
      refuse(400, {
        non_field_errors: [
          'The reseller still has accounts. Move them to another reseller or delete them first.',
        ],
      });
    }
    accounts.markDeleted(account.id, Date.now());
  });
}

/** Responds with 400 if the account is marked for deletion. The contract has no way to restore such an account. */
export function requireNotDeleted({ deleted_at }: Account): void {
  if (deleted_at !== null) refuse(400, { non_field_errors: ['account_deleted'] });
}

/** Responds with 400 if the account can't sign in. */
export function requireUsable(account: Account): void {
  requireNotDeleted(account);
  if (account.suspended) refuse(400, { non_field_errors: ['account_suspended'] });
}
