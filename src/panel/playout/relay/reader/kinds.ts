/**
 * The kinds of servers that the relay polls, by their names in `--relay`. They are imported statically,
 * because the panel is one file, in which a module can't wait for a later one.
 */
import { azuracast } from '../../../../servers/azuracast/read.js';
import { centova } from '../../../../servers/centova/read.js';
import { icecast } from '../../../../servers/icecast/read.js';
import { jsonWith } from '../../../../servers/json/read.js';
import * as jsonValues from '../../../../servers/json/values.js';
import { libretime } from '../../../../servers/libretime/read.js';
import { live365 } from '../../../../servers/live365/read.js';
import { radioco } from '../../../../servers/radioco/read.js';
import { radioking } from '../../../../servers/radioking/read.js';
import type { ServerKind } from '../../../../servers/server-kind.js';
import { shoutcast } from '../../../../servers/shoutcast/read.js';
import { sonicpanel } from '../../../../servers/sonicpanel/read.js';
import { spinitron } from '../../../../servers/spinitron/read.js';
import { panel } from './panel-kind.js';
import type { RelaySourceName } from '../../../base/relay-sources.js';

/** All kinds except `icy`, because streams are followed rather than polled. */
export type RelayKindName = Exclude<RelaySourceName, 'icy'>;

export const relayKinds: Record<RelayKindName, ServerKind> = {
  panel,
  azuracast,
  libretime,
  icecast,
  shoutcast,
  sonicpanel,
  centova,
  live365,
  radioco,
  spinitron,
  radioking,
  json: jsonWith(jsonValues),
};
