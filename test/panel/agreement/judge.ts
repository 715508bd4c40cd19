/** Compares responses of a running panel with the OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { type Listed, type OpenApi, operationsOf } from '../../kit/document-of.js';

// The types lack the default export.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

export interface Judge {
  operations: Listed[];
  /** Throws if the response doesn't match the document. Reads a copy of it. */
  check(method: string, url: string, answer: Response): Promise<void>;
  /** `operationId` and status of every response so far. */
  seen: Set<string>;
}

export function openJudge(document: OpenApi): Judge {
  // OpenAPI adds keywords to JSON Schema, such as `example`.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const operations = operationsOf(document);
  const patterns = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/, '[^/]+')}$`),
  }));
  const seen = new Set<string>();

  function find(method: string, pathname: string): Listed {
    const found = patterns.filter(
      ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
    );
    // A path without a parameter has priority.
    const best = found.find(({ operation }) => operation.path === pathname) ?? found[0];
    if (!best) throw new Error(`${method} ${pathname} is not in the document`);
    return best.operation;
  }

  return {
    operations,
    seen,
    async check(method, url, response) {
      const { operationId, path, responses } = find(method, new URL(url).pathname);
      const where = `${operationId} ${response.status}`;
      const declared = responses[response.status];
      const text = await response.clone().text();
      if (!declared) throw new Error(`${where} is not in the document: ${text.slice(0, 300)}`);
      seen.add(where);
      if (!declared.content) {
        if (text !== '') throw new Error(`${where} has no body in the document, and this one here: ${text}`);
        return;
      }
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      if (!declared.content[type])
        throw new Error(`${where} comes as "${type}", which is not in the document`);
      const place = [path, method.toLowerCase(), 'responses', response.status, 'content', type, 'schema'];
      const schema = `document#/paths/${place.map(pointer).join('/')}`;
      const isRight = ajv.getSchema(schema);
      if (!isRight) throw new Error(`no schema at ${schema}`);
      if (!isRight(type === 'application/json' ? JSON.parse(text) : text)) {
        throw new Error(`${where}: ${ajv.errorsText(isRight.errors)}: ${text.slice(0, 500)}`);
      }
    },
  };
}

function pointer(part: string | number): string {
  return encodeURIComponent(String(part).replace(/~/g, '~0').replace(/\//g, '~1'));
}
