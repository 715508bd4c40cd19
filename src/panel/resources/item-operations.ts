/** Reading, changing and deleting one stored record by its id, as users of such frameworks expect. */
import type { z } from 'zod';
import { requireServer } from '../auth/authorization.js';
import { refuse } from '../http/refusal.js';
import type { PanelState } from '../state.js';
import type { Rows } from '../store/rows.js';
import { operation, type RequestContext, type Resource } from './resource.js';

export interface Item<Row extends { id: number; server: number }, Body extends Partial<Row>> {
  state: PanelState;
  /** As `Channel`. */
  noun: string;
  rows: Pick<Rows<Row>, 'one' | 'delete'>;
  /** The fields of a whole record: PUT needs the required ones, PATCH takes any of them. */
  fields: z.ZodObject & z.ZodType<Body>;
  /** What an answer looks like. */
  schema: z.ZodType;
  /** Who may read one: `accounts` only those who look after its server. */
  reading: 'readers' | 'accounts';
  multipart?: boolean;
  /** Writes the changed row. May refuse. `body` holds what was sent, files too. */
  write(changed: Row, body: Partial<Body>, context: RequestContext): void | Promise<void>;
  record(row: Row, base: string): object;
  /** Told after a record was deleted. */
  deleted?(): void;
}

/** GET, PUT, PATCH and DELETE of a path with `{id}`. Fields that are not sent stay as they are. */
export function itemOperations<Row extends { id: number; server: number }, Body extends Partial<Row>>(
  item: Item<Row, Body>,
): Resource['operations'] {
  const { state, noun, rows, fields, schema, reading, record } = item;
  const found = (id: number): Row => rows.one(id) ?? refuse(404, { detail: 'Not found.' });
  const multipart = item.multipart ?? false;

  function check({ id, account }: RequestContext<undefined>): void {
    requireServer(state, account, found(id).server);
  }

  async function change(context: RequestContext<Partial<Body>>): Promise<object> {
    const row = found(context.id);
    // Also to the server that it is moved to.
    requireServer(state, context.account, context.body.server ?? row.server);
    await item.write({ ...row, ...known(context.body, row), id: row.id }, context.body, context);
    return record(found(context.id), context.base);
  }

  return {
    get: operation({
      id: `read${noun}`,
      summary: `One ${noun.toLowerCase()}`,
      response: { status: 200, description: `The ${noun.toLowerCase()}.`, schema },
      run({ id, account, base }) {
        const row = found(id);
        if (reading === 'accounts') requireServer(state, account, row.server);
        return record(row, base);
      },
    }),
    put: operation({
      id: `replace${noun}`,
      summary: `Write a ${noun.toLowerCase()}; optional fields that are not sent stay`,
      body: fields,
      multipart,
      response: { status: 200, description: `The ${noun.toLowerCase()} as it is now.`, schema },
      check,
      run: (context) => change(context),
    }),
    patch: operation({
      id: `change${noun}`,
      summary: `Change some fields of a ${noun.toLowerCase()}`,
      body: (fields as z.ZodObject).partial() as unknown as z.ZodType<Partial<Body>>,
      multipart,
      response: { status: 200, description: `The ${noun.toLowerCase()} as it is now.`, schema },
      check,
      run: (context) => change(context),
    }),
    delete: operation({
      id: `delete${noun}`,
      summary: `Delete a ${noun.toLowerCase()}`,
      response: { status: 204, description: 'It is gone.' },
      check,
      run({ id }) {
        rows.delete(id);
        item.deleted?.();
        return null;
      },
    }),
  };
}

/** Of what was sent, the columns of the row. Undefined is not sent. */
function known<Row extends object>(body: object, row: Row): Partial<Row> {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name in row && value !== undefined),
  ) as Partial<Row>;
}
