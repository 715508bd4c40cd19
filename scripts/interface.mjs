/** Writes `src/api/interface.ts`, the types of the typed client, from the panel's OpenAPI document: `npm run interface`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { createPanel } from '../src/panel/panel.ts';

const FILE = 'src/api/interface.ts';
const HEAD = `/**
 * Every operation of the panel's interface, written by \`npm run interface\` from its
 * document. Don't edit this file: a test compares it with the document.
 */

`;

/** Returns the text of the file. */
export async function writeInterface() {
  const document = await readDocument();
  const types = astToString(
    await openapiTS(document, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      // In the typed client, a file in a form is a `Blob`.
      transform: ({ format, type }) => {
        if (format !== 'binary') return undefined;
        const blob = ts.factory.createTypeReferenceNode('Blob');
        const absent = ts.factory.createLiteralTypeNode(ts.factory.createNull());
        return type.includes('null') ? ts.factory.createUnionTypeNode([blob, absent]) : blob;
      },
    }),
  );
  const text = `${HEAD}${types}\n${protectedOperations(document)}`;
  return format(text, { ...(await resolveConfig(FILE)), parser: 'typescript' });
}

async function readDocument() {
  const panel = createPanel({ speed: 0 });
  try {
    return await (await panel.app.request('http://localhost/openapi.json')).json();
  } finally {
    panel.close();
  }
}

/** Returns a constant with the operations that require an account, because types don't exist at run time. */
function protectedOperations({ paths }) {
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.length > 0)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  return `/** Method and path of the operations that need an account; all others are sent without a token. */
export const protectedOperations: readonly string[] = ${JSON.stringify(names)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await writeInterface());
