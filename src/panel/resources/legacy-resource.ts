import type { z } from 'zod';
import type { ListSource } from './list-source.js';

/** A list in the legacy API, and the single objects in it. */
export interface LegacyResource {
  /** Path, such as `/api/history/`. */
  path: string;
  /** Heading in the OpenAPI document. */
  name: string;
  /** Schema of an object. */
  record: z.ZodType;
  /** Query parameters, besides `limit`, `offset`, `format` and `callback`. */
  query?: z.ZodObject;
  /** Opens the requested list. May refuse the request. */
  list(query: URLSearchParams, base: string): ListSource;
  /** Returns one object, or undefined if no object has this id. */
  item(id: number, base: string): object | undefined;
}

export const legacyResource = (declared: LegacyResource): LegacyResource => declared;
