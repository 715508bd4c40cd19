import { expect } from '@open-wc/testing';
import { emptyPlace, until, untilStatus } from '../shown.js';
import { all, serve, setUp, usual } from './fixture.js';

/**
 * Containers without a size, and how a page shows them. Only in Chromium, since Firefox doesn't have all of them, and
 * WebKitGTK reports no sizes in a background tab.
 */
const CONTAINERS: [title: string, html: string, show: (container: HTMLElement) => void][] = [
  ['display: none', '<div style="display: none"></div>', ({ style }) => (style.display = '')],
  ['the hidden attribute', '<div hidden></div>', (each) => (each.hidden = false)],
  ['hidden="until-found"', '<div hidden="until-found"></div>', (each) => each.removeAttribute('hidden')],
  [
    'content-visibility: hidden',
    '<div style="content-visibility: hidden"></div>',
    ({ style }) => style.removeProperty('content-visibility'),
  ],
  [
    'a closed details element',
    '<details><summary>Week</summary></details>',
    (each) => ((each as HTMLDetailsElement).open = true),
  ],
  ['a closed dialog', '<dialog></dialog>', (each) => (each as HTMLDialogElement).show()],
  ['a closed modal dialog', '<dialog></dialog>', (each) => (each as HTMLDialogElement).showModal()],
  [
    'a flex item without a size',
    '<div style="display: flex; inline-size: 0; block-size: 0; overflow: hidden"></div>',
    (each) => (each.style.cssText = 'display: flex'),
  ],
  [
    'a grid row without a height',
    '<div style="display: grid; grid-template-rows: 0fr; overflow: hidden"></div>',
    ({ style }) => (style.gridTemplateRows = '1fr'),
  ],
  ['scale: 0', '<div style="scale: 0"></div>', ({ style }) => (style.scale = '1')],
  ['scale(0.5)', '<div style="transform: scale(0.5)"></div>', ({ style }) => (style.transform = 'none')],
  [
    'rotateX(90deg)',
    '<div style="transform: rotateX(90deg)"></div>',
    ({ style }) => (style.transform = 'none'),
  ],
];

describe('<onair-schedule> in a hidden container', () => {
  setUp();

  for (const [title, html, showContainer] of CONTAINERS) {
    for (const view of ['week', 'day'] as const) {
      it(`scrolls the ${view} as soon as it appears: ${title}`, async () => {
        const place = emptyPlace();
        place.style.width = '1100px';
        place.innerHTML = html;
        const container = place.firstElementChild as HTMLElement;
        const element = document.createElement('onair-schedule');
        Object.assign(element, { baseUrl: serve(usual), timeZone: 'station', view });
        element.style.cssText = 'inline-size: 1000px; block-size: 400px';
        container.append(element);
        await untilStatus(element, 'ready');
        await element.updateComplete;
        showContainer(container);
        const list = all(element, view === 'week' ? '[part=week]' : '.body')[0]!;
        const isInList = (): boolean => {
          const line = all(element, '[part=now-line]').find((each) => each.getClientRects().length);
          if (!line || !list.clientHeight) return false;
          const [box, { bottom }] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
          return bottom >= box.top && bottom <= box.bottom;
        };
        await until(isInList, 'the current time in the list');
        if (view === 'week') expect(list.scrollTop).to.be.above(100);
      });
    }
  }
});
