/** Lists and ends the signed-in account's administration API sessions. */
import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from './state.js';
import { signedIn } from '../../resources/authorization.js';
import { sessionKeyOf } from './authenticate.js';
import type { Session } from '../../store/sessions.js';

const PATH = '/account/sessions/';

/** A time in ISO 8601 format and UTC. */
const time = z.iso.datetime();
const sessionSchema = z.strictObject({
  id: z.int(),
  /** Whether this request belongs to the session. */
  current: z.boolean(),
  /** IP address from which the session was started. Null if an older version of the panel started the session. */
  address: z.string().nullable(),
  /** Start of the session. Null if an older version of the panel started the session. */
  started: time.nullable(),
  used: time,
  expires: time,
});

const toIso = (ms: number): string => new Date(ms).toISOString();

export function sessionResources({ authenticator, store }: UserState): Resource[] {
  const list = operation({
    id: 'listSessions',
    summary: 'List your sessions in the administration API, newest first',
    response: { status: 200, description: 'The sessions.', schema: z.array(sessionSchema) },
    run(context) {
      const current = authenticator.sessionOf(sessionKeyOf(context.c))?.id;
      return authenticator.sessionsOf(signedIn(context.account)).map((session) => recordOf(session, current));
    },
  });
  const end = operation({
    id: 'endSession',
    summary: 'End one of your sessions',
    response: { status: 204, description: 'The session has ended and its key is invalid.' },
    run(context) {
      const ended = authenticator.sessionsOf(signedIn(context.account)).find(({ id }) => id === context.id);
      if (ended === undefined) refuse(404, { detail: 'Not found.' });
      store.sessions.drop(ended.id);
      return null;
    },
  });
  const endAll = operation({
    id: 'endSessions',
    summary: 'End all of your sessions, including this one',
    response: {
      status: 204,
      description: 'All session keys and all tokens of the station API are revoked.',
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
    started: started_at === null ? null : toIso(started_at),
    used: toIso(used_at),
    expires: toIso(expires_at),
  };
}
