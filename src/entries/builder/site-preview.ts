/**
 * The builder's preview in the zip file, as a single script inside its page. A sandboxed frame can load modules only
 * from servers that allow all origins, which most web sites don't.
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
