import { expect, fixtureSync } from '@open-wc/testing';
import { until } from '../shown.js';
import { crossFade } from '../../../src/elements/ui/cross-fade.js';

describe('crossFade', () => {
  const text = (): HTMLElement => fixtureSync('<p>One</p>');

  const { matchMedia } = window;
  // Simulates a user who wants motion, regardless of the browser's setting.
  before(() => (window.matchMedia = () => matchMedia('not all')));
  after(() => (window.matchMedia = matchMedia));

  it('removes its copy of the old content in a tab that becomes hidden', async () => {
    const node = text();
    crossFade(node);
    const old = node.nextElementSibling!;
    expect(old.textContent).to.equal('One');
    // Animations don't end in a hidden tab.
    old.getAnimations().forEach((each) => each.pause());
    await until(() => !old.isConnected, 'the removal');
  });

  it('does nothing in a hidden tab', () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    try {
      const node = text();
      crossFade(node);
      expect(node.nextElementSibling).to.equal(null);
      expect(node.getAnimations()).to.have.length(0);
    } finally {
      delete (document as { hidden?: boolean }).hidden;
    }
  });
});
