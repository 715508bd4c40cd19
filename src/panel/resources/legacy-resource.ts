/** How a list of the legacy API, and the single objects below it, are declared. */
import type { z } from 'zod';
import type { ListSource } from './list-source.js';

export interface LegacyResource {
  /** As `/api/history/`. */
  path: string;
  /** Heading in the document. */
  name: string;
  /** Schema of an object. */
  record: z.ZodType;
  /** Parameters besides `limit`, `offset`, `format` and `callback`. */
  query?: z.ZodObject;
  /** Opens the list that the parameters ask for. May refuse. */
  list(query: URLSearchParams, base: string): ListSource;
  /** One object; undefined when there is none with this id. */
  item(id: number, base: string): object | undefined;
}

/** Declares a legacy resource. */
export const legacyResource = (declared: LegacyResource): LegacyResource => declared;
