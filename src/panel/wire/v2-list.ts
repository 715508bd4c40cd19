/** Answers a v2 list: a bare array or the envelope, its page, its links. */
import type { Context, Handler } from 'hono';
import type { Page } from '../../contract/pages.js';
import { spoil } from '../faults/wrong-types.js';
import { refuse } from '../refusal.js';
import type { PanelState } from '../state.js';
import { negotiate } from './accept.js';
import { requireReader } from './authorization.js';
import { baseUrl } from './base-url.js';
import type { OpenList } from './list.js';
import { lastOf, queryOf, wholeNumber } from './query.js';
import { answerV2 } from './v2-answer.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** A handler for all methods of a read-only list. `open` may refuse. */
export function v2List(
  state: PanelState,
  name: string,
  open: (query: URLSearchParams, base: string) => OpenList,
): Handler {
  return (c) => {
    // The framework's order: form, then person, then method.
    const form = negotiate(c);
    requireReader(c);
    if (!READING.includes(c.req.method)) {
      refuse(405, { detail: `Method "${c.req.method}" not allowed.` }, { Allow: READING.join(', ') });
    }
    const answer = c.req.method === 'OPTIONS' ? describe(name) : readList(c, state, open);
    return answerV2(c, state, form, answer, READING);
  };
}

function readList(
  c: Context,
  state: PanelState,
  open: (query: URLSearchParams, base: string) => OpenList,
): object[] | Page<object> {
  const query = queryOf(c);
  const base = baseUrl(c, state.options);
  const list = open(query, base);
  const limit = positive(lastOf(query, 'limit')) ?? state.options.pageSize;
  const offset = positive(lastOf(query, 'offset')) ?? 0;
  const records = (window: { limit: number | null; offset: number }) =>
    list.records(window).map((record) => (state.faults.now.wrong_types ? spoil(record) : record));
  // Without a page size there is no paging at all, so the offset says nothing.
  if (limit === null) return records({ limit: null, offset: 0 });
  const at = base + new URL(c.req.url).pathname;
  return {
    count: list.count,
    next: offset + limit < list.count ? link(at, query, limit, offset + limit) : null,
    previous: offset > 0 ? link(at, query, limit, offset - limit) : null,
    results: records({ limit, offset }),
  };
}

/** Zero, negative and unreadable values count as not sent. */
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

function describe(name: string): object {
  return {
    name,
    description: '',
    renders: ['application/json', 'text/html'],
    parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  };
}
