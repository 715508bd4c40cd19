/** What a path of the legacy API answers, declared once: a list, and the single objects below it. */
import type { z } from 'zod';
import type { ListSource } from './list-source.js';

export interface LegacyResource {
  /** As `/api/history/`. */
  path: string;
  /** Heading in the document. */
  name: string;
  /** What one object looks like. */
  record: z.ZodType;
  /** Parameters besides `limit`, `offset`, `format` and `callback`. */
  query?: z.ZodObject;
  /** Opens the list that the parameters ask for. May refuse. */
  list(query: URLSearchParams, base: string): ListSource;
  /** One object; undefined when there is none with this id. */
  item(id: number, base: string): object | undefined;
}

/** Names the shape, so that a route reads like the v2 one beside it. */
export const legacyResource = (declared: LegacyResource): LegacyResource => declared;
