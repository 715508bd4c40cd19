import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { isAccessible } from '../accessible.js';
import { emptyPlace, text, until, untilStatus, untilText } from '../shown.js';
import { button, setVirtualStage } from './stage.js';

describe('accessibility of <onair-player>', () => {
  const stage = setVirtualStage();

  for (const scheme of ['light', 'dark']) {
    for (const dir of ['ltr', 'rtl']) {
      it(`passes axe in each state, ${scheme}, ${dir}`, async () => {
        const place = emptyPlace();
        place.dir = dir;
        place.style.cssText = `color-scheme:${scheme};background:Canvas;color:CanvasText`;
        const silent = stage.server({ '*': { delay: -1 } });
        const empty = stage.serveLists([]);
        const add = async (status: string, baseUrl: string): Promise<OnairPlayer> => {
          const element = document.createElement('onair-player');
          element.baseUrl = baseUrl;
          place.append(element);
          await untilStatus(element, status);
          return element;
        };
        await add('loading', silent.url);
        const none = await add('empty', empty);
        await untilText(none, 'message', 'Nothing to listen to yet');
        const failed = await add('failed', '');
        await until(() => !!text(failed, 'message')?.includes('base-url'), 'a sentence');
        const ready = await add('ready', stage.panel.url);
        await untilText(ready, 'title', 'Glass');
        await isAccessible(place);
        button(ready).click();
        await untilText(ready, 'state', 'Live');
        await isAccessible(place);
        ready.stop();
        await stage.panel.stop();
        dispatchEvent(new Event('offline'));
      });
    }
  }
});
