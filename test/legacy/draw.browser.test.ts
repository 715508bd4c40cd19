import { expect } from '@open-wc/testing';
import { box, renderBoxes, type Box } from '../../src/legacy/draw.js';

const row = (id: number, text: string): Box =>
  box(`row div ${id}`, [box('title', text), box('like button', 'Like')]);

describe('renderBoxes', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    place.append('Soon');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  const button = (index: number): HTMLElement => place.querySelectorAll('button')[index]!;
  const titles = (): string[] =>
    [...place.querySelectorAll('.onair-row > .onair-title')].map((each) => each.textContent);

  it('replaces the content of its container', () => {
    renderBoxes(place, [box('state', '<b>On air</b>'), box('like button', 'Like')]);
    expect(place.innerHTML).to.equal(
      '<div class="onair-state">&lt;b&gt;On air&lt;/b&gt;</div><button class="onair-like">Like</button>',
    );
  });

  it('keeps the focus while rows change', () => {
    renderBoxes(place, [row(2, 'B'), row(1, 'A')]);
    const focused = button(0);
    focused.focus();
    renderBoxes(place, [row(3, 'C'), row(2, 'B')]);
    expect(titles()).to.deep.equal(['C', 'B']);
    expect(document.activeElement).to.equal(focused);
    expect(button(1)).to.equal(focused);
  });

  it('updates only changed elements', () => {
    renderBoxes(place, [row(1, 'A'), box('time', '0:01')]);
    const seen: string[] = [];
    const watch = new MutationObserver((changes) =>
      seen.push(...changes.map(({ target }) => (target as Element).className)),
    );
    watch.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
    renderBoxes(place, [row(1, 'A'), box('time', '0:02')]);
    for (const { target } of watch.takeRecords()) seen.push((target as Element).className);
    expect(seen).to.deep.equal(['onair-time']);
    watch.disconnect();
  });

  it('renders boxes in any order', () => {
    renderBoxes(place, [row(1, 'A'), row(2, 'B'), row(3, 'C')]);
    renderBoxes(place, [row(3, 'C'), row(1, 'A'), row(4, 'D')]);
    expect(titles()).to.deep.equal(['C', 'A', 'D']);
    renderBoxes(place, []);
    expect(place.childNodes.length).to.equal(0);
  });
});
