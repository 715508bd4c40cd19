import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import type { LegacyResource } from '../resources/legacy-resource.js';
import { METHODS, type Resource } from '../resources/resource.js';
import { readVersion } from '../base/version.js';
import { choicesTable } from './choices.js';
import { describeLegacy, LEGACY_TAG } from './describe-legacy.js';
import { describeOperation } from './describe-operation.js';

/** Description of each tag. The linter fails if a tag is missing here. */
const TAGS: Record<string, string> = {
  'Signing in': 'A token for the header `Authorization: JWT …`. An API key does as well.',
  Servers: 'The stations on this panel.',
  Channels: 'The streams of a station.',
  History: 'What plays and what played.',
  Playlists: 'Lists of tracks that a station puts on air.',
  Podcasts: 'Podcasts with their covers and feeds.',
  Music: 'The library: votes for its tracks, and taking tracks out.',
  DJs: 'The presenters.',
  Schedule: 'The schedule: single events and weekly ones.',
  Administration:
    'Signing in, the own profile, forgotten passwords. A key for the header `Authorization: Token …`.',
  Accounts: 'The accounts of broadcasters.',
  Resellers: 'Those who have accounts of their own to give away.',
  Templates: 'Limits and features under a name, and the texts of mails.',
  Settings: 'What the panel is told about itself, its mail server, its machine and its license.',
  Remote: 'For billing systems: each request carries the name and password of an administrator.',
  Migration: 'Taking an account’s files over from another host, by SFTP.',
  [LEGACY_TAG]: 'The older lists, without a version, as JSON or JSONP. Public, and for reading only.',
};

/** Returns the OpenAPI document of all APIs. `apiKeyHeader` is the name of the header with API keys. */
export function describeInterface(
  resources: readonly Resource[],
  legacy: readonly LegacyResource[],
  apiKeyHeader: string,
): object {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'jwt', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`JWT <token>`, with a token of `/api/v2/api-token-auth/`.',
  });
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: apiKeyHeader,
    description: 'An API key of an account.',
  });
  registry.registerComponent('securitySchemes', 'token', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Token <key>`, with a key of `/api/v1/rest-auth/login/`.',
  });
  for (const resource of resources) {
    for (const method of METHODS) {
      const operation = resource.operations[method];
      if (operation) registry.registerPath(describeOperation(resource, method, operation));
    }
  }
  for (const resource of legacy) describeLegacy(resource).forEach((path) => registry.registerPath(path));
  const tags = [...new Set(resources.map(({ tag }) => tag)), LEGACY_TAG];
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Radio panel',
      version: readVersion(),
      description: [
        'The whole interface of a radio panel: the station API (v2), the administration API and the remote endpoints (v1), and the legacy API with JSONP.',
        'Every path ends with its slash: without it, a request is redirected, and a POST is lost.',
        'Send no token where none is asked for: a broken one is refused everywhere.',
        choicesTable(),
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative, so that it is also correct behind a proxy.
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] })),
  });
}
