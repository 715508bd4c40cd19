/**
 * All tags in one classic script, for sandboxed frames, which can load modules only from servers that allow all
 * origins.
 */
import '../../elements/now-playing/define.js';
import '../../elements/history/define.js';
import '../../elements/station/define.js';
import '../../elements/vote/define.js';
import '../../elements/player/define.js';
import '../../elements/schedule/define.js';
import '../../elements/podcasts/define.js';
import '../../elements/charts/define.js';
import '../../elements/requests/define.js';
