/** The address that signs somebody in to an account without its password. */
import type { Account } from '../../store/accounts.js';
import { publicUrl } from '../../http/base-url.js';
import type { UserState } from './state.js';

/** The parameter `t` is a token of the station API. Refuses with 400 when `--public-url` is not set. */
export async function panelLink(state: UserState, account: Account): Promise<{ url: string; token: string }> {
  const at = publicUrl(state);
  const token = await state.authenticator.issueToken(account);
  return { url: `${at}/?${new URLSearchParams({ t: token }).toString()}`, token };
}
