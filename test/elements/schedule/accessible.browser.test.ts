import { expect } from '@open-wc/testing';
import { setTime } from '../../kit/page-time.js';
import { isAccessible } from '../accessible.js';
import { text, until, untilStatus } from '../shown.js';
import {
  MINUTE,
  NOW,
  all,
  buttons,
  showPageAgain,
  isSeen,
  insert,
  serve,
  setUp,
  showing,
  usual,
} from './fixture.js';

const SCHEMES = {
  light: 'color-scheme: light; background: #fff; color: #1a1a1a',
  dark: 'color-scheme: dark; background: #111; color: #eee',
};

describe('accessibility of <onair-schedule>', () => {
  const { panel } = setUp();

  for (const view of ['week', 'day', 'now']) {
    for (const [scheme, style] of Object.entries(SCHEMES)) {
      for (const dir of ['ltr', 'rtl']) {
        it(`passes axe in the ${view} view, ${scheme}, ${dir}`, async () => {
          const element = await showing(usual, `view="${view}" calendar dir="${dir}"`, 1000, style);
          await isAccessible(element);
        });
      }
    }

    it(`passes axe in the ${view} view while loading`, async () => {
      const url = serve([], { delay: -1 });
      const element = insert(`<onair-schedule base-url="${url}" view="${view}"></onair-schedule>`);
      await element.updateComplete;
      expect(element.getAttribute('status')).to.equal('loading');
      await isAccessible(element);
    });

    it(`passes axe in an empty ${view} view`, async () => {
      const element = await showing([], `view="${view}"`);
      expect(text(element, 'message')).to.equal('Nothing scheduled this week.');
      await isAccessible(element);
    });

    it(`passes axe in the ${view} view with stale data`, async () => {
      const { url, faults } = await panel({ zone: 'Europe/Berlin' });
      const element = insert(`<onair-schedule base-url="${url}" view="${view}"></onair-schedule>`);
      await untilStatus(element, 'ready');
      await faults({ fail: 1 });
      setTime(NOW + 16 * MINUTE);
      showPageAgain();
      await untilStatus(element, 'stale');
      await isAccessible(element);
    });

    it(`passes axe in the ${view} view after a failure`, async () => {
      const element = insert(`<onair-schedule view="${view}"></onair-schedule>`);
      await until(() => !!text(element, 'message'), 'a message');
      expect(text(element, 'message')).to.contain('base-url');
      await isAccessible(element);
    });
  }

  it('passes axe with an open dialog', async () => {
    const element = await showing(usual, 'calendar');
    buttons(element)[3]!.click();
    await until(() => isSeen(all(element, 'dialog')[0]), 'the dialog');
    await isAccessible(element);
  });
});
