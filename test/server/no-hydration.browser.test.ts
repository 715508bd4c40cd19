/** Without Lit's support for hydration, as with the script tag. */
import { expect } from '@open-wc/testing';
import { startPanel, type TestPanel } from '../support/panel.js';
import { text, texts, until, untilStatus } from '../elements/shown.js';
import { put, renderTags, watchFrames } from './rendered.js';

describe('a tag that a server rendered, without support for hydration', () => {
  let panel: TestPanel;
  let rendered: string[];

  before(async () => {
    panel = await startPanel();
    await panel.play({ title: 'Earlier', author: 'The Harbour Lights', length: 100_000 });
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
    const baseUrl = panel.url;
    rendered = await renderTags(
      ['now-playing', { baseUrl, vote: true }],
      ['history', { baseUrl, limit: 3, includeCurrent: true }],
      ['now-playing', { baseUrl, lang: 'fr' }],
    );
    await import('../../src/elements/now-playing/define.js');
    await import('../../src/elements/history/define.js');
  });
  after(() => panel.stop());
  beforeEach(() => localStorage.clear());

  for (const [index, what] of ['a card', 'a list', 'a card in French'].entries()) {
    it(`is drawn anew, and shows the same in every frame: ${what}`, async () => {
      const element = put(rendered[index]!);
      const [box] = element.shadowRoot!.querySelectorAll('[part]');
      const frames = watchFrames(() => texts(element, 'title').join() + '|' + text(element, 'state'));
      await until(() => !element.hasAttribute('answer'), 'read');
      await until(() => !box!.isConnected, 'drawn anew');
      await untilStatus(element, 'ready');
      expect(frames()).to.have.length(1);
      expect(text(element, 'title')).to.equal('Glass');
      expect(element.shadowRoot!.querySelectorAll('[part=card], [part=list]')).to.have.length(1);
    });
  }

  it('has its line where it was', async () => {
    const element = put(rendered[0]!);
    const share = (): number => {
      const { a } = new DOMMatrix(getComputedStyle(element.shadowRoot!.querySelector('i')!).transform);
      return a;
    };
    const drawn = share();
    expect(drawn).to.be.greaterThan(0);
    const frames = watchFrames(() => String(share() >= drawn - 0.001));
    await until(() => !element.hasAttribute('answer'), 'read');
    await untilStatus(element, 'ready');
    expect(frames()).to.deep.equal(['true']);
  });
});
