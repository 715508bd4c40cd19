import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/history/define.js';
import '../../src/elements/station/define.js';
import { discoverer } from '../../src/elements/discover.js';
import type { OnairHistory } from '../../src/elements/history/history.js';
import type { OnairNowPlaying } from '../../src/elements/now-playing/now-playing.js';
import type { OnairStation } from '../../src/elements/station/station.js';
import { until } from './shown.js';

describe('unusual markup', () => {
  const warn = console.warn.bind(console);
  let warnings: string[];
  beforeEach(() => {
    warnings = [];
    // The tags have no station, which logs another message.
    console.warn = (sentence: string) =>
      sentence.includes('doesn’t specify a panel') || warnings.push(sentence);
  });
  afterEach(() => (console.warn = warn));

  const untilWarned = (words: string): Promise<void> =>
    until(() => warnings.some((each) => each.includes(words)), words);

  it('an unknown value falls back to the default', async () => {
    const [first] = [
      await fixture<OnairNowPlaying>(html`<onair-now-playing layout="lines"></onair-now-playing>`),
      await fixture<OnairNowPlaying>(html`<onair-now-playing layout="lines"></onair-now-playing>`),
    ];
    expect(first.layout).to.equal('card');
    await untilWarned('layout="lines" is unknown. Did you mean layout="line"?');
    fixtureSync(html`<onair-station time-zone="Berlin"></onair-station>`);
    await untilWarned('Did you mean time-zone="Europe/Berlin"?');
    fixtureSync(html`<onair-station skin="neno"><onair-now-playing></onair-now-playing></onair-station>`);
    await untilWarned('skin="neno" is unknown. Did you mean skin="neon"?');
    expect(warnings).to.have.length(3);
  });

  it('an invalid number falls back to the default', async () => {
    const list = await fixture<OnairHistory>(html`<onair-history limit="ten"></onair-history>`);
    expect(list.limit).to.equal(10);
    await untilWarned('limit="ten" is not a number.');
    list.setAttribute('limit', '3');
    expect(list.limit).to.equal(3);
    list.removeAttribute('limit');
    expect(list.limit).to.equal(10);
    expect(warnings).to.have.length(1);
  });

  it('unknown tag names cause a warning', async () => {
    discoverer({ 'onair-now-playing': () => Promise.resolve(), 'onair-history': () => Promise.resolve() })(
      document,
    );
    const place = fixtureSync(html`<div><onair-nowplaying></onair-nowplaying></div>`);
    await untilWarned('<onair-nowplaying> is unknown. Did you mean <onair-now-playing>?');
    const div = document.createElement('div');
    div.dataset.onair = 'histroy';
    place.append(div);
    await untilWarned('data-onair="histroy" is unknown. Did you mean data-onair="history"?');
    expect(div.children).to.have.length(0);
  });

  it('unknown attributes cause a suggestion', async () => {
    for (const [attribute, nearest] of [
      ['staton', 'station'],
      ['base_url', 'base-url'],
      ['bas-url', 'base-url'],
      ['baseurl', 'base-url'],
      ['sation', 'station'],
      ['layuot', 'layout'],
      ['link', 'links'],
      ['tnit', 'tint'],
    ]) {
      const element = document.createElement('onair-now-playing');
      element.setAttribute(attribute!, '1');
      fixtureSync(html`<div>${element}</div>`);
      await untilWarned(`${attribute} is unknown. Did you mean ${nearest}?`);
    }
    expect(warnings).to.have.length(8);
  });

  it('unknown data attributes cause a suggestion', async () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    for (const name of ['data-onair', 'data-staton', 'data-cfasync', 'data-no-optimize', 'data-type']) {
      script.setAttribute(name, '1');
    }
    document.head.append(script);
    try {
      const place = document.createElement('div');
      place.innerHTML =
        '<div data-onair="history" data-baseurl="https://radio.example" data-id="7" data-settings="{}"></div>';
      place.firstElementChild!.append(document.createElement('onair-history'));
      fixtureSync(html`${place}`);
      await untilWarned('data-baseurl is unknown. Did you mean data-base-url?');
      await untilWarned('data-staton is unknown. Did you mean data-station?');
      expect(warnings).to.have.length(2);
    } finally {
      script.remove();
    }
  });

  it('attributes of HTML and frameworks cause no warning', async () => {
    const element = document.createElement('onair-history');
    const names =
      'class style id slot part is title hidden tabindex lang dir role inert translate popover answer contenteditable ' +
      'aria-label data-limits data-id onclick v-cloak v-link _ngcontent-abc-c12 ng-version x-data jsx-128 astro-cid ' +
      'base-url limit theme size width mode colour alt key ref name type';
    for (const name of names.split(' ')) element.setAttribute(name, '');
    const place = document.createElement('div');
    place.innerHTML =
      '<onair-history :limits="1" @vote="1" wire:vote="1" client:load limitt="1"></onair-history>';
    fixtureSync(html`<div>${element}${place}</div>`);
    await untilWarned('limitt is unknown.');
    expect(warnings).to.have.length(1);
  });

  it('the script of another widget is ignored', async () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = 'https://chat.example/widget.js?key=secret';
    script.dataset.baseUrl = 'https://chat.example';
    document.head.append(script);
    try {
      const element = await fixture<OnairNowPlaying>(html`<onair-now-playing></onair-now-playing>`);
      await untilWarned('<script src="https://chat.example/widget.js"> has data-base-url');
      expect(element.settings.station.baseUrl).to.equal('');
      await fixture(html`<onair-now-playing></onair-now-playing>`);
      expect(warnings).to.have.length(1);
    } finally {
      script.remove();
    }
  });

  it('the value "false" turns an option off', async () => {
    const list = await fixture<OnairHistory>(
      html`<onair-history vote="false" hide-jingles include-current=""></onair-history>`,
    );
    expect([list.vote, list.hideJingles, list.includeCurrent]).to.deep.equal([false, true, true]);
    // Some frameworks write this.
    Object.assign(list, { vote: '', hideJingles: 'false', includeCurrent: undefined, limit: '5' });
    expect([list.vote, list.hideJingles, list.includeCurrent, list.limit]).to.deep.equal([
      true,
      false,
      false,
      5,
    ]);
    list.setAttribute('vote', 'counts');
    expect(list.vote).to.equal(true);
    expect(warnings).to.deep.equal([]);
  });

  it('properties of a station element accept text', async () => {
    const station = await fixture<OnairStation>(html`<onair-station></onair-station>`);
    Object.assign(station, { server: '2', delay: '30', transport: 'legacy' });
    expect([station.server, station.delay, station.transport]).to.deep.equal([2, 30, 'legacy']);
    Object.assign(station, { server: null, delay: '' });
    expect([station.server, station.delay]).to.deep.equal([null, null]);
    expect(warnings).to.deep.equal([]);
  });

  it('properties set before registration are kept', async () => {
    const early = document.createElement('onair-early') as OnairHistory;
    Object.assign(early, { limit: 4, vote: 'false', baseUrl: 'https://radio.example' });
    class Early extends (customElements.get('onair-history') as typeof OnairHistory) {}
    fixtureSync(html`<div>${early}</div>`);
    customElements.define('onair-early', Early);
    await early.updateComplete;
    expect([early.limit, early.vote, early.getAttribute('base-url')]).to.deep.equal([
      4,
      false,
      'https://radio.example',
    ]);
  });
});
