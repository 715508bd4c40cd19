/** Compares `docs/contract.md` with the OpenAPI document of the panel and with the interface of real panels. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { listed } from './documented.js';
import { cells, contract, operations, under } from './written.js';

const TABLES = [
  '### Administration',
  '### Migration and remote endpoints',
  '### Station',
  '### What ours adds',
];

describe('docs/contract.md', () => {
  it('lists every operation of the OpenAPI document, and no others', () => {
    const versioned = listed.filter(({ path }) => /^\/api\/v\d\//.test(path));
    assert.deepEqual(
      TABLES.flatMap(operations).sort(),
      versioned.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it('documents the same permissions as the OpenAPI document', () => {
    const named = new Map(
      TABLES.flatMap((heading) => cells(under(heading))).map(([method, path, auth]) => [
        `${method} ${path}`,
        auth,
      ]),
    );
    for (const { method, path, security } of listed) {
      const auth = named.get(`${method} ${path}`);
      if (auth === undefined) continue;
      const needsCredentials =
        security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
      assert.equal(auth === 'req', needsCredentials, `${method} ${path}`);
    }
  });

  it('lists every resource of the legacy API', () => {
    const lists = listed.flatMap(({ path }) => /^\/api\/([a-z]+)\/$/.exec(path)?.[1] ?? []);
    assert.ok(lists.length > 0);
    for (const resource of lists) assert.ok(under('### Legacy rules').includes(`\`${resource}\``), resource);
  });
});

const ORIGINAL = '../shared/panel-api.md';
const whyNot = !existsSync(ORIGINAL) && 'the interface it is written from is not beside this checkout';

describe('docs/contract.md, compared with the original API', { skip: whyNot }, () => {
  const original = whyNot ? '' : readFileSync(ORIGINAL, 'utf8');
  const OPERATIONS: Record<string, string[]> = {
    'list, create, retrieve, update, delete': ['GET', 'POST', 'GET {pk}/', 'PUT {pk}/', 'DELETE {pk}/'],
    'same operations': ['GET', 'POST', 'GET {pk}/', 'PUT {pk}/', 'DELETE {pk}/'],
  };

  it('includes every endpoint', () => {
    const headings = original.match(/^### .*, prefix `\/api\/v.*$/gm) ?? [];
    const rows = headings.flatMap((heading) => cells(under(heading, original)));
    assert.ok(rows.length >= 63);
    const ours = new Set(TABLES.flatMap(operations));
    for (const [methods = '', path] of rows) {
      for (const operation of OPERATIONS[methods] ?? methods.split(', ')) {
        const [method, below = ''] = operation.split(' ');
        assert.ok(ours.has(`${method} ${path}${below}`), `${operation} ${path}`);
      }
    }
  });

  it('includes every field', () => {
    const resources = original.split('\n## Resources and their fields\n')[1]?.split('\n## ')[0] ?? '';
    const tables = cells(resources).map(([names = '']) => names.replace(/ \(.*?\)/g, ''));
    const prose = ['### Email template', '### Settings', '### User profile'].flatMap(
      (heading) => under(heading, original).match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [],
    );
    const fields = [...tables.flatMap((names) => names.split(', ')), ...prose].filter((name) =>
      /^\w+$/.test(name),
    );
    assert.ok(fields.length > 200);
    for (const field of fields) assert.ok(contract.includes(`\`${field}\``), field);
  });

  it('includes every rule', () => {
    const count = (text: string) => text.match(/^\d+\. /gm)?.length;
    assert.equal(count(under('### Grid rules')), count(under('#### Grid rules', original)));
    assert.equal(
      count(under('### Legacy rules')),
      count(under('### Legacy station API, prefix `/api/` at {base_url}', original)),
    );
    assert.equal(count(under('### Authentication rules')), count(under('## Authentication', original)));
  });

  it('includes every error code', () => {
    const codes = under('## Errors', original).match(/\b[a-z]+(_[a-z]+){1,}\b/g) ?? [];
    assert.ok(codes.length > 10);
    for (const code of codes) assert.ok(contract.includes(code), code);
  });
});
