import { expect } from '@open-wc/testing';
import { supportHydration } from '../kit/lit-hydration.js';
import { startPanel, type TestPanel } from '../kit/panel.js';
import { text, texts, until, untilStatus, untilText } from '../elements/shown.js';
import { put, renderTags, watchFrames } from './rendered.js';

const HOSTILE = `</template><script>window.stolen = 1</script><img src=x onerror="window.stolen=1"> "quoted" 'twice' &amp;`;

describe('a server-rendered tag with data', () => {
  let panel: TestPanel;
  let other: TestPanel;
  let rendered: Record<'card' | 'line' | 'list' | 'german' | 'arabic' | 'hostile' | 'hostileList', string>;
  const mistakes: unknown[] = [];
  const consoleError = console.error.bind(console);

  before(async () => {
    panel = await startPanel();
    other = await startPanel();
    await panel.play({ title: 'Earlier', author: 'The Harbour Lights', length: 100_000 });
    await panel.play({ all_music_id: 1001, title: 'Glass', author: 'Ada Winter', length: 600_000 });
    await other.play({ title: HOSTILE, author: HOSTILE, length: 600_000 });
    const baseUrl = panel.url;
    const [card, line, list, german, arabic, hostile, hostileList] = await renderTags(
      ['now-playing', { baseUrl, vote: true }],
      ['now-playing', { baseUrl, layout: 'line' }],
      ['history', { baseUrl, limit: 3, includeCurrent: true }],
      ['now-playing', { baseUrl, lang: 'de' }],
      ['now-playing', { baseUrl, lang: 'ar' }],
      ['now-playing', { baseUrl: other.url }],
      ['history', { baseUrl: other.url, limit: 2, includeCurrent: true }],
    );
    rendered = { card, line, list, german, arabic, hostile, hostileList } as typeof rendered;
    await supportHydration();
    await import('../../src/elements/now-playing/define.js');
    await import('../../src/elements/history/define.js');
    console.error = (...said: unknown[]) => mistakes.push(...said);
  });
  after(async () => {
    console.error = consoleError;
    await Promise.all([panel.stop(), other.stop()]);
  });
  beforeEach(() => {
    localStorage.clear();
    mistakes.length = 0;
  });

  const nodes = (element: Element): Element[] => [...element.shadowRoot!.querySelectorAll(':not(style)')];
  const firstUpdate = (element: HTMLElement): Promise<unknown> =>
    (element as HTMLElementTagNameMap['onair-now-playing']).updateComplete;

  for (const [what, shown] of [
    ['card', 'Glass'],
    ['line', 'Glass'],
    ['list', 'Glass'],
    ['german', 'Glass'],
    ['arabic', 'Glass'],
  ] as const) {
    it(`is hydrated without flicker: ${what}`, async () => {
      const element = put(rendered[what]);
      const before = nodes(element);
      expect(text(element, 'title')).to.equal(shown);
      const words = (): string => ['title', 'artist', 'state'].map((name) => text(element, name)).join('|');
      const frames = watchFrames(words);
      const after = await new Promise<Element[]>((resolve) => {
        (element as HTMLElementTagNameMap['onair-history']).addController({
          hostUpdated: () => resolve(nodes(element)),
        });
      });
      expect(after.length).to.equal(before.length);
      for (const [index, node] of before.entries())
        expect(node === after[index], node.outerHTML).to.equal(true);
      const requested = await panel.requests('/api/v2/history/');
      await until(() => element.getAttribute('status') === 'ready', 'ready');
      await firstUpdate(element);
      expect(requested).to.be.greaterThan(0);
      expect(frames()).to.have.length(1);
      expect(nodes(element)[0] === before[0], 'the same box').to.equal(true);
      expect(element.hasAttribute('answer')).to.equal(false);
      expect(mistakes).to.deep.equal([]);
    });
  }

  it('waits for the strings of its language', async () => {
    const element = put(rendered.german);
    expect(text(element, 'state')).to.match(/^Auf Sendung/);
    await firstUpdate(element);
    expect(text(element, 'state')).to.match(/^Auf Sendung/);
  });

  it('shows the current progress after five minutes', async () => {
    const now = Date.now.bind(Date);
    const element = put(rendered.card);
    const seconds = (): number => {
      const [minutes = 0, rest = 0] = text(element, 'time')!.split(' / ')[0]!.split(':').map(Number);
      return minutes * 60 + rest;
    };
    const before = seconds();
    try {
      Date.now = () => now() + 300_000;
      await until(() => !element.hasAttribute('answer'), 'taken over');
      await until(() => seconds() >= before + 300, 'the time');
      expect(seconds()).to.be.lessThan(before + 330);
      expect(text(element, 'title')).to.equal('Glass');
      expect(mistakes).to.deep.equal([]);
    } finally {
      Date.now = now;
    }
  });

  it('shows hostile names as text', async () => {
    for (const markup of [rendered.hostile, rendered.hostileList]) {
      const element = put(markup);
      await untilText(element, 'title', HOSTILE);
      await until(() => !element.hasAttribute('answer'), 'taken over');
      await untilStatus(element, 'ready');
      await untilText(element, 'title', HOSTILE);
      expect(element.querySelector('script, img')).to.equal(null);
      expect(element.shadowRoot!.querySelector('script')).to.equal(null);
    }
    expect((window as { stolen?: number }).stolen).to.equal(undefined);
    expect(mistakes).to.deep.equal([]);
  });

  it("keeps the server's data while the panel is unreachable", async () => {
    const gone = await startPanel();
    await gone.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
    const [markup] = await renderTags(['now-playing', { baseUrl: gone.url }]);
    await gone.stop();
    const element = put(markup!);
    const frames = watchFrames(() => text(element, 'title')!);
    await untilStatus(element, 'stale');
    expect(frames()).to.deep.equal(['Paper Boats']);
    expect(mistakes).to.deep.equal([]);
  });

  for (const [what, response] of [
    ["that isn't JSON", 'no JSON'],
    ['in another format', '{"tracks":{"length":3},"now":"soon"}'],
    ['that is too long', JSON.stringify({ tracks: [], asOf: 1, now: 1, zone: 'x'.repeat(70_000) })],
  ] as const) {
    it(`ignores rendered data ${what}`, async () => {
      const element = put(rendered.list);
      element.setAttribute('answer', response);
      await until(() => !element.hasAttribute('answer'), 'read');
      await untilStatus(element, 'ready');
      await until(() => texts(element, 'title')[0] === 'Glass', 'the panel’s data');
      expect(element.shadowRoot!.querySelectorAll('[part=list]')).to.have.length(1);
      // Lit throws if the DOM differs from what it would render.
      expect(mistakes).to.have.length(1);
    });
  }

  it('is rendered again after a version change', async () => {
    const markup = rendered.list.replace(
      /(<template[^>]*>(?:<style>[^]*?<\/style>)?)<!--lit-part [^>]*-->/,
      '$1<!--lit-part other-->',
    );
    expect(markup).not.to.equal(rendered.list);
    const element = put(markup);
    await until(() => !element.hasAttribute('answer'), 'taken over');
    await untilStatus(element, 'ready');
    expect(element.shadowRoot!.querySelectorAll('[part=list]')).to.have.length(1);
    expect(texts(element, 'title')[0]).to.equal('Glass');
    expect(mistakes).to.have.length(1);
  });
});
