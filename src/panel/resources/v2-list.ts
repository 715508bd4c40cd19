import { z } from 'zod';
import type { Page } from '../../contract/pages.js';
import { corruptTypes } from './corrupt-types.js';
import { lastOf, wholeNumber } from '../http/query.js';
import type { ServeState } from './state.js';
import { recordsOf, type ListSource } from './list-source.js';
import type { RequestContext } from './resource.js';
import { StreamedList } from './streamed-list.js';

/** Query parameters for paging. */
export const pageQuery = z.object({
  limit: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'Records per page. By default, all records as a bare array.', example: 10 }),
  offset: z.int().min(0).optional().meta({ description: 'Number of records to skip; requires `limit`.' }),
});

/** Query parameter for a server. */
export const serverQuery = z.object({
  server: z.int().optional().meta({ description: 'Id of a server; all servers by default.', example: 1 }),
});

/** Returns the schema of a list response, which is either a bare array or a page with links. */
export const listSchema = (record: z.ZodType) =>
  z.union([
    z.array(record),
    z.strictObject({
      count: z.int().min(0),
      next: z.url().nullable(),
      previous: z.url().nullable(),
      results: z.array(record),
    }),
  ]);

/** Maximum number of records in a response that isn't streamed. */
const MAX_UNSTREAMED = 1000;

/**
 * Returns the requested part of a list. If there is no page size, returns all records as a bare array, and
 * otherwise a page with links.
 */
export async function v2List(
  { query, base, path }: RequestContext,
  state: ServeState,
  list: ListSource,
): Promise<object[] | Page<object> | StreamedList> {
  const limit = positive(lastOf(query, 'limit')) ?? state.options.pageSize;
  const offset = positive(lastOf(query, 'offset')) ?? 0;
  // If there is no page size, the offset is ignored.
  if (limit === null) return wholeList(state, list);
  const at = base + path;
  const envelope = {
    count: list.count,
    next: offset + limit < list.count ? link(at, query, limit, offset + limit) : null,
    previous: offset > 0 ? link(at, query, limit, offset - limit) : null,
  };
  const shown = corrupted(state, list);
  if (Math.min(limit, list.count - offset) > MAX_UNSTREAMED)
    return new StreamedList(shown.pages({ limit, offset }), envelope);
  return { ...envelope, results: await recordsOf(shown, { limit, offset }) };
}

/** Returns all records as a bare array. */
export async function wholeList(state: ServeState, list: ListSource): Promise<object[] | StreamedList> {
  const all = { limit: null, offset: 0 };
  const shown = corrupted(state, list);
  return list.count > MAX_UNSTREAMED ? new StreamedList(shown.pages(all), null) : recordsOf(shown, all);
}

/** Corrupts a list's records while the `wrong_types` fault is on. */
export function corrupted(state: ServeState, list: ListSource): ListSource {
  if (!state.faults.active.wrong_types) return list;
  return {
    count: list.count,
    async *pages(window) {
      for await (const page of list.pages(window)) yield page.map(corruptTypes);
    },
  };
}

/** Parses a positive integer. Returns null for any other text, because it's treated as if it hadn't been sent. */
function positive(text: string | null): number | null {
  const number = text === null ? null : wholeNumber(text);
  return number !== null && number > 0 ? number : null;
}

function link(at: string, query: URLSearchParams, limit: number, offset: number): string {
  const linked = new URLSearchParams(query);
  linked.set('limit', String(limit));
  if (offset > 0) linked.set('offset', String(offset));
  else linked.delete('offset');
  linked.sort();
  return `${at}?${linked.toString()}`;
}
