import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import { collection, type Scope } from '../../resources/collection.js';
import { textField } from '../../schema/fields.js';
import type { Access, Resource } from '../../resources/resource.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { UserState } from '../auth/state.js';
import type { StoredTemplate, Templates } from '../../store/templates.js';
import { NO_TEMPLATE } from './rules.js';

export interface TemplateKind<Row extends StoredTemplate> {
  path: string;
  /** Noun for operation ids, such as `BroadcasterTemplate`. */
  noun: string;
  /** Noun for path names, such as `Broadcaster Template`. */
  title: string;
  access: Access;
  rows: Templates<Row>;
  /** The values of a new template if the request contains only its name. */
  defaults: Omit<Row, keyof StoredTemplate>;
  /** The fields of a request body besides the name. All are optional. */
  fields: z.ZodRawShape;
  schema: z.ZodType;
  record(row: Row): object;
}

/** Declares a collection of one kind of template. Each account sees only its own templates. */
export function templateCollection<Row extends StoredTemplate>(
  state: UserState,
  { path, noun, title, access, rows, defaults, fields, schema, record }: TemplateKind<Row>,
): Resource[] {
  const called = `a ${title.toLowerCase()}`;
  const nameField = textField().refine(
    (name) => name !== NO_TEMPLATE,
    'This name is reserved and means “no template”.',
  );
  const scope: Scope<Row> = {
    all: ({ account }) => rows.ofOwner(account?.id ?? 0),
    one({ id, account }) {
      const row = rows.one(id);
      return row && row.owner === account?.id ? row : refuse(404, { detail: 'Not found.' });
    },
  };

  function requireFreeName({ owner, name }: StoredTemplate, id: number | null): void {
    const other = rows.named(owner, name);
    if (other && other.id !== id) refuse(400, { name: ['You already have a template with this name.'] });
  }

  return collection(state, {
    path,
    key: 'pk',
    noun,
    title,
    nounWithArticle: called,
    tag: 'Templates',
    access,
    scope,
    schema,
    fields: z
      .object({ name: nameField, ...fields })
      .meta({ id: `${noun}Fields`, example: { name: 'Small' } }),
    describe: {
      list: { summary: `List your ${title.toLowerCase()}s`, returns: `${title}s.` },
      delete: { description: 'Accounts that were created from the template stay unchanged.' },
    },
    record,
    create(body, { account }) {
      const blank = { ...defaults, id: 0, owner: account?.id ?? 0, name: '' } as unknown as Row;
      const row = { ...blank, ...sentColumns(blank, body) };
      // Uses one transaction, so that two requests can't take the same name.
      return state.store.transaction(() => {
        requireFreeName(row, null);
        return { ...row, id: rows.add({ ...row, id: undefined }) };
      });
    },
    change(before, body) {
      const row = { ...before, ...sentColumns(before, body) };
      state.store.transaction(() => {
        requireFreeName(row, row.id);
        rows.change(row);
      });
    },
    delete: ({ id }) => rows.delete(id),
  });
}
