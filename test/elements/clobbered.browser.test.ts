import { expect } from '@open-wc/testing';
import { propertyOf } from '../../src/contract/property-of.js';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/station/define.js';
import type { OnairStation } from '../../src/elements/station/station.js';
import { releaseContent } from '../../src/elements/base/unclosed.js';
import { readSettings } from '../../src/elements/base/settings.js';
import { announce } from '../../src/elements/controllers/announcer.js';
import { discoverer } from '../../src/elements/discover.js';
import { isVisible } from '../../src/station/page-state.js';
import { pageBase, pageProtocol } from '../../src/station/page-url.js';
import type { Track } from '../../src/station/snapshot.js';
import { Station } from '../../src/station/station.js';
import { readableBackground } from '../../src/elements/ui/page-colours.js';
import { readSetting } from '../../src/legacy/settings.js';
import { upgradeDivs } from '../../src/elements/upgrade-divs.js';
import { record, until } from './shown.js';

/** Names of fields that hide what reading the page uses. Some are in many forms, such as `children` and `lang`. */
const NAMES =
  'attributes childNodes children closest dir host id isConnected lang localName matches parentElement parentNode querySelector querySelectorAll style tagName title'.split(
    ' ',
  );

describe('a form with clobbered properties', () => {
  const place = document.createElement('div');
  before(() => document.body.append(place));
  afterEach(() => place.replaceChildren());
  after(() => place.remove());

  function addForm(content: string): void {
    place.lang = 'de';
    place.style.background = 'rgb(1, 2, 3)';
    place.style.color = 'white';
    place.innerHTML =
      `<onair-station base-url="https://radio.example" server="7"><form>${content}` +
      `${NAMES.map((name) => `<input name="${name}">`).join('')}</form></onair-station>`;
    const form = place.querySelector('form')!;
    expect(typeof form.lang).to.equal('object');
    expect(form.parentNode === place.querySelector('[name=parentNode]')).to.equal(true);
  }

  it("doesn't affect a tag's inherited settings", () => {
    addForm('<p><onair-now-playing></onair-now-playing></p>');
    const { lang, server, station } = readSettings(place.querySelector('onair-now-playing')!);
    expect([lang, server, station.baseUrl]).to.deep.equal(['de', '7', 'https://radio.example']);
  });

  it("doesn't affect inherited settings in the legacy script", () => {
    addForm('<p></p>');
    const paragraph = place.querySelector('p')!;
    expect([readSetting(paragraph, 'server'), readSetting(paragraph, 'scheme')]).to.deep.equal(['7', '']);
  });

  it("doesn't affect the detected background colour", async () => {
    addForm('<p></p>');
    await (place.querySelector('onair-station') as OnairStation).updateComplete;
    expect(readableBackground(place.querySelector('p')!, 'rgb(255, 255, 255)')).to.equal('rgb(1,2,3)');
  });

  it('may contain a div placeholder', async () => {
    upgradeDivs(document);
    addForm('<div data-onair="now-playing" data-server="9"></div>');
    await until(() => !!place.querySelector('onair-now-playing'), 'the tag');
    expect(place.querySelector('onair-now-playing')!.getAttribute('server')).to.equal('9');
  });

  it('is moved out of an unclosed tag', () => {
    addForm('<p></p>');
    const tag = place.appendChild(document.createElement('onair-history'));
    tag.append(place.firstElementChild!);
    releaseContent(tag);
    expect(tag.childNodes).to.have.length(0);
    expect(tag.nextSibling === place.querySelector('onair-station')).to.equal(true);
  });
});

describe('clobbered document properties', () => {
  const page = document.body;
  const place = document.createElement('div');
  const hidden = Object.getOwnPropertyDescriptor(document, 'hidden')!;
  before(() => {
    // `shown.ts` sets it on the document itself. In Firefox and WebKit, no name in the page shadows such a property.
    Reflect.deleteProperty(document, 'hidden');
    page.append(place);
  });
  afterEach(() => place.replaceChildren());
  after(() => {
    place.remove();
    Object.defineProperty(document, 'hidden', hidden);
  });

  /** Excludes methods that Lit itself needs, such as `createElement`. */
  const HIDDEN = [
    'addEventListener',
    'baseURI',
    'body',
    'documentElement',
    'getElementsByTagName',
    'head',
    'hidden',
    'querySelector',
    'querySelectorAll',
    'scripts',
    'title',
  ] as const;

  for (const [title, markup] of [
    ['forms', '<form name="NAME"></form>'],
    ['images', '<img name="NAME" alt="">'],
    ['frames', '<iframe name="NAME"></iframe>'],
    ['several forms', '<form name="NAME"></form><form name="NAME"></form>'],
  ] as const) {
    it(`don't break the page: ${title}`, () => {
      const { baseURI } = document;
      const loaded: string[] = [];
      place.innerHTML =
        HIDDEN.map((name) => markup.replaceAll('NAME', name)).join('') +
        '<onair-clobbered></onair-clobbered><div data-onair="vote"></div>' +
        '<script type="text/plain" data-onair data-base-url="https://named.example"></script>';
      for (const name of HIDDEN) expect(document[name] === propertyOf(document, name), name).to.equal(false);

      expect(readSettings(page).station.baseUrl).to.equal('https://named.example');
      expect(readSetting(page, 'base-url')).to.equal('https://named.example');
      expect([pageBase(), pageProtocol()]).to.deep.equal([baseURI, location.protocol]);
      expect(isVisible()).to.equal(true);
      discoverer({ 'onair-clobbered': () => Promise.resolve(loaded.push('tag')) })(document);
      expect(loaded).to.deep.equal(['tag']);
      upgradeDivs(document);
      expect(place.querySelector('div')!.firstElementChild!.localName).to.equal('onair-vote');
      const station = Station.at({ baseUrl: `https://radio.example/${title}` });
      for (const ts of [1, 2]) announce(station, record({ ts }) as unknown as Track, title, 'en');
      expect(page.querySelector(':scope > [role=status]')!.textContent).to.equal(title);
      // The settings of a removed script stay.
      place.querySelector('script')!.setAttribute('data-base-url', '');
      readSettings(page);
    });
  }
});
