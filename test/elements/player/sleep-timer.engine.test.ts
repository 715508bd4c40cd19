import { expect, html } from '@open-wc/testing';
import { isAccessible } from '../accessible.js';
import { part, until } from '../shown.js';
import { openMenu, setVirtualStage } from './stage.js';

const PAGES = {
  'on a white page': 'background: #fff; color: #111',
  'on a black page': 'background: #000; color: #eee; color-scheme: dark',
  'on a right-to-left page': 'background: #fff; color: #111; direction: rtl',
};

describe('the sleep timer of <onair-player>', () => {
  const stage = setVirtualStage();

  for (const [name, style] of Object.entries(PAGES)) {
    it(`is accessible ${name}`, async () => {
      const element = await stage.showing(
        html`<onair-player base-url=${stage.panel.url} layout="card"></onair-player>`,
      );
      element.parentElement!.style.cssText = style;
      const menu = await openMenu(element);
      const row = part(element, 'sleep')!;
      const list = row.querySelector('select')!;
      list.value = '30';
      list.dispatchEvent(new Event('change'));
      await until(() => row.querySelector('bdi')!.textContent === '30:00', 'a timer');
      await isAccessible(element);
      expect(list.getBoundingClientRect().height).to.be.at.least(44);
      const { left, right } = row.getBoundingClientRect();
      const box = menu.getBoundingClientRect();
      expect([left >= box.left, right <= box.right]).to.deep.equal([true, true]);
      list.focus();
      expect(element.shadowRoot!.activeElement).to.equal(list);
      menu.close();
    });
  }
});
