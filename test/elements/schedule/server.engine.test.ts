import { executeServerCommand } from '@web/test-runner-commands';

// Lit checks for hydration support when it loads, so everything that imports Lit is imported later.
await import('@lit-labs/ssr-client/lit-element-hydrate-support.js');
const { expect } = await import('@open-wc/testing');
const { emptyPlace, plain, text, until } = await import('../shown.js');
const { all, isSeen, setUp } = await import('./fixture.js');

/** Replaced by the address of each test's panel. */
const PLACEHOLDER_URL = 'http://any-panel.test';

describe('server-rendered <onair-schedule>', () => {
  const { panel } = setUp();
  let rendered: string;
  let markup: string;

  before(async () => {
    const elements = await executeServerCommand<Record<string, string>, string>(
      'elements:draw',
      PLACEHOLDER_URL,
    );
    rendered = elements['onair-schedule']!;
  });
  beforeEach(async () => {
    const { url } = await panel({ zone: 'Europe/Berlin' });
    markup = rendered.replaceAll(PLACEHOLDER_URL, url);
  });

  function insert(width: number, content = ''): HTMLElementTagNameMap['onair-schedule'] {
    const place = emptyPlace() as HTMLElement & { setHTMLUnsafe(html: string): void };
    place.style.width = `${width}px`;
    place.setHTMLUnsafe(markup.replace('</onair-schedule>', content + '</onair-schedule>'));
    return place.querySelector('onair-schedule')!;
  }

  it('contains no dates or times', () => {
    const template = document.createElement('template');
    template.innerHTML = markup.replace(/<style>.*?<\/style>/s, '').replace(/<\/?template[^>]*>/g, '');
    const words = plain(template.content.textContent).replace(/\s+/g, ' ');
    expect(words).to.match(/^(This week|Add this week to calendar|Nothing scheduled on this day\.| )+$/);
    expect(template.content.querySelector('[aria-current]')).to.equal(null);
  });

  for (const [width, seen] of [
    [1200, 'week'],
    [500, 'tabs'],
    [280, 'upcoming'],
  ] as const) {
    it(`is as high as the hydrated week, ${width} pixels`, async () => {
      const element = insert(width);
      expect(isSeen(all(element, `[part=${seen}]`)[0])).to.equal(true);
      const height = element.offsetHeight;
      await element.updateComplete;
      expect(element.offsetHeight, 'hydrated').to.equal(height);
      await until(() => !!text(element, 'show-name'), 'shows');
      expect(element.offsetHeight, 'with shows').to.equal(height);
    });
  }

  it('shows its slotted content until the schedule loads', async () => {
    const element = insert(1200, '<a href="#">All our shows</a>');
    const link = element.querySelector('a')!;
    expect(isSeen(link)).to.equal(true);
    expect(isSeen(all(element, '[part=week]')[0]), 'the placeholders').to.equal(false);
    await until(() => !!text(element, 'show-name'), 'shows');
    expect(isSeen(link)).to.equal(false);
  });
});
