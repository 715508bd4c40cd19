import { expect, fixtureSync, html } from '@open-wc/testing';
import { TAG_NAMES } from '../../src/contract/tags.js';
import { until } from './shown.js';

/** Properties that elements inherit from the page on purpose, or set to a fixed value. */
const EXPECTED =
  /^(--.*|color|-webkit-text-(fill|stroke)-color|color-scheme|cursor|direction|visibility|font-(family|size|weight)|-webkit-(font-smoothing|locale)|.*-?text-size-adjust|line-height|text-align|font-variant(-numeric)?)$/;

/** Test values: for each inherited property, at least one is valid and not the default. */
const VALUES = [
  ...['none', 'hidden', 'auto', 'all', 'always', 'both', 'manual', 'center', 'right', 'bottom', 'italic'],
  ...['small-caps', 'uppercase', 'pre', 'nowrap', 'break-all', 'break-word', 'keep-all', 'anywhere', 'loose'],
  ...['vertical-rl', 'upright', 'over', 'under', 'left', 'inside', 'square', 'collapse', 'hide', 'separate'],
  ...[
    'optimizeSpeed',
    'geometricPrecision',
    'exact',
    'preserve',
    'pixelated',
    'crisp-edges',
    'balance',
    'smooth',
  ],
  ...[
    'underline',
    'dot',
    'filled dot',
    'no-clip',
    'evenodd',
    'round',
    'bevel',
    'middle',
    'end',
    'first',
    'thin',
  ],
  ...[
    '3',
    '0',
    '0.5',
    '7px',
    '-99px',
    '7px 7px',
    '150%',
    'red',
    '1px 1px red',
    '"a" "b"',
    '"a"',
    '"smcp"',
    'url("#a")',
  ],
];

/** Returns values that differ from the default, for each property that children inherit in this browser. */
function inheritedProperties(): [name: string, value: string][] {
  const outer = fixtureSync<HTMLElement>(html`<div><span></span></div>`);
  const inner = outer.firstElementChild!;
  const found: [string, string][] = [];
  for (const name of getComputedStyle(outer)) {
    const initial = getComputedStyle(inner).getPropertyValue(name);
    for (const value of VALUES) {
      if (!CSS.supports(name, value)) continue;
      outer.style.setProperty(name, value);
      const isInherited =
        getComputedStyle(inner).getPropertyValue(name) !== initial &&
        // Sizes and positions also change without inheritance.
        getComputedStyle(inner).getPropertyValue(name) === getComputedStyle(outer).getPropertyValue(name) &&
        !/^(((min|max)-)?(width|height|(block|inline)-size)|(perspective|transform)-origin)$/.test(name);
      outer.style.removeProperty(name);
      if (isInherited) {
        found.push([name, value]);
        break;
      }
    }
  }
  return found;
}

const NAMES = TAG_NAMES.filter((name) => name !== 'station');
const TAGS = NAMES.map((name) => `onair-${name}`);

