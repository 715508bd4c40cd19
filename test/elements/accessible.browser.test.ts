import { expect, fixtureSync } from '@open-wc/testing';
import { crossFade } from '../../src/elements/ui/cross-fade.js';
import { isAccessible } from './accessible.js';

describe('isAccessible', () => {
  before(function () {
    // In other engines, it checks nothing.
    if (!navigator.userAgent.includes('Chrom')) this.skip();
  });

  /** A text in a nested shadow root. */
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

  it('waits for text to fade in', async () => {
    const { outer, text } = nested();
    // The fade takes longer than axe on any machine, and later skips to near its end.
    const fade = text.animate({ opacity: [0.1, 0.4] }, 600_000);
    expect(String(await failureOf(outer))).to.contain('color-contrast');
    fade.currentTime = 599_500;
    await isAccessible(outer);
    expect(text.getAnimations()).to.have.length(0);
  });

  it('skips cross-fades that start during the check', async () => {
    const { outer, text } = nested();
    const asked = isAccessible(outer);
    crossFade(text);
    expect(text.getAnimations()).to.have.length(0);
    await asked;
    crossFade(text);
    expect(text.getAnimations()).to.have.length(1);
  });

  it("doesn't wait for infinite animations", async () => {
    const { outer, text } = nested();
    text.animate({ opacity: [0.9, 1] }, { duration: 100, iterations: Infinity });
    await isAccessible(outer);
  });

  it('fails if text remains too faint', async () => {
    const { outer, text } = nested();
    text.style.opacity = '0.2';
    let failure = '';
    await isAccessible(outer).catch(({ message }: Error) => (failure = message));
    expect(failure).to.contain('color-contrast');
  });
});
