import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import { emptyPlace, part, plain, record, text, until, untilStatus, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';
import { setWall, shows, untilDrawn } from './fixture.js';

const LONG = 'Everything <b>We</b> Forgot to Say Before the Last Train Left for the Coast, אבג '.repeat(4);
/** Screens, a source in OBS, and a column. */
const SIZES = [
  [1920, 1080],
  [1280, 720],
  [3840, 2160],
  [1024, 768],
  [1080, 1920],
  [800, 200],
  [360, 480],
] as const;
const TEXTS = ['state', 'clock', 'title', 'artist', 'time', 'show', 'next'];

describe('<onair-now-playing layout="wall">', () => {
  const { serveLists } = setWorld();
  const { showing } = setWall(serveLists);

  it('fills a container with a fixed height', async () => {
    const place = emptyPlace();
    place.style.cssText = 'width: 640px; height: 300px';
    const element = await showing([record({ ts: Date.now() })], [], '', place);
    expect([element.offsetWidth, element.offsetHeight]).to.deep.equal([640, 300]);
    await untilStatus(element, 'ready');
    await until(() => !!text(element, 'clock'), '<onair-now-playing layout="wall">');
    expect([element.offsetWidth, element.offsetHeight]).to.deep.equal([640, 300]);
    place.style.height = '';
    expect([element.offsetWidth, element.offsetHeight]).to.deep.equal([640, 360]);
  });

  it('shows all text without overlap', async () => {
    const now = Date.now();
    const songs = [
      [record({ ts: now, title: 'Glass' }), ['Morning show', 'News']],
      [record({ ts: now, title: LONG, author: LONG + '.', dj_name: LONG + '!' }), [LONG + '?', LONG + '-']],
    ] as const;
    for (const [song, names] of songs) {
      const element = await showing([song], shows(now, names));
      await untilDrawn(element);
      for (const dir of ['ltr', 'rtl'])
        for (const [width, height] of SIZES) {
          element.dir = dir;
          element.style.cssText = `width: ${width}px; height: ${height}px`;
          const where = `${dir} ${width} × ${height}`;
          const edges = element.getBoundingClientRect();
          const boxes = TEXTS.map((name) => part(element, name)!).filter((each) => each.textContent.trim());
          const cover = part(element, 'cover')!;
          const found = [cover, ...boxes].map((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const { paddingLeft, paddingRight } = getComputedStyle(each);
            return {
              name: each.part.value,
              left: left + parseFloat(paddingLeft),
              right: right - parseFloat(paddingRight),
              top,
              bottom,
            };
          });
          for (const [place, each] of found.entries()) {
            expect(each.left, `${each.name}, ${where}`).to.be.at.least(edges.left);
            expect(each.right, `${each.name}, ${where}`).to.be.at.most(edges.right);
            expect(each.top, `${each.name}, ${where}`).to.be.at.least(edges.top);
            expect(each.bottom, `${each.name}, ${where}`).to.be.at.most(edges.bottom);
            for (const other of found.slice(0, place)) {
              const across = Math.min(each.right, other.right) - Math.max(each.left, other.left);
              const down = Math.min(each.bottom, other.bottom) - Math.max(each.top, other.top);
              expect(across > 1 && down > 1, `${other.name} over ${each.name}, ${where}`).to.equal(false);
            }
          }
          for (const name of ['show', 'next']) {
            const row = part(element, name)!.getBoundingClientRect();
            const time = part(element, name)!.querySelector('span')!.getBoundingClientRect();
            expect(time.left, `time of ${name}, ${where}`).to.be.at.least(row.left - 1);
            expect(time.right, `time of ${name}, ${where}`).to.be.at.most(row.right + 1);
          }
          const letters = parseFloat(getComputedStyle(part(element, 'title')!).fontSize);
          const { width: side } = cover.getBoundingClientRect();
          if (width > height) expect(letters, `title, ${where}`).to.be.at.least(height * 0.05);
          expect(side, `cover, ${where}`).to.be.at.least(Math.min(width, height) * 0.5);
        }
      element.remove();
    }
  });

  it('uses the colours of the cover', async () => {
    const element = await showing([record({ ts: Date.now() })]);
    const isSleeve = (): boolean => part(element, 'wall')!.hasAttribute('data-sleeve');
    await until(isSleeve, 'the colours of the cover');
    element.skin = 'quiet';
    await until(() => !isSleeve(), 'the colours of the page');
  });

  it('skin="quiet": uses the page\'s background', async () => {
    const element = await showing([record({ ts: Date.now() })]);
    element.skin = 'quiet';
    await element.updateComplete;
    const ground = (): string => getComputedStyle(part(element, 'wall')!).backgroundColor;
    expect(ground()).to.equal('rgba(0, 0, 0, 0)');
    element.style.setProperty('--onair-surface', 'rgb(1, 2, 3)');
    expect(ground()).to.equal('rgb(1, 2, 3)');
  });

  it('keeps its layout without a track', async () => {
    const places = async (element: HTMLElement): Promise<number[]> => {
      await until(() => !!text(element, 'clock'), '<onair-now-playing layout="wall">');
      element.style.cssText = 'width: 1280px; height: 720px';
      return ['cover', 'clock'].map((name) => part(element, name)!.getBoundingClientRect().top % 720);
    };
    const place = () => Object.assign(emptyPlace(), { style: 'position: absolute; top: 0' });
    const song = await showing([record({ ts: Date.now() })], [], '', place());
    await untilStatus(song, 'ready');
    const empty = await showing([], [], '', place());
    await untilStatus(empty, 'empty');
    const failed = await fixture<HTMLElement>(html`<onair-now-playing layout="wall"></onair-now-playing>`, {
      parentNode: place(),
    });
    await until(() => !!text(failed, 'message'), 'a sentence');
    expect(await places(empty)).to.deep.equal(await places(song));
    expect(await places(failed)).to.deep.equal(await places(song));
  });

  it('can switch to a card and back', async () => {
    const element = await showing([record({ ts: Date.now() })]);
    await untilText(element, 'title', 'Paper Boats');
    element.layout = 'card';
    await element.updateComplete;
    expect(part(element, 'clock')).to.equal(null);
    expect(element.offsetHeight).to.be.below(element.offsetWidth);
    element.layout = 'wall';
    await element.updateComplete;
    expect(plain(part(element, 'wall')!.textContent)).to.contain('Paper Boats');
  });
});
