/** Generated from `src/servers/kinds.ts` by `npm run docs`. */
import { azuracast } from '../../../../servers/azuracast/read.js';
import { centova } from '../../../../servers/centova/read.js';
import { icecast } from '../../../../servers/icecast/read.js';
import { libretime } from '../../../../servers/libretime/read.js';
import { live365 } from '../../../../servers/live365/read.js';
import { radioco } from '../../../../servers/radioco/read.js';
import { radioking } from '../../../../servers/radioking/read.js';
import { shoutcast } from '../../../../servers/shoutcast/read.js';
import { sonicpanel } from '../../../../servers/sonicpanel/read.js';
import { spinitron } from '../../../../servers/spinitron/read.js';

/** Imported statically, because the panel is one file, in which a module can't wait for a later one. */
export const polledKinds = {
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
};
