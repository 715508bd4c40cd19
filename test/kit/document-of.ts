/** Reads the OpenAPI document of a panel. */
import { openPanel } from './open-panel.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  format?: string;
  example?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Listed extends DocumentedOperation {
  path: string;
  /** HTTP method in upper case. */
  method: string;
}

/**
 * Requests the document from a panel in process, so that tests can be generated from it. The document is the same for
 * every panel.
 */
export async function readDocument(): Promise<OpenApi> {
  return JSON.parse((await openPanel().request('/openapi.json')).text) as OpenApi;
}

export function operationsOf({ paths }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}

/** Resolves a reference. Schemas of the document have no chained references. */
export function resolved({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}
