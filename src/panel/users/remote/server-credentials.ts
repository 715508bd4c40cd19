import type { Context } from 'hono';
import type { Account } from '../../store/accounts.js';
import type { Credentials } from '../auth/sign-in.js';
import { readValues } from '../../http/body.js';
import { lastOf, queryOf } from '../../http/query.js';
import { Refusal, refuse } from '../../http/refusal.js';
import type { RequestContext } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';

type CredentialState = Pick<UserState, 'authenticator'>;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns the administrator whose credentials are in the fields `server_username` and `server_password` of the
 * body or, for GET, of the query. Responds with 400 if they are missing or wrong, and with 429 after too many
 * failed attempts.
 */
async function requireServerCredentials(
  c: Context,
  state: CredentialState,
  network: string,
): Promise<Account> {
  const sent = SAFE_METHODS.includes(c.req.method) ? fromQuery(c) : await readValues(c, null);
  const { server_username, server_password } = sent as Record<string, unknown>;
  if (!isText(server_username) || !isText(server_password)) {
    return refuse(400, { error: 'Username or password not set' });
  }
  return administratorNamed(c, state, network, { username: server_username, password: server_password });
}

/** Returns the administrator with this name and password. Throws in the same cases as `requireServerCredentials`. */
export async function administratorNamed(
  c: Context,
  { authenticator }: CredentialState,
  network: string,
  credentials: Credentials,
): Promise<Account> {
  const account = await authenticator.signIn(c, network, credentials);
  // The response must not reveal that the password is right but the account has another role.
  if (account?.role !== 'administrator') return refuse(400, { error: 'Invalid credentials' });
  return account;
}

/** Checks a request's credentials, sets its account and runs `work`. */
export async function withServerCredentials<T>(
  state: CredentialState,
  context: RequestContext<undefined>,
  work: () => Promise<T>,
): Promise<T> {
  context.account = await requireServerCredentials(context.c, state, context.network);
  return withSingleError(work);
}

/**
 * Runs `work`. If it refuses the request with 400 or 404, the refusal is converted to the format of the remote
 * endpoints, which is a 400 with one message under `error`.
 */
async function withSingleError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.body === null || ![400, 404].includes(error.status)) throw error;
    return refuse(400, { error: sentenceOf(error.body) });
  }
}

function sentenceOf(body: Record<string, unknown>): string {
  const { error, detail } = body;
  if (typeof error === 'string') return error;
  if (typeof detail === 'string') return detail;
  return Object.entries(body)
    .map(([field, messages]) => {
      const text = Array.isArray(messages) ? messages.join(' ') : String(messages);
      return field === 'non_field_errors' ? text : `${field}: ${text}`;
    })
    .join(' ');
}

function fromQuery(c: Context): object {
  const query = queryOf(c);
  return Object.fromEntries(
    ['server_username', 'server_password'].map((name) => [name, lastOf(query, name)]),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
