import { expect } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/station/define.js';
import type { OnairStation } from '../../src/elements/station/station.js';
import { releaseContent } from '../../src/elements/base/unclosed.js';
import { readSettings } from '../../src/elements/base/settings.js';
import { readableBackground } from '../../src/elements/ui/page-colours.js';
import { readSetting } from '../../src/legacy/settings.js';
import { upgradeDivs } from '../../src/elements/upgrade-divs.js';
import { until } from './shown.js';

/** Names of fields that hide what reading the page uses. Some are in many forms, such as `children` and `lang`. */
const NAMES =
  'attributes childNodes children closest dir host id isConnected lang localName matches parentElement parentNode querySelector querySelectorAll style tagName title'.split(
    ' ',
  );

describe('a form whose fields hide its properties', () => {
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

  it("doesn't hide the settings around a tag", () => {
    addForm('<p><onair-now-playing></onair-now-playing></p>');
    const { lang, server, station } = readSettings(place.querySelector('onair-now-playing')!);
    expect([lang, server, station.baseUrl]).to.deep.equal(['de', '7', 'https://radio.example']);
  });

  it("doesn't hide the settings around a tag of the legacy script", () => {
    addForm('<p></p>');
    const paragraph = place.querySelector('p')!;
    expect([readSetting(paragraph, 'server'), readSetting(paragraph, 'scheme')]).to.deep.equal(['7', '']);
  });

  it("doesn't hide the colour behind a tag", async () => {
    addForm('<p></p>');
    await (place.querySelector('onair-station') as OnairStation).updateComplete;
    expect(readableBackground(place.querySelector('p')!, 'rgb(255, 255, 255)')).to.equal('rgb(1,2,3)');
  });

  it('can contain a div for a tag that is added later', async () => {
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