describe('inherited styles', () => {
  before(() => Promise.all(NAMES.map((name) => import(`../../src/elements/${name}/define.ts`))));

  it("don't leak into elements", () => {
    const properties = inheritedProperties();
    expect(properties.length).to.be.greaterThan(20);
    const outer = fixtureSync<HTMLElement>(html`<div></div>`);
    const elements = TAGS.map((tag) => outer.appendChild(document.createElement(tag)));
    const leaks: string[] = [];
    for (const [name, value] of properties.filter(([each]) => !EXPECTED.test(each))) {
      const before = elements.map((element) => getComputedStyle(element).getPropertyValue(name));
      outer.style.setProperty(name, value);
      for (const [index, element] of elements.entries()) {
        if (getComputedStyle(element).getPropertyValue(name) !== before[index])
          leaks.push(`${element.localName}: ${name}: ${value}`);
      }
      outer.style.removeProperty(name);
    }
    expect(leaks).to.deep.equal([]);
  });

  it('fonts and colours are inherited', () => {
    const outer = fixtureSync<HTMLElement>(
      html`<div style="font: 300 20px serif; color: rgb(1, 2, 3); color-scheme: dark; cursor: help"></div>`,
    );
    for (const tag of TAGS) {
      const style = getComputedStyle(outer.appendChild(document.createElement(tag)));
      const { fontFamily, fontSize, fontWeight, color, colorScheme, cursor } = style;
      expect({ fontFamily, fontSize, fontWeight, color, colorScheme, cursor }, tag).to.deep.equal({
        fontFamily: 'serif',
        fontSize: '20px',
        fontWeight: '300',
        color: 'rgb(1, 2, 3)',
        colorScheme: 'dark',
        cursor: 'help',
      });
    }
  });

  for (const [title, rules] of [
    ['all: unset', '*{all:unset}'],
    [
      'all: unset except on replaced elements',
      '*:where(:not(html,iframe,canvas,img,svg,video,audio):not(svg *,symbol *)){all:unset;display:revert}',
    ],
    [
      'text styles',
      '*{letter-spacing:8px;white-space:pre;line-height:3;text-indent:5em;text-transform:uppercase}',
    ],
    ['a vertical writing mode', '*{writing-mode:vertical-rl}'],
    ['invisible text', '*{font-size:0}'],
  ] as const) {
    it(`don't break the layout: ${title}`, async () => {
      const outer = fixtureSync<HTMLElement>(html`<div></div>`);
      const style = document.createElement('style');
      style.textContent = `${rules} .mine { word-spacing: 3px }`;
      document.head.append(style);
      try {
        for (const tag of TAGS) outer.append(document.createElement(tag));
        outer.firstElementChild!.classList.add('mine');
        await until(() => document.adoptedStyleSheets.length > 0, 'rules for the tags');
        for (const element of outer.children) {
          const style = getComputedStyle(element);
          expect(style.containerType, element.localName).to.equal('inline-size');
          const { display, letterSpacing, textIndent, textTransform, whiteSpace, wordSpacing, writingMode } =
            style;
          expect(
            [display, letterSpacing, textIndent, textTransform, whiteSpace, writingMode],
            element.localName,
          ).to.deep.equal(['block', 'normal', '0px', 'none', 'normal', 'horizontal-tb']);
          expect(parseFloat(style.fontSize), element.localName).to.be.at.least(8);
          expect(parseFloat(wordSpacing), element.localName).to.equal(element.className === 'mine' ? 3 : 0);
        }
      } finally {
        style.remove();
        document.adoptedStyleSheets = [];
      }
    });
  }

  // Such tags aren't containers, so no rule for their width applies.
  for (const rule of ['all: unset', 'display: inline', 'display: contents', 'all: unset !important']) {
    it(`don't stretch a card's cover: ${rule}`, async () => {
      const outer = fixtureSync<HTMLElement>(html`<div style="inline-size: 1000px; font-size: 16px"></div>`);
      const style = document.createElement('style');
      style.textContent = `onair-now-playing { ${rule} }`;
      document.head.append(style);
      try {
        const element = outer.appendChild(document.createElement('onair-now-playing'));
        await element.updateComplete;
        const { inlineSize } = getComputedStyle(element.shadowRoot!.querySelector('[part=cover]')!);
        expect(parseFloat(inlineSize)).to.be.within(100, 22 * 16);
      } finally {
        style.remove();
        document.adoptedStyleSheets = [];
      }
    });
  }

  it("can't make text smaller than 8 px", () => {
    const outer = fixtureSync<HTMLElement>(html`<div style="font-size: 0"></div>`);
    for (const tag of TAGS) {
      const element = outer.appendChild(document.createElement(tag));
      expect(getComputedStyle(element).fontSize, tag).to.equal('8px');
    }
  });

  it("can't split an element across columns", () => {
    const outer = fixtureSync<HTMLElement>(html`<div style="columns: 2; width: 600px"></div>`);
    for (const tag of TAGS) {
      const element = outer.appendChild(document.createElement(tag));
      expect(getComputedStyle(element).breakInside, tag).to.match(/^avoid/);
    }
  });
});
