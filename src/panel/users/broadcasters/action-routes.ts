/** Actions on a broadcaster's account: suspend, unsuspend, sign in as. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { requireUsable, suspendAccount } from '../accounts/states.js';
import { visibleAccount } from '../accounts/visibility.js';
import { panelLink } from '../auth/panel-link.js';
import { operation, type RequestContext, type Operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';

const accountLoginSchema = z
  .strictObject({ url: z.url(), token: z.string().meta({ format: 'password' }) })
  .meta({ id: 'AccountLogin' });

export function broadcasterActionResources(state: UserState): Resource[] {
  const { store } = state;
  const visible = ({ account, id }: Pick<RequestContext, 'account' | 'id'>) =>
    visibleAccount(store, account, 'broadcaster', id);

  const suspending = (id: string, summary: string, suspended: boolean): Operation =>
    operation({
      id,
      summary,
      response: {
        status: 200,
        description: 'It is so, also when it was before.',
        schema: z.strictObject({}),
      },
      errors: { 400: 'The account is marked for deletion' },
      run(context) {
        suspendAccount(store, visible(context), suspended);
        return {};
      },
    });
  const logIn = operation({
    id: 'logInBroadcaster',
    summary: 'A way into the panel of an account, without its password',
    response: {
      status: 200,
      description:
        'A token for the station API, and an address that carries it; it ends after the panel’s `--token-life`.',
      schema: accountLoginSchema,
    },
    errors: { 400: 'The account can’t sign in, or the panel has no `--public-url`' },
    run(context) {
      const account = visible(context);
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
