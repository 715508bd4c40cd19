import { jsonWith } from '../../../../servers/json/read.js';
import * as jsonValues from '../../../../servers/json/values.js';
import type { ServerKind } from '../../../../servers/server-kind.js';
import { panel } from './panel-kind.js';
import { polledKinds } from './polled-kinds.js';
import type { RelaySourceName } from '../../../base/relay-sources.js';

/** All kinds except `icy`, whose streams are kept open instead of being polled. */
export type RelayKindName = Exclude<RelaySourceName, 'icy'>;

/** The kinds of servers that the relay polls, by their names in `--relay`. If one is missing, run `npm run docs`. */
export const relayKinds: Record<RelayKindName, ServerKind> = {
  ...polledKinds,
  panel,
  json: jsonWith(jsonValues),
};
