import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import type { LegacyResource } from '../resources/legacy-resource.js';
import { METHODS, type Resource } from '../resources/resource.js';
import { readVersion } from '../base/version.js';
import { choicesTable } from './choices.js';
import { describeLegacy, LEGACY_TAG } from './describe-legacy.js';
import { describeOperation } from './describe-operation.js';

/** Description of each tag. The linter fails if the description of a tag is missing here. */
const TAGS: Record<string, string> = {
  'Signing in': 'A token for the header `Authorization: JWT …`. An API key works, too.',
  Servers: 'The stations on this panel.',
  Channels: 'The streams of a station.',
  History: 'The current track and earlier ones.',
  Playlists: 'Lists of tracks that a station plays.',
  Podcasts: 'Podcasts with their covers and feeds.',
  Music: 'The library: votes for tracks, and removing tracks.',
  DJs: 'The presenters.',
  Schedule: 'The schedule: one-time and weekly events.',
  Administration: 'Sign-in, profile, password reset. The key is sent as `Authorization: Token …`.',
  Accounts: 'The accounts of broadcasters.',
  Resellers: 'Resellers, who manage accounts of broadcasters.',
  Templates: 'Named sets of limits and features, and the texts of mails.',
  Settings: 'Settings of the panel, its mail server, its machine and its license.',
  Remote: 'For billing systems. Each request contains the name and password of an administrator.',
  Migration: 'Copies files of an account from another host by SFTP.',
  [LEGACY_TAG]: 'The older lists without a version, as JSON or JSONP. Public and read-only.',
};

/**
 * Returns the OpenAPI document of all APIs. `apiKeyHeader` is the name of the header that contains the API key.
 */
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
        'Every path ends with a slash. Without it, the request is redirected, and a POST becomes a GET.',
        'Don’t send a token to operations that don’t need one: an invalid token is refused everywhere.',
        choicesTable(),
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // The URL is relative, so that it is also correct behind a proxy.
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] })),
  });
}
