/** Copies an account's files from another host over SFTP. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import type { Account } from '../../store/accounts.js';
import { checkFields } from '../../http/body.js';
import { refuse } from '../../http/refusal.js';
import { integerField, passwordField, textField } from '../../schema/fields.js';
import { operation, type Operation, type RequestContext, type Resource } from '../../resources/resource.js';
import type { UserState } from '../../users/auth/state.js';
import { resolveAddress, allowedHost, type AllowedHost } from './allowed-hosts.js';
import { connectSftp } from './sftp-connection.js';
import type { SftpSession } from './sftp-session.js';
import { transferFiles, type Transfer } from './transfer.js';

const DEFAULT_PORT = 22;

const addressFields = z.object({
  host: textField().meta({ description: 'A host in `--allow-migration-from`.', example: 'old.example' }),
  port: integerField(1, 65_535).default(DEFAULT_PORT),
});
type HostAddress = z.infer<typeof addressFields>;
const checkQuery = addressFields.extend({
  username: textField().meta({ description: 'Login on the host.' }),
  password: passwordField(),
});
// The contract doesn't define the difference between `user` and `username`.
const transferQuery = checkQuery.extend({
  user: textField().meta({
    description: 'Name of the account of this panel that gets the files.',
    example: 'harbour',
  }),
});

const failureSchema = z.strictObject({ success: z.literal(false) }).meta({ id: 'MigrationFailure' });
const transferFailureSchema = z
  .strictObject({ success: z.literal(false), files: z.int().min(0) })
  .meta({ id: 'TransferFailure' });

const CONNECT_MS = 10_000;

export function migrationResources(state: UserState): Resource[] {
  const shared = { tag: 'Migration', access: 'administrators' as const };
  return [
    {
      ...shared,
      path: v1.beforeMigrationCheck,
      name: 'Before Migration Check',
      operations: { get: checkOperation(state) },
    },
    {
      ...shared,
      path: v1.migrationFileTransfer,
      name: 'Migration File Transfer',
      operations: { get: transferOperation(state) },
    },
  ];
}

function checkOperation(state: UserState): Operation {
  return operation({
    id: 'checkMigration',
    summary: 'Check whether an account can be moved from a host, by connecting to it',
    query: checkQuery,
    audited: true,
    response: {
      status: 200,
      description: 'The connection works.',
      schema: z.strictObject({ success: z.literal(true) }),
    },
    errors: {
      400: 'A parameter is missing or invalid; `not_allowed`: the host is not in `--allow-migration-from`',
      500: {
        description: 'No connection: unknown host, wrong host key, or wrong password',
        schema: failureSchema,
      },
    },
    async run(context) {
      const { sent, host } = readQuery(state, context, checkQuery);
      try {
        (await connect(state, host, sent, context)).close();
      } catch {
        // Don't return the reason, because the other host may have written its text.
        return refuse(500, { success: false });
      }
      return { success: true };
    },
  });
}

function transferOperation(state: UserState): Operation {
  const accountsInTransfer = new Set<number>();
  return operation({
    id: 'transferFiles',
    summary: 'Copy the files of a login on another host into an account’s storage',
    description:
      'Resumes an earlier transfer that was cut off, and responds when it is done. Links and names that can’t be file names here are left out.',
    query: transferQuery,
    audited: true,
    response: {
      status: 200,
      description: 'All files are copied; `files` is the number of files.',
      schema: z.strictObject({ success: z.literal(true), files: z.int().min(0) }).meta({ id: 'Transfer' }),
    },
    errors: {
      400: 'A parameter is missing or invalid; `not_allowed`: the host is not in `--allow-migration-from`; or a transfer to this account is in progress',
      500: {
        description:
          'Not all files are copied; `files` is the number of complete ones. The same request resumes the transfer',
        schema: transferFailureSchema,
      },
    },
    async run(context) {
      const { sent, host } = readQuery(state, context, transferQuery);
      const account = accountNamed(state, sent.user);
      if (accountsInTransfer.has(account.id))
        return refuse(400, { non_field_errors: ['transfer_under_way'] });
      accountsInTransfer.add(account.id);
      try {
        const done = await transferTo(state, account, host, sent, context);
        return done.success ? done : refuse(500, { ...done });
      } finally {
        accountsInTransfer.delete(account.id);
      }
    },
  });
}

/** Checks the host before the other parameters, and refuses hosts that aren't allowed. */
function readQuery<Fields extends HostAddress>(
  { options }: UserState,
  { query }: RequestContext,
  fields: z.ZodType<Fields>,
): { sent: Fields; host: AllowedHost } {
  const values = Object.fromEntries(query);
  const { host, port } = checkFields<HostAddress>(values, values.host === undefined ? fields : addressFields);
  const allowed = allowedHost(options.allowMigrationFrom, host, port);
  if (allowed === null) return refuse(400, { host: ['not_allowed'] });
  return { sent: checkFields(values, fields), host: allowed };
}

/** Rejects if the connection takes too long, if the client disconnects, or if the panel closes. */
async function connect(
  { closing }: UserState,
  host: AllowedHost,
  login: { username: string; password: string },
  { c }: RequestContext,
): Promise<SftpSession> {
  const signal = AbortSignal.any([closing, c.req.raw.signal]);
  const address = await resolveAddress(host, AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]));
  return connectSftp({ ...host, ...login, address, signal });
}

/** Refuses a name unless it belongs to an active broadcaster. */
function accountNamed({ store }: UserState, user: string): Account {
  const account = store.accounts.named(user);
  if (account?.role !== 'broadcaster') return refuse(400, { user: ['user_not_found'] });
  if (account.deleted_at !== null) return refuse(400, { user: ['account_deleted'] });
  return account;
}

async function transferTo(
  state: UserState,
  account: Account,
  host: AllowedHost,
  login: z.infer<typeof checkQuery>,
  context: RequestContext,
): Promise<Transfer> {
  const { storage, store } = state;
  const limit = store.broadcasters.one(account.id)?.limit_du ?? 0;
  let session: SftpSession;
  try {
    session = await connect(state, host, login, context);
  } catch {
    return { success: false, files: 0 };
  }
  try {
    return await transferFiles(session, { storage, account: account.id, limit, report: () => undefined });
  } finally {
    session.close();
  }
}
