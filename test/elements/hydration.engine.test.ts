import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { supportHydration } from '../kit/lit-hydration.js';
import { startPanel, type TestPanel } from '../kit/panel.js';
import { emptyPlace, text, until, untilStatus } from './shown.js';

/** Whether each element shows its data. */
const ARRIVED: Record<string, (element: Element) => boolean> = {
  'onair-now-playing': (element) => text(element, 'title') === 'Glass',
  'onair-history': (element) => !!text(element, 'row'),
  'onair-vote': (element) => /Glass/.test(element.shadowRoot!.querySelector('.pair')?.ariaLabel ?? ''),
  'onair-schedule': (element) => !!text(element, 'show-name'),
  'onair-podcasts': (element) => !!text(element, 'title'),
  'onair-player': (element) => text(element, 'title') === 'Glass',
};

describe('a server-rendered element', () => {
  let panel: TestPanel;
  let drawn: Record<string, string>;
  const mistakes: unknown[] = [];
  const consoleError = console.error.bind(console);

  before(async () => {
    panel = await startPanel();
    await panel.play({ all_music_id: 1001, title: 'Glass', author: 'Ada Winter', length: 600_000 });
    drawn = await executeServerCommand<Record<string, string>, string>('elements:draw', panel.url);
    await supportHydration();
    await Promise.all(
      Object.keys(drawn).map((tag) => import(`../../src/elements/${tag.slice('onair-'.length)}/define.ts`)),
    );
    console.error = (...said: unknown[]) => mistakes.push(...said);
  });
  after(async () => {
    console.error = consoleError;
    await panel.stop();
  });
  beforeEach(() => {
    localStorage.clear();
    mistakes.length = 0;
  });

  /** Parses HTML with declarative shadow roots, as the browser does for a page. */
  function put(tag: string, content = ''): HTMLElement {
    const place = emptyPlace() as HTMLElement & { setHTMLUnsafe(html: string): void };
    place.setHTMLUnsafe(drawn[tag]!.replace(`</${tag}>`, content + `</${tag}>`));
    // Firefox upgrades them later.
    customElements.upgrade(place);
    return place.querySelector<HTMLElement>(tag)!;
  }

  const nodes = (element: Element): Element[] => [...element.shadowRoot!.querySelectorAll(':not(style)')];

  for (const [tag, hasArrived] of Object.entries(ARRIVED)) {
    it(`keeps its nodes during hydration: ${tag}`, async () => {
      const element = put(tag) as HTMLElementTagNameMap['onair-vote'];
      const before = nodes(element);
      expect(before.length, 'nodes').to.be.greaterThan(3);
      const after = await new Promise<Element[]>((resolve) => {
        element.addController({ hostUpdated: () => resolve(nodes(element)) });
      });
      // By identity: a deep comparison would accept equal nodes.
      expect(after.length).to.equal(before.length);
      for (const [index, node] of before.entries())
        expect(node === after[index], node.outerHTML).to.equal(true);
      await until(() => hasArrived(element), 'data');
      const boxes = [...element.shadowRoot!.children].filter(
        ({ localName }) => !['style', 'dialog'].includes(localName),
      );
      expect(boxes.length).to.equal(1);
      expect(boxes[0] === before[0], 'the same box').to.equal(true);
      expect(mistakes).to.deep.equal([]);
    });
  }

  it('shows its slotted content until it has data', async () => {
    const element = put('onair-now-playing', '<a href="#">Listen</a>');
    const link = element.querySelector('a')!;
    expect(link.offsetHeight).to.be.greaterThan(0);
    await untilStatus(element, 'ready');
    expect(link.offsetHeight).to.equal(0);
  });

  it('uses the language of the surrounding station element', async () => {
    const station = put('onair-station');
    station.setAttribute('lang', 'de');
    const line = station.querySelector('onair-now-playing')!;
    await untilStatus(line, 'ready');
    // The words of the language load on demand.
    await until(
      () => line.shadowRoot!.querySelector('[lang]')!.getAttribute('lang') === 'de',
      'its language',
    );
    expect(mistakes).to.deep.equal([]);
  });

  it('replaces markup from another version', async () => {
    drawn['onair-vote'] = drawn['onair-vote']!.replace(
      /<\/style><!--lit-part [^>]*-->/,
      '</style><!--lit-part other-->',
    );
    const element = put('onair-vote');
    await untilStatus(element, 'ready');
    expect(element.shadowRoot!.querySelectorAll('[part=like]')).to.have.length(1);
    expect(mistakes).to.have.length(1);
  });
});
