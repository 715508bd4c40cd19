import type { Account } from '../../store/accounts.js';
import { publicUrl } from '../../http/base-url.js';
import type { UserState } from './state.js';

/**
 * Returns a URL that signs the visitor in to an account without a password. The `t` parameter is a station
 * API token. Responds with 400 if `--public-url` isn't set.
 */
export async function panelLink(state: UserState, account: Account): Promise<{ url: string; token: string }> {
  const base = publicUrl(state);
  const token = await state.authenticator.issueToken(account);
  return { url: `${base}/?${new URLSearchParams({ t: token }).toString()}`, token };
}
