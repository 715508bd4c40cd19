import { expect, fixtureSync } from '@open-wc/testing';
import { crossFade } from '../../src/elements/ui/cross-fade.js';
import { isAccessible } from './accessible.js';

describe('whether an element is accessible', () => {
  /** A text in a shadow root that stands in another one. */
  function nested(): { outer: HTMLElement; text: HTMLElement } {
    const outer = fixtureSync<HTMLElement>('<div style="background: #fff; color: #111"></div>');
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    inner.attachShadow({ mode: 'open' }).innerHTML = '<p style="position: relative">One</p>';
    return { outer, text: inner.shadowRoot!.querySelector('p')! };
  }

  const failureOf = (element: Element): Promise<unknown> =>
    (expect(element).to.be.accessible() as unknown as Promise<void>).then(
      () => null,
      (failure: Error) => failure.message,
    );

  it('is asked when a text has faded in, wherever it stands', async () => {
    const { outer, text } = nested();
    // Longer than axe can take on any machine; then near its end.
    const fade = text.animate({ opacity: [0.1, 0.4] }, 600_000);
    expect(String(await failureOf(outer))).to.contain('color-contrast');
    fade.currentTime = 599_500;
    await isAccessible(outer);
    expect(text.getAnimations()).to.have.length(0);
  });

  it('is asked of one text, where another is about to come', async () => {
    const { outer, text } = nested();
    const { matchMedia } = window;
    // Somebody who likes motion, whatever the tests' browser was told.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    try {
      const asked = isAccessible(outer);
      crossFade(text);
      expect(text.getAnimations()).to.have.length(0);
      await asked;
      crossFade(text);
      expect(text.getAnimations()).to.have.length(1);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('does not wait for what never ends', async () => {
    const { outer, text } = nested();
    text.animate({ opacity: [0.9, 1] }, { duration: 100, iterations: Infinity });
    await isAccessible(outer);
  });

  it('is a failure where a text stays faint', async () => {
    const { outer, text } = nested();
    text.style.opacity = '0.2';
    let failure = '';
    await isAccessible(outer).catch(({ message }: Error) => (failure = message));
    expect(failure).to.contain('color-contrast');
  });
});
