/** The kinds of servers that the relay asks, by the name that the operator writes. */
import { azuracast } from '../../sources/azuracast/read.js';
import { icecast } from '../../sources/icecast/read.js';
import { libretime } from '../../sources/libretime/read.js';
import type { ServerKind } from '../../sources/server-kind.js';
import { shoutcast } from '../../sources/shoutcast/read.js';
import { panel } from './panel-kind.js';
import type { RelaySourceName } from './sources.js';

/** A stream is listened to, not asked. */
export type RelayKindName = Exclude<RelaySourceName, 'icy'>;

export const relayKinds: Record<RelayKindName, ServerKind> = {
  panel,
  azuracast,
  libretime,
  icecast,
  shoutcast,
};
