/** What is done to a broadcaster's account by those above it: suspended, let in again, signed in as. */
import { z } from 'zod';
import { v1 } from '../../contract/paths.js';
import { requireUsable, suspendAccount } from '../accounts/states.js';
import { visibleAccount } from '../accounts/visibility.js';
import { panelLink } from '../auth/panel-link.js';
import { operation, type Ask, type Operation, type Resource } from '../resources/resource.js';
import type { PanelState } from '../state.js';

const accountLoginSchema = z
  .strictObject({ url: z.url(), token: z.string().meta({ format: 'password' }) })
  .meta({ id: 'AccountLogin' });

export function broadcasterActionResources(state: PanelState): Resource[] {
  const { store } = state;
  const visible = ({ account, id }: Pick<Ask, 'account' | 'id'>) =>
    visibleAccount(store, account, 'broadcaster', id);

  const suspending = (id: string, summary: string, suspended: boolean): Operation =>
    operation({
      id,
      summary,
      answer: { status: 200, says: 'It is so, also when it was before.', schema: z.strictObject({}) },
      refuses: { 400: 'The account is marked for deletion' },
      run(ask) {
        suspendAccount(store, visible(ask), suspended);
        return {};
      },
    });
  const logIn = operation({
    id: 'logInBroadcaster',
    summary: 'A way into the panel of an account, without its password',
    answer: {
      status: 200,
      says: 'A token for the station API, and an address that carries it; it ends after the panel’s `--token-life`.',
      schema: accountLoginSchema,
    },
    refuses: { 400: 'The account can’t sign in, or the panel has no `--public-url`' },
    run(ask) {
      const account = visible(ask);
      requireUsable(account);
      return panelLink(state, account);
    },
  });
  const action = (name: string, title: string, post: Operation): Resource => ({
    path: `${v1.broadcasters}{pk}/${name}/`,
    name: `Broadcaster ${title}`,
    tag: 'Accounts',
    access: 'resellers',
    operations: { post },
  });
  return [
    action('suspend', 'Suspend', suspending('suspendBroadcaster', 'Keep an account out', true)),
    action('unsuspend', 'Unsuspend', suspending('unsuspendBroadcaster', 'Let an account in again', false)),
    action('login', 'Login', logIn),
  ];
}
