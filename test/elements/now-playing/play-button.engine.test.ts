import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import { part, record, until, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

const WIDTHS = [180, 280, 390, 800, 1280];

describe('the play button of <onair-now-playing>', () => {
  const { serveLists, passUntil } = setWorld();

  async function showing(dir: string): Promise<OnairNowPlaying> {
    const history = [record({ ts: Date.now() - 10_000, title: 'Paper Boats', length: null })];
    const channels = [{ id: 1, bitrate: '128', s_format: 'mp3', stream_url: 'https://radio.example/live' }];
    const url = serveLists({ history, channels, servers: [{ id: 1, name: 'Radio Meridian' }] });
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url} dir=${dir}></onair-now-playing>`,
    );
    await untilText(element, 'title', 'Paper Boats');
    // A wide card without earlier plays has no column for them.
    await passUntil(() => part(element, 'card')!.matches('.alone'), 'a settled card');
    return element;
  }

  /** Returns the boxes of the parts that the button must not move. */
  function boxes(element: OnairNowPlaying): number[] {
    return ['card', 'cover', 'state', 'title', 'artist'].flatMap((name) => {
      const { left, top, width, height } = part(element, name)!.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    });
  }

  for (const dir of ['ltr', 'rtl'])
    it(`is in the cover's lower corner (${dir})`, async () => {
      const element = await showing(dir);
      const before = WIDTHS.map((width) => {
        element.style.width = width + 'px';
        return boxes(element);
      });
      element.play = true;
      await until(() => !!part(element, 'play'), 'the button');
      for (const [index, width] of WIDTHS.entries()) {
        element.style.width = width + 'px';
        expect(boxes(element), `at ${width} px`).to.deep.equal(before[index]);
        const button = part(element, 'play')!.getBoundingClientRect();
        const cover = part(element, 'cover')!.getBoundingClientRect();
        expect(button.width, `at ${width} px`).to.be.at.least(44);
        expect(button.height, `at ${width} px`).to.equal(button.width);
        expect(cover.bottom - button.bottom, `at ${width} px`).to.be.closeTo(12, 1.5);
        const gap = dir === 'rtl' ? button.left - cover.left : cover.right - button.right;
        expect(gap, `at ${width} px`).to.be.closeTo(12, 1.5);
        expect(part(element, 'playback')!.offsetWidth, 'without a text').to.equal(0);
      }
    });

  it('can be reached by keyboard', async () => {
    const element = await showing('ltr');
    element.play = true;
    await until(() => !!part(element, 'play'), 'the button');
    await sendKeys({ press: 'Tab' });
    await until(() => element.shadowRoot!.activeElement === part(element, 'play'), 'focus');
    const { outlineStyle, outlineWidth } = getComputedStyle(part(element, 'play')!);
    expect([outlineStyle, outlineWidth]).to.deep.equal(['solid', '3px']);
  });
});
