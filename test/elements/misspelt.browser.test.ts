import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/history/define.js';
import '../../src/elements/station/define.js';
import { setWorld } from '../kit/page-world.js';
import { until, untilStatus } from './shown.js';

describe('the attributes of a tag that works', () => {
  const { panel } = setWorld();
  const warn = console.warn.bind(console);
  const warnings: string[] = [];
  before(() => (console.warn = (sentence: string) => warnings.push(sentence)));
  after(() => (console.warn = warn));

  /** Returns the loaded files with the code for the owner, which are bundled for the test. */
  const ownerFiles = (): string[] =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/notices-\w+\.js$/.test(name));

  // The first test, because the code is loaded once per page.
  it('load no code for the owner if all names are known', async () => {
    const { url } = await panel();
    const place = await fixture(html`<div></div>`);
    place.innerHTML =
      `<onair-station base-url="${url}" class="radio"><onair-history limit="5" vote id="plays" class="wide" ` +
      'style="color: red" title="Plays" lang="en" dir="ltr" role="region" aria-label="Plays" tabindex="0" ' +
      'data-id="7" data-v-12ab hidden="until-found" part="plays" v-cloak _ngcontent-abc-c12 @click="1" :limits="1" ' +
      'onclick="1"></onair-history></onair-station>';
    await untilStatus(place.querySelector('onair-history')!, 'ready');
    expect(ownerFiles()).to.deep.equal([]);
  });

  it('are reported with the name that was probably meant', async () => {
    const { url } = await panel();
    const place = await fixture(html`<div></div>`);
    place.innerHTML = `<onair-station base-url="${url}" dealy="3"><onair-history limti="5"></onair-history></onair-station>`;
    await untilStatus(place.querySelector('onair-history')!, 'ready');
    for (const [name, nearest] of [
      ['limti', 'limit'],
      ['dealy', 'delay'],
    ]) {
      const sentence = `${name} is unknown. Did you mean ${nearest}?`;
      await until(() => warnings.some((each) => each.includes(sentence)), sentence);
    }
    expect(warnings).to.have.length(2);
    expect(ownerFiles()).to.have.length(1);
  });
});
