import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { moveProgress, renderProgress } from '../../../src/elements/ui/progress.js';
import { progressStyles } from '../../../src/elements/ui/progress.styles.js';
import type { Track } from '../../../src/station/snapshot.js';

const track = { id: 1, ts: 0, length: 200_000 } as Track;

/** Renders the line half a minute into a track, and waits for the first frame. */
async function lineIn(dir: string): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div style="width: 200px" dir=${dir}></div>`);
  const line = { track, elapsed: 30_000, label: 'Time', isHidden: false, hasTotal: true };
  render(
    html`<style>
        ${progressStyles.cssText}</style
      >${renderProgress(line)}`,
    place,
  );
  moveProgress(place, track, 30_000);
  await new Promise(requestAnimationFrame);
  return place.querySelector('i')!;
}

const originOf = (line: HTMLElement): number => parseFloat(getComputedStyle(line).transformOrigin);

describe('the progress line', () => {
  it('grows in the direction of the text', async () => {
    expect(originOf(await lineIn('ltr'))).to.equal(0);
    expect(originOf(await lineIn('rtl'))).to.equal(200);
  });

  it("doesn't invalidate the layout in left-to-right text", async () => {
    const { style } = await lineIn('ltr');
    expect(style.transformOrigin).to.equal('');
  });
});
