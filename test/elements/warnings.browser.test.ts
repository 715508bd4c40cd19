import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/history/define.js';
import '../../src/elements/station/define.js';
import { discoverer } from '../../src/elements/discover.js';
import type { OnairHistory } from '../../src/elements/history/history.js';
import type { OnairNowPlaying } from '../../src/elements/now-playing/now-playing.js';
import type { OnairStation } from '../../src/elements/station/station.js';
import { until } from './shown.js';

describe('invalid markup', () => {
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

  it('uses the default for an unknown value, with one warning that suggests the most similar one', async () => {
    const [first] = [
      await fixture<OnairNowPlaying>(html`<onair-now-playing layout="lines"></onair-now-playing>`),
      await fixture<OnairNowPlaying>(html`<onair-now-playing layout="lines"></onair-now-playing>`),
    ];
    expect(first.layout).to.equal('card');
    await untilWarned('layout="lines" is unknown. Did you mean layout="line"?');
    fixtureSync(html`<onair-station time-zone="Berlin"></onair-station>`);
    await untilWarned('Did you mean time-zone="Europe/Berlin"?');
    expect(warnings).to.have.length(2);
  });

  it("uses the default for a value that isn't a number, with one warning", async () => {
    const list = await fixture<OnairHistory>(html`<onair-history limit="ten"></onair-history>`);
    expect(list.limit).to.equal(10);
    await untilWarned('limit="ten" is not a number.');
    list.setAttribute('limit', '3');
    expect(list.limit).to.equal(3);
    list.removeAttribute('limit');
    expect(list.limit).to.equal(10);
    expect(warnings).to.have.length(1);
  });

  it('logs unknown tags and names', async () => {
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

  it('ignores a script of another widget, with one warning', async () => {
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

  it('treats "false" as false, both as an attribute and as a property', async () => {
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

  it('converts text to numbers if a framework sets properties of a station element', async () => {
    const station = await fixture<OnairStation>(html`<onair-station></onair-station>`);
    Object.assign(station, { server: '2', delay: '30', transport: 'legacy' });
    expect([station.server, station.delay, station.transport]).to.deep.equal([2, 30, 'legacy']);
    Object.assign(station, { server: null, delay: '' });
    expect([station.server, station.delay]).to.deep.equal([null, null]);
    expect(warnings).to.deep.equal([]);
  });

  it('uses properties that were set before the element was registered', async () => {
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
