/** The script in `embed.html`. It draws the tags first, because their first request depends on the tags in the page. */
import { bridgeSandbox } from '../../elements/frame/sandbox.js';
import { drawFrame } from '../../elements/frame/draw-frame.js';
import { loadElements } from '../../elements/frame/load-elements.js';
import { placeCover } from '../../elements/frame/place-cover.js';
import { reportHeight } from '../../elements/frame/report-height.js';

const content = document.querySelector('main')!;
bridgeSandbox();
drawFrame(content);
void loadElements(content)
  .then(() => placeCover(content))
  .then(() => reportHeight(content));
