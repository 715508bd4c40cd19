/**
 * The page in a frame. The build inlines it into `embed.html`, because a sandboxed frame can load modules only from
 * servers that allow all origins.
 */
import './embed-content.js';
import '../../elements/now-playing/define.js';
import '../../elements/history/define.js';
import '../../elements/station/define.js';
import '../../elements/vote/define.js';
import '../../elements/player/define.js';
import '../../elements/schedule/define.js';
import '../../elements/podcasts/define.js';
import '../../elements/charts/define.js';
import '../../elements/requests/define.js';
import { placeCover } from '../../elements/frame/place-cover.js';
import { bridgeSandbox } from '../../elements/frame/sandbox.js';
import { reportHeight } from '../../elements/frame/report-height.js';

const content = document.querySelector('main')!;
bridgeSandbox();
void placeCover(content).then(() => reportHeight(content));
