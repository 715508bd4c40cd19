/** The kinds of servers that the relay polls, by their names in `--relay`. */
import { loadKind, SERVER_KIND_NAMES, type ServerKindName } from '../../../../servers/kinds.js';
import type { ServerKind } from '../../../../servers/server-kind.js';
import type { RelaySourceName } from '../../../base/relay-sources.js';
import { panel } from './panel-kind.js';

/** All kinds except `icy`, because streams are followed rather than polled. */
export type RelayKindName = Exclude<RelaySourceName, 'icy'>;

const others = await Promise.all(
  SERVER_KIND_NAMES.map(async (name) => [name, await loadKind(name)] as const),
);

export const relayKinds: Record<RelayKindName, ServerKind> = {
  panel,
  ...(Object.fromEntries(others) as Record<ServerKindName, ServerKind>),
};
