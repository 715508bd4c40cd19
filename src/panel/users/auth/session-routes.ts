/** The own sessions in the administration API, to be looked at and ended. */
import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from './state.js';
import { signedIn } from '../../resources/authorization.js';
import { sessionKeyOf } from './authenticate.js';
import type { Session } from '../../store/sessions.js';

const PATH = '/account/sessions/';

/** Times as ISO 8601, in UTC. */
const time = z.iso.datetime();
const sessionSchema = z.strictObject({
  id: z.int(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** Address that it was started from; null for one from before an update, as is the next. */
  address: z.string().nullable(),
  started: time.nullable(),
  used: time,
  expires: time,
});

const timeOf = (ms: number): string => new Date(ms).toISOString();

export function sessionResources({ authenticator, store }: UserState): Resource[] {
  const list = operation({
    id: 'listSessions',
    summary: 'Your sessions in the administration API, the newest first',
    response: { status: 200, description: 'The sessions.', schema: z.array(sessionSchema) },
    run(context) {
      const current = authenticator.sessionOf(sessionKeyOf(context.c))?.id;
      return authenticator.sessionsOf(signedIn(context.account)).map((session) => recordOf(session, current));
    },
  });
  const end = operation({
    id: 'endSession',
    summary: 'End one of your sessions',
    response: { status: 204, description: 'Its key is refused from now on.' },
    run(context) {
      const ended = authenticator.sessionsOf(signedIn(context.account)).find(({ id }) => id === context.id);
      if (ended === undefined) refuse(404, { detail: 'Not found.' });
      store.sessions.drop(ended.id);
      return null;
    },
  });
  const endAll = operation({
    id: 'endSessions',
    summary: 'End all of your sessions, this one too',
    response: {
      status: 204,
      description: 'All keys and tokens, of the station API too, are refused from now on.',
    },
    run(context) {
      store.transaction(() => store.accounts.endSessions(signedIn(context.account).id));
      return null;
    },
  });
  const shared = { tag: 'Administration', access: 'accounts' as const };
  return [
    { ...shared, path: PATH, name: 'Sessions', operations: { get: list, delete: endAll } },
    { ...shared, path: `${PATH}{id}/`, name: 'Session', operations: { delete: end } },
  ];
}

function recordOf(session: Session, current: number | undefined): z.infer<typeof sessionSchema> {
  const { id, address, started_at, used_at, expires_at } = session;
  return {
    id,
    current: id === current,
    address,
    started: started_at === null ? null : timeOf(started_at),
    used: timeOf(used_at),
    expires: timeOf(expires_at),
  };
}
