/** The OpenAPI document, as far as tests read it, and its operations one by one. */
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
  /** In capitals. */
  method: string;
}

/** Asks a panel in this process, so that tests can be made from it before one listens. Every panel has the same. */
export async function readDocument(): Promise<OpenApi> {
  return JSON.parse((await openPanel().ask('/openapi.json')).text) as OpenApi;
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

/** Follows a reference, one step: the document's own schemas are not chained. */
export function resolved({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}
