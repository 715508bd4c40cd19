import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/history/define.js';
import '../../src/elements/station/define.js';
import { setWorld } from '../kit/page-world.js';
import { part, until, untilStatus } from './shown.js';

describe('misspelt attributes', () => {
  const { panel } = setWorld();
  const warn = console.warn.bind(console);
  const warnings: string[] = [];
  before(() => (console.warn = (sentence: string) => warnings.push(sentence)));
  after(() => (console.warn = warn));

  /** Returns when the page started to load the first file whose address matches, in real time. */
  const loadedAt = (address: RegExp): number =>
    performance.getEntriesByType('resource').find(({ name }) => address.test(name))!.startTime;

  it('cause a warning that suggests the right name', async () => {
    const { url } = await panel();
    const place = await fixture(html`<div></div>`);
    place.innerHTML =
      `<onair-station base-url="${url}" class="radio"><onair-history limit="5" vote id="plays" class="wide" ` +
      'style="color: red" title="Plays" lang="en" dir="ltr" role="region" aria-label="Plays" tabindex="0" ' +
      'data-id="7" data-v-12ab hidden="until-found" part="plays" v-cloak ng-if="1" hx-get="/" wire-id="1" _ngcontent-abc-c12 @click="1" :limits="1" ' +
      'onclick="1"></onair-history></onair-station>';
    const plays = place.querySelector('onair-history')!;
    await untilStatus(plays, 'ready');
    // The tags in the shadow root also have attributes, which must not be reported.
    await until(() => !!part(plays, 'vote') && !!part(part(plays, 'vote')!, 'like'), 'the vote buttons');
    const marker = new Image();
    marker.src = '/demo/icon.svg';
    await marker.decode();

    place.innerHTML = `<onair-station base-url="${url}" dealy="3"><onair-history limti="5" hide-jingels data-vote data-votes-id="1"></onair-history></onair-station>`;
    await untilStatus(place.querySelector('onair-history')!, 'ready');
    for (const [name, nearest] of [
      ['limti', 'limit'],
      ['hide-jingels', 'hide-jingles'],
      ['data-vote', 'vote'],
      ['dealy', 'delay'],
    ]) {
      const sentence = `${name} is unknown. Did you mean ${nearest}?`;
      await until(() => warnings.some((each) => each.includes(sentence)), sentence);
    }
    expect(warnings).to.have.length(4);
    place.innerHTML = `<onair-station url="${url}" logo="/logo.png"><onair-history data-url="${url}" rows="5"></onair-history></onair-station>`;
    for (const [name, meant] of [
      ['url', 'base-url'],
      ['logo', 'art'],
      ['rows', 'limit'],
    ]) {
      const sentence = `${name} is unknown. Did you mean ${meant}?`;
      await until(() => warnings.some((each) => each.includes(sentence)), sentence);
    }
    expect(loadedAt(/\/notices-\w+\.js$/)).to.be.above(loadedAt(/\/icon\.svg$/));
  });

  it('an invalid server number appears in the warning', async () => {
    const { url } = await panel();
    const place = await fixture(html`<div></div>`);
    place.innerHTML = `<onair-history base-url="${url}" server="#1"></onair-history><onair-history base-url="${url}" server="01"></onair-history>`;
    const [wrong, right] = place.querySelectorAll('onair-history');
    await untilStatus(right!, 'ready');
    await untilStatus(wrong!, 'failed');
    expect([wrong, right].map((each) => each!.getAttribute('server'))).to.deep.equal(['#1', '01']);
    await until(() => warnings.some((each) => each.includes('no server #1')), 'the explanation');
  });
});
