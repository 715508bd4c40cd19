/** Listing, adding, reading, changing and deleting templates of one kind. Each account sees its own, and no others are there for it. */
import { z } from 'zod';
import { sentColumns } from '../accounts/entitlements.js';
import { refuse } from '../http/refusal.js';
import { textField } from '../resources/fields.js';
import { operation, type Access, type RequestContext, type Resource } from '../resources/resource.js';
import { answerList, listSchema, pageQuery } from '../resources/v2-list.js';
import type { PanelState } from '../state.js';
import type { StoredTemplate, Templates } from './rows.js';
import { NO_TEMPLATE } from './rules.js';

export interface TemplateKind<Row extends StoredTemplate> {
  path: string;
  /** As `BroadcasterTemplate`. */
  noun: string;
  /** As `Broadcaster Template`. */
  title: string;
  access: Access;
  rows: Templates<Row>;
  /** What a template has when nothing is said about it. */
  blank: Omit<Row, keyof StoredTemplate>;
  /** The fields of a body besides the name; none has to be sent. */
  fields: z.ZodRawShape;
  schema: z.ZodType;
  record(row: Row): object;
}

export function templateOperations<Row extends StoredTemplate>(
  state: PanelState,
  { path, noun, title, access, rows, blank, fields, schema, record }: TemplateKind<Row>,
): Resource[] {
  const nameField = textField().refine(
    (name) => name !== NO_TEMPLATE,
    `This name says that there is no template.`,
  );
  const whole = z
    .object({ name: nameField, ...fields })
    .meta({ id: `${noun}Fields`, example: { name: 'Small' } });
  const some = whole.partial();
  type Body = { name?: string | undefined };

  const own = ({ account, id }: Pick<RequestContext, 'account' | 'id'>): Row => {
    const row = rows.one(id);
    return row && row.owner === account?.id ? row : refuse(404, { detail: 'Not found.' });
  };

  /** Of two that want one name at once, one gets it. */
  function write(row: Row, isNew: boolean): Row {
    return state.store.transaction(() => {
      const other = rows.named(row.owner, row.name);
      if (other && (isNew || other.id !== row.id)) {
        refuse(400, { name: ['You have a template with this name.'] });
      }
      if (!isNew) rows.change(row);
      const id = isNew ? rows.add({ ...row, id: undefined }) : row.id;
      return { ...row, id };
    });
  }

  function change(context: RequestContext<Body>): object {
    const row = own(context);
    return record(write({ ...row, ...sentColumns({ name: '', ...blank }, context.body) }, false));
  }
  const check = (context: RequestContext<undefined>) => void own(context);
  const lower = title.toLowerCase();

  const list = operation({
    id: `list${noun}s`,
    summary: `Your ${lower}s`,
    query: pageQuery,
    response: { status: 200, description: `${title}s.`, schema: listSchema(schema) },
    run(context) {
      const all = rows.ofOwner(context.account?.id ?? 0);
      return answerList(context, state, {
        count: all.length,
        records: ({ limit, offset }) =>
          all.slice(offset, limit === null ? undefined : offset + limit).map(record),
      });
    },
  });
  const create = operation({
    id: `create${noun}`,
    summary: `Add a ${lower}`,
    body: whole,
    response: { status: 201, description: `The new ${lower}.`, schema },
    run({ account, body }) {
      const row = { ...blank, ...sentColumns({ name: '', ...blank }, body), id: 0, owner: account?.id ?? 0 };
      return record(write(row as unknown as Row, true));
    },
  });
  const item: Resource['operations'] = {
    get: operation({
      id: `read${noun}`,
      summary: `One ${lower}`,
      response: { status: 200, description: `The ${lower}.`, schema },
      run: (context) => record(own(context)),
    }),
    put: operation({
      id: `replace${noun}`,
      summary: `Write a ${lower}; optional fields that are not sent stay`,
      body: whole,
      response: { status: 200, description: `The ${lower} as it is now.`, schema },
      check,
      run: change,
    }),
    patch: operation({
      id: `change${noun}`,
      summary: `Change some fields of a ${lower}`,
      body: some,
      response: { status: 200, description: `The ${lower} as it is now.`, schema },
      check,
      run: change,
    }),
    delete: operation({
      id: `delete${noun}`,
      summary: `Delete a ${lower}`,
      description: 'What was made by it stays as it is.',
      response: { status: 204, description: 'It is gone.' },
      check,
      run(context) {
        rows.delete(own(context).id);
        return null;
      },
    }),
  };
  const shared = { tag: 'Templates', access };
  return [
    { ...shared, path, name: `${title} List`, operations: { get: list, post: create } },
    { ...shared, path: `${path}{pk}/`, name: `${title} Instance`, operations: item },
  ];
}
