/** Without Lit's support for hydration, as with the script tag. */
import { expect } from '@open-wc/testing';
import { startPanel, type TestPanel } from '../kit/panel.js';
import { text, texts, until, untilStatus } from '../elements/shown.js';
import { put, renderTags, watchFrames, type Wanted } from './rendered.js';

describe('a server-rendered tag without hydration support', () => {
  let panel: TestPanel;

  before(async () => {
    await import('../../src/elements/now-playing/define.js');
    await import('../../src/elements/history/define.js');
  });
  // Each tag has its own station. Otherwise a list shows the records of another tag's request, which may be fewer.
  beforeEach(async () => {
    localStorage.clear();
    panel = await startPanel();
    await panel.play({ title: 'Earlier', author: 'The Harbour Lights', length: 100_000 });
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
  });
  afterEach(() => panel.stop());

  const CARD = (baseUrl: string): Wanted => ['now-playing', { baseUrl, vote: true }];
  const TAGS: Record<string, typeof CARD> = {
    'a card': CARD,
    'a list': (baseUrl) => ['history', { baseUrl, limit: 3, includeCurrent: true }],
    'a card in French': (baseUrl) => ['now-playing', { baseUrl, lang: 'fr' }],
  };
  const putRendered = async (tag: typeof CARD): Promise<HTMLElement> =>
    put((await renderTags(tag(panel.url)))[0]!);

  for (const [what, tag] of Object.entries(TAGS)) {
    it(`is rendered again without flicker: ${what}`, async () => {
      const element = await putRendered(tag);
      const [box] = element.shadowRoot!.querySelectorAll('[part]');
      const frames = watchFrames(() => texts(element, 'title').join() + '|' + text(element, 'state'));
      await until(() => !element.hasAttribute('answer'), 'read');
      await until(() => !box!.isConnected, 'drawn anew');
      await untilStatus(element, 'ready');
      const seen = frames();
      expect(seen, seen.join(' → ')).to.have.length(1);
      expect(text(element, 'title')).to.equal('Glass');
      expect(element.shadowRoot!.querySelectorAll('[part=card], [part=list]')).to.have.length(1);
    });
  }

  it('is rendered again if Lit was loaded first', async () => {
    Object.assign(globalThis, { litElementHydrateSupport: () => undefined });
    try {
      const element = await putRendered(CARD);
      const cards = (): NodeListOf<Element> => element.shadowRoot!.querySelectorAll('[part=card]');
      const [rendered] = cards();
      await until(() => cards()[0] !== rendered, 'drawn anew');
      expect(text(element, 'title')).to.equal('Glass');
      expect(cards()).to.have.length(1);
    } finally {
      Reflect.deleteProperty(globalThis, 'litElementHydrateSupport');
    }
  });

  it('keeps the position of its progress line', async () => {
    const element = await putRendered(CARD);
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
