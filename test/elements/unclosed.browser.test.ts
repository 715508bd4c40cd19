import { expect, fixtureSync } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/history/define.js';
import '../../src/elements/vote/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/podcasts/define.js';
import { upgradeDivs } from '../../src/elements/upgrade-divs.js';
import { until } from './shown.js';

/** Parses the markup as a browser parses a page. */
function page(markup: string): HTMLElement {
  const place = fixtureSync<HTMLElement>('<div></div>');
  place.innerHTML = markup;
  return place;
}

describe('content after an unclosed tag', () => {
  const warn = console.warn.bind(console);
  let warnings: string[];
  beforeEach(() => {
    warnings = [];
    console.warn = (sentence: string) => warnings.push(sentence);
  });
  afterEach(() => (console.warn = warn));

  for (const tag of ['now-playing', 'history', 'vote', 'player', 'schedule', 'podcasts']) {
    it(`remains on the page: <onair-${tag}>`, async () => {
      const place = page(`<onair-${tag} /><h2>News</h2><p>Text</p><onair-${tag} /><form></form>`);
      await until(() => place.children.length === 5, 'the rest of the page');
      expect([...place.children].map(({ localName }) => localName)).to.deep.equal([
        `onair-${tag}`,
        'h2',
        'p',
        `onair-${tag}`,
        'form',
      ]);
      await until(() => warnings.some((each) => each.includes(`Write </onair-${tag}>`)), 'a warning');
      expect(warnings.filter((each) => each.includes('isn’t closed'))).to.have.length(1);
    });
  }

  for (const [name, content] of [
    ['a script', '<script type="text/plain"></script>'],
    ['a form', '<div><form></form></div>'],
    ['a heading', '<div><h4>News</h4></div>'],
    ['a landmark', '<footer><a href="/">Imprint</a></footer>'],
    ['a nested landmark', '<div><nav><ul><li>News</li></ul></nav></div>'],
    ['a form field', '<p><label>Mail <input></label></p>'],
    ['another tag', '<p><onair-station></onair-station></p>'],
    ['a div for another tag', '<div data-onair="station"></div>'],
    ['more than 20 elements', '<p></p>'.repeat(21)],
  ] as const) {
    it(`is moved out of the tag: ${name}`, async () => {
      const place = page(`<onair-vote />${content}`);
      await until(() => place.children.length > 1, 'the content');
      expect(place.firstElementChild!.childNodes).to.have.length(0);
    });
  }

  it('is moved out of an unclosed div', async () => {
    upgradeDivs(document);
    const place = page('<div data-onair="history" /><h2>News</h2>');
    await until(() => place.querySelector('div > onair-history + h2') !== null, 'the heading');
    await until(() => warnings.some((each) => each.includes('Write </div>')), 'a warning');
  });

  it('short or server-rendered content stays inside the tag', async () => {
    for (const content of [
      '<p>Text</p><a href="/">Listen</a>',
      '<dl><dt>Glass</dt></dl><audio controls=""></audio><iframe src="about:blank"></iframe>',
      `<span class="onair-text">${'<br>'.repeat(40)}</span>`,
    ]) {
      const place = page(`<onair-history>${content}</onair-history>`);
      const [element] = place.children;
      await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
      expect(place.children).to.have.length(1);
      expect(element!.innerHTML).to.equal(content);
    }
  });
});
