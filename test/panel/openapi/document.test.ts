import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openPanel } from '../../kit/open-panel.js';

interface Documented {
  openapi: string;
  servers: object[];
  security?: object[];
  paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>;
  components: { securitySchemes: Record<string, { name: string }> };
}

const rules = {
  // The contract's paths end with a slash, and a POST without it is lost.
  'no-path-trailing-slash': 'off',
  // `clear` and `remove` aren't ids; a path without a parameter has priority.
  'no-ambiguous-paths': 'off',
} as const;

describe('the document at /openapi.json', () => {
  const { request } = openPanel();
  const read = async () => (await request('/openapi.json')).json<Documented>();

  it('passes the linter', async () => {
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: (await request('/openapi.json')).text, config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
      [],
    );
  });

  it('is OpenAPI 3.1 with a relative server URL', async () => {
    const { openapi, servers } = await read();
    assert.match(openapi, /^3\.1\./);
    assert.deepEqual(servers, [{ url: '/' }]);
  });

  it('contains full paths with trailing slashes', async () => {
    const paths = Object.keys((await read()).paths);
    assert.ok(paths.includes('/api/v2/channels/{id}/'));
    assert.deepEqual(
      paths.filter((path) => !/^\/api\/([\w{}-]+\/)+$/.test(path)),
      [],
    );
  });

  it('gives every operation a unique id', async () => {
    const operations = Object.values((await read()).paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    assert.equal(new Set(ids).size, ids.length);
    for (const { operationId, security, responses } of operations) {
      assert.ok(Array.isArray(security), operationId);
      assert.ok(
        Object.keys(responses).some((status) => status.startsWith('4')),
        operationId,
      );
    }
  });

  it('requires an account for writes', async () => {
    const { paths } = await read();
    assert.deepEqual(paths['/api/v2/channels/']?.get?.security, []);
    assert.deepEqual(paths['/api/v2/channels/']?.post?.security, [{ jwt: [] }, { apiKey: [] }]);
    assert.deepEqual(paths['/api/v2/music/{id}/like/']?.post?.security, []);
    assert.deepEqual(paths['/api/v2/playlists/']?.get?.security, [{ jwt: [] }, { apiKey: [] }]);
  });

  it('is identical on all panels', async () => {
    const [first, second] = [openPanel(), openPanel({ seed: 2, apiKeyHeader: 'X-KEY' })];
    const [one, two] = await Promise.all([first.request('/openapi.json'), second.request('/openapi.json')]);
    assert.equal(two.text, one.text.replace('"SERVICE-API-KEY"', '"X-KEY"'));
  });
});
