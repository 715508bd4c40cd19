import { expect } from '@open-wc/testing';
import type { Attributes, BuilderChoice, TagChoice } from '../../../src/builder/choice.js';
import type { View } from '../../../src/builder/page/builder-state.js';
import { measureContrast, type Contrasts } from '../../../src/builder/page/measure-contrast.js';

const CARD: TagChoice = { name: 'now-playing', attributes: {} };
const YELLOW = { '--onair-accent': '#ffcc00' };

const choice = (shared: Attributes, properties: Attributes, tags: readonly TagChoice[]): BuilderChoice => ({
  ...{ baseUrl: '', server: 1, source: null, station: '', map: '', placement: null, folder: '' },
  ...{ scheme: 'light', shared, properties, tags },
});
const view = (scheme: View['scheme'], text = ''): View => ({
  ...{ width: 390, direction: 'ltr', isOffAir: false, ground: '', scheme, text },
});
const measured = (
  skin: string,
  properties: Attributes = {},
  tags: readonly TagChoice[] = [CARD],
  page = view('light'),
): Contrasts | null => measureContrast(choice(skin ? { skin } : {}, properties, tags), page);

describe("the builder's contrast check", () => {
  for (const skin of ['glass', 'poster', 'neon', 'tape'])
    for (const scheme of ['light', 'dark'] as const)
      it(`${skin}: measures the skin's own colours, ${scheme}`, () => {
        // On this page, grey text is hard to read.
        const grey = view(scheme, '#888');
        for (const accent of ['#ffcc00', '#000', '#fff', '#00f']) {
          const { text, accent: control } = measured(skin, { '--onair-accent': accent }, [CARD], grey)!;
          expect(text, accent).to.be.at.least(7);
          expect(control, accent).to.be.at.least(3);
        }
      });

  for (const skin of ['', 'quiet', 'bare', 'ink'])
    it(`${skin || 'no skin'}: measures the colours of the page`, () => {
      expect(measured(skin)!.text).to.be.at.least(15);
      expect(measured(skin, YELLOW)!.accent).to.be.below(2);
      expect(measured(skin, {}, [CARD], view('light', '#aaa'))!.text).to.be.below(3);
    });

  it('is skipped if all colours come from covers', () => {
    expect(measured('sleeve', YELLOW)).to.equal(null);
    const tags = [{ name: 'now-playing', attributes: { tint: '' } } as const];
    expect(measured('', YELLOW, tags)).to.equal(null);
    expect(measured('poster', YELLOW, tags)).to.equal(null);
  });

  for (const tag of [
    { name: 'now-playing', attributes: { layout: 'line' } },
    { name: 'player', attributes: { layout: 'mini' } },
    { name: 'vote', attributes: {} },
    { name: 'now-playing', attributes: { skin: 'quiet' } },
  ] satisfies TagChoice[] as TagChoice[])
    it(`uses the page's colours for a tag without background: ${JSON.stringify(tag)}`, () => {
      expect(measured('poster', YELLOW, [CARD])!.accent).to.be.at.least(4.5);
      expect(measured('poster', YELLOW, [CARD, tag])!.accent).to.be.below(2);
      expect(measured('sleeve', YELLOW, [CARD, tag])!.accent).to.be.below(2);
    });

  it('uses the page’s colours for lists', () => {
    expect(measured('sleeve', YELLOW, [CARD, { name: 'history', attributes: {} }])!.accent).to.be.below(2);
  });
});
