/**
 * The builder's preview in the zip, as one script inside its page: a sandboxed frame loads modules only from servers that allow every
 * origin, and a web site usually doesn't.
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
import { runPreview } from '../../builder/preview/run-preview.js';

runPreview(document.querySelector('main')!, () => undefined);
