import type { z } from 'zod';
import { refuse } from '../http/refusal.js';
import type { ServeState } from './state.js';
import { listOfRows } from './list-source.js';
import { operation, type Access, type Operation, type RequestContext, type Resource } from './resource.js';
import { v2List, listSchema, pageQuery } from './v2-list.js';

/** Determines which rows an account can read and write. */
export interface Scope<Row, Body = object> {
  /** Query parameters of the list, besides those for paging. */
  query?: z.ZodObject;
  /** Returns the rows of the list, in order. May refuse the request. */
  all(context: RequestContext): readonly Row[];
  /** Returns the row to which the path refers. Responds with 404 if the account can't see it. */
  one(context: Pick<RequestContext, 'id' | 'account'>): Row;
  /**
   * May refuse a create request before its body is read. If absent, every account with access to the path can
   * create rows.
   */
  checkCreate?(context: RequestContext<undefined>): void;
  /**
   * May refuse a write before its body is read. If absent, every account that can read the row can also write
   * it.
   */
  checkWrite?(context: RequestContext<undefined>): void;
  /**
   * May refuse a request body that this account isn't allowed to save. `row` is null when a record is
   * created.
   */
  checkBody?(context: RequestContext<Body>, row: Row | null): void;
}

/** Text about an operation in the OpenAPI document. */
interface Description {
  summary?: string;
  description?: string;
  /** Description of the response. */
  returns?: string;
  errors?: Operation['errors'];
}

export interface Collection<Row extends object, Body extends object, NewBody extends object = Body> {
  /** Path of the list. The path of an item starts with this path. */
  path: string;
  /** Name of the path parameter. */
  key: 'id' | 'pk';
  /** Noun for operation ids, such as `GridEvent`. */
  noun: string;
  /** Noun for path names, such as `Grid Event`. */
  title: string;
  /** Noun for summaries, such as `an event`. */
  nounWithArticle: string;
  /** Heading in the OpenAPI document. */
  tag: string;
  access: Access;
  scope: Scope<Row, NoInfer<Partial<Body>>>;
  /** Schema of a record. */
  schema: z.ZodType;
  /** Writable fields. PUT needs the required ones; PATCH accepts any of them. */
  fields: z.ZodObject & z.ZodType<Body>;
  /** Whether fields can be files. */
  multipart?: true;
  /** Text in the OpenAPI document that replaces the defaults. */
  describe: Partial<Record<'list' | 'create' | 'read' | 'replace' | 'change' | 'delete', Description>>;
  /** Replaces the default list operation. */
  list?: Operation;
  /** Returns the record of a row, or null if the row was deleted in the meantime. */
  record(row: Row, base: string): object | null | Promise<object | null>;
  /** Set this if the create operation has a different body or response from the other operations. */
  newRecord?: { fields: z.ZodType<NewBody>; schema?: z.ZodType; record?(row: Row): object };
  /** Adds a row. May refuse the request. */
  create(body: NewBody, context: RequestContext): Row | Promise<Row>;
  /** Changes the fields of a row that are in the body. May refuse the request. */
  change(row: Row, body: Partial<Body>, context: RequestContext): void | Promise<void>;
  delete(row: Row): void;
}

/**
 * Declares a collection's two paths: the list (list, create) and the item (read, replace, change, delete).
 * Writes are checked in the same order as on real panels: first whether the account can see the row, then
 * whether it can write the row, whether the body is valid, and whether the account may store this body.
 */
export function collection<Row extends object, Body extends object, NewBody extends object = Body>(
  state: ServeState,
  declared: Collection<Row, Body, NewBody>,
): [list: Resource, item: Resource] {
  const { path, key, noun, title, nounWithArticle, tag, access, scope, schema, fields, describe, newRecord } =
    declared;
  const name = nounWithArticle.replace(/^an? /, '');
  const multipart = declared.multipart ?? false;
  const checkWrite = (context: RequestContext<undefined>): void =>
    scope.checkWrite ? scope.checkWrite(context) : void scope.one(context);

  async function readRecord(row: Row, base: string): Promise<object> {
    return (await declared.record(row, base)) ?? refuse(404, { detail: 'Not found.' });
  }

  async function write(context: RequestContext<Partial<Body>>): Promise<object> {
    // Read the row again, because it may have been changed or deleted while the body was being read.
    const row = scope.one(context);
    scope.checkBody?.(context, row);
    await declared.change(row, context.body, context);
    return readRecord(scope.one(context), context.base);
  }

  const list = operation({
    ...documented(`list${noun}s`, describe.list, { status: 200, schema: listSchema(schema) }),
    query: scope.query ? pageQuery.extend(scope.query.shape) : pageQuery,
    run(context) {
      const rows = scope.all(context);
      return v2List(
        context,
        state,
        listOfRows(rows, (row) => declared.record(row, context.base)),
      );
    },
  });
  const create = operation({
    ...documented(
      `create${noun}`,
      { summary: `Add ${nounWithArticle}`, returns: `The new ${name}.`, ...describe.create },
      { status: 201, schema: newRecord?.schema ?? schema },
    ),
    body: newRecord?.fields ?? (fields as unknown as z.ZodType<NewBody>),
    multipart,
    ...(scope.checkCreate && { check: scope.checkCreate }),
    async run(context) {
      scope.checkBody?.(context, null);
      const row = await declared.create(context.body, context);
      return newRecord?.record?.(row) ?? readRecord(row, context.base);
    },
  });
  const written = { returns: `The changed ${name}.` };
  const item: Resource['operations'] = {
    get: operation({
      ...documented(
        `read${noun}`,
        { summary: `One ${name}`, returns: `The ${name}.`, ...describe.read },
        { status: 200, schema },
      ),
      run: (context) => readRecord(scope.one(context), context.base),
    }),
    put: operation({
      ...documented(
        `replace${noun}`,
        {
          summary: `Replace ${nounWithArticle}; optional fields that aren’t sent stay unchanged`,
          ...written,
          ...describe.replace,
        },
        { status: 200, schema },
      ),
      body: fields,
      multipart,
      check: checkWrite,
      run: write,
    }),
    patch: operation({
      ...documented(
        `change${noun}`,
        { summary: `Change some fields of ${nounWithArticle}`, ...written, ...describe.change },
        { status: 200, schema },
      ),
      body: (fields as z.ZodObject).partial() as unknown as z.ZodType<Partial<Body>>,
      multipart,
      check: checkWrite,
      run: write,
    }),
    delete: operation({
      ...documented(
        `delete${noun}`,
        { summary: `Delete ${nounWithArticle}`, returns: 'It was deleted.', ...describe.delete },
        { status: 204 },
      ),
      check: checkWrite,
      run(context) {
        declared.delete(scope.one(context));
        return null;
      },
    }),
  };
  return [
    { path, name: `${title} List`, tag, access, operations: { get: declared.list ?? list, post: create } },
    { path: `${path}{${key}}/`, name: `${title} Instance`, tag, access, operations: item },
  ];
}

function documented(
  id: string,
  { summary = '', description, returns = '', errors }: Description = {},
  response: { status: 200 | 201 | 204; schema?: z.ZodType },
): Pick<Operation, 'id' | 'summary' | 'description' | 'errors' | 'response'> {
  return {
    id,
    summary,
    ...(description && { description }),
    ...(errors && { errors }),
    response: { ...response, description: returns },
  };
}
