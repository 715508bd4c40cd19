import { expect, html } from '@open-wc/testing';
import { isAccessible } from '../accessible.js';
import { part, until } from '../shown.js';
import { label, setVirtualStage } from './stage.js';

describe('<onair-player popup>', () => {
  const stage = setVirtualStage();

  it('has an accessible pop-up button', async () => {
    const element = await stage.showing(
      html`<onair-player popup base-url=${stage.panel.url} style="--onair-accent: #c2410c"></onair-player>`,
    );
    await until(() => !!part(element, 'popup'), 'a button');
    expect(label(part(element, 'popup')!)).to.equal('Pop out');
    await isAccessible(element);
    const size = part(element, 'popup')!.getBoundingClientRect();
    expect([size.width >= 44, size.height >= 44]).to.deep.equal([true, true]);
    element.popup = false;
    await until(() => !part(element, 'popup'), 'no button');
  });
});
