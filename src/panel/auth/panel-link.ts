/** The address by which somebody enters the panel of an account without its password. */
import type { Account } from '../accounts/rows.js';
import { publicUrl } from '../http/public-url.js';
import type { PanelState } from '../state.js';

/** The token is one of the station API, and stands in the address as `t`. Refuses with 400 where the panel doesn't know its address. */
export async function panelLink(
  state: PanelState,
  account: Account,
): Promise<{ url: string; token: string }> {
  const at = publicUrl(state);
  const token = await state.authenticator.issueToken(account);
  return { url: `${at}/?${new URLSearchParams({ t: token }).toString()}`, token };
}
