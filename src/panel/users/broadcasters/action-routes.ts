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

  const suspendOperation = (id: string, summary: string, suspended: boolean): Operation =>
    operation({
      id,
      summary,
      response: {
        status: 200,
        description: 'Done. Repeating the request has no further effect.',
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
    summary: 'Get a link that signs in to an account without its password',
    response: {
      status: 200,
      description:
        'A token for the station API, and a URL that contains it. It expires after the panel’s `--token-life`.',
      schema: accountLoginSchema,
    },
    errors: { 400: 'The account is suspended or marked for deletion, or the panel has no `--public-url`' },
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
    action('suspend', 'Suspend', suspendOperation('suspendBroadcaster', 'Suspend an account', true)),
    action(
      'unsuspend',
      'Unsuspend',
      suspendOperation('unsuspendBroadcaster', 'Lift the suspension of an account', false),
    ),
    action('login', 'Login', logIn),
  ];
}
