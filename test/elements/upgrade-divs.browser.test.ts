import { expect, fixtureSync, html } from '@open-wc/testing';
import { ALLOWED_ATTRIBUTES } from '../../src/elements/base/allowed-attributes.js';
import { upgradeDivs } from '../../src/elements/upgrade-divs.js';
import { OnairHistory } from '../../src/elements/history/history.js';
import { OnairNowPlaying } from '../../src/elements/now-playing/now-playing.js';
import { OnairPlayer } from '../../src/elements/player/player.js';
import { OnairPodcasts } from '../../src/elements/podcasts/podcasts.js';
import { OnairSchedule } from '../../src/elements/schedule/schedule.js';
import { OnairStation } from '../../src/elements/station/station.js';
import { OnairVote } from '../../src/elements/vote/vote.js';
import { define } from '../../src/elements/base/define-element.js';
import { until } from './shown.js';

describe('div placeholders', () => {
  before(() => {
    upgradeDivs(document);
    upgradeDivs(document);
  });

  it('become elements around their original content', async () => {
    const div = fixtureSync(
      html`<div class="site" data-onair="now-playing" data-server="2" data-layout="line">
        <a href="#">Listen</a>
      </div>`,
    );
    await until(() => !!div.querySelector('onair-now-playing'), 'an element');
    expect(div.className).to.equal('site');
    expect(div.children).to.have.length(1);
    const element = div.firstElementChild!;
    expect(element.getAttribute('server')).to.equal('2');
    expect(element.getAttribute('layout')).to.equal('line');
    expect(element.textContent.trim()).to.equal('Listen');
  });

  it('keep nested divs inside the station element', async () => {
    const div = fixtureSync(
      html`<div data-onair="station" data-base-url="https://a.example">
        <div data-onair="history" data-limit="3"></div>
      </div>`,
    );
    await until(() => !!div.querySelector('onair-history'), 'an element');
    const history = div.querySelector('onair-station > div > onair-history')!;
    expect(history.getAttribute('limit')).to.equal('3');
  });

  it('pass on only allowed attributes', async () => {
    const div = fixtureSync(
      html`<div
        data-onair="now-playing"
        data-style="color:red"
        data-class="x"
        data-id="x"
        data-onclick="x()"
        data-jsonp="direct"
        data-limit="3"
        data-lang="de"
      ></div>`,
    );
    await until(() => !!div.firstElementChild, 'an element');
    expect(div.firstElementChild!.getAttributeNames().filter((name) => name !== 'status')).to.deep.equal([
      'lang',
    ]);
  });

  it('are left unchanged for unknown names', async () => {
    const div = fixtureSync(
      html`<div>
        <div data-onair="script"></div>
        <div data-onair="constructor"></div>
      </div>`,
    );
    const known = fixtureSync(html`<div data-onair="history"></div>`);
    await until(() => !!known.firstElementChild, 'an element in the div after them');
    for (const each of div.children) expect(each.children).to.have.length(0);
  });

  it('pass on every attribute of every known element', () => {
    for (const [tag, element] of [
      ['now-playing', OnairNowPlaying],
      ['history', OnairHistory],
      ['station', OnairStation],
      ['vote', OnairVote],
      ['player', OnairPlayer],
      ['schedule', OnairSchedule],
      ['podcasts', OnairPodcasts],
    ] as const) {
      define('onair-' + tag, element);
      const attributes = element.observedAttributes.filter((name) => name !== 'status');
      expect(ALLOWED_ATTRIBUTES[tag]).to.have.members(attributes);
    }
  });

  it('get their element back after a morph', async () => {
    const div = fixtureSync(html`<div data-onair="history" data-limit="3"></div>`);
    await until(() => !!div.firstElementChild, 'an element');
    const element = div.firstElementChild!;
    // Libraries that compare the page with the markup of the server do this.
    div.replaceChildren('Soon');
    await until(() => !!div.firstElementChild, 'the element');
    expect(div.firstElementChild).to.equal(element);
    expect(div.childNodes).to.have.length(1);
    expect(element.textContent).to.equal('Soon');
    div.replaceChildren('Later');
    await until(() => !!div.firstElementChild, 'the element again');
    expect(element.textContent).to.equal('Later');
  });

  it('apply the attributes that a morph has changed', async () => {
    const div = fixtureSync(html`<div data-onair="history" data-limit="3" data-search></div>`);
    await until(() => !!div.firstElementChild, 'an element');
    const element = div.firstElementChild!;
    div.setAttribute('data-limit', '4');
    div.removeAttribute('data-search');
    div.replaceChildren('Soon');
    await until(() => !!div.firstElementChild, 'the element');
    expect(div.firstElementChild).to.equal(element);
    expect([element.getAttribute('limit'), element.hasAttribute('search')]).to.deep.equal(['4', false]);
    div.setAttribute('data-onair', 'vote');
    div.replaceChildren();
    await until(() => !!div.firstElementChild, 'the other element');
    expect(div.firstElementChild!.localName).to.equal('onair-vote');
  });

  it('get an element back that was in the saved page', async () => {
    const div = fixtureSync(html`<div data-onair="history"><onair-history></onair-history></div>`);
    const element = div.firstElementChild!;
    await until(() => !!element.shadowRoot, 'the upgrade');
    div.replaceChildren('Soon');
    await until(() => !!div.firstElementChild, 'the element');
    expect(div.firstElementChild).to.equal(element);
  });

  it('leave their element where the page has moved it', async () => {
    const div = fixtureSync(html`<div data-onair="history"></div>`);
    const place = fixtureSync(html`<p></p>`);
    await until(() => !!div.firstElementChild, 'an element');
    place.append(div.firstElementChild!);
    const next = fixtureSync(html`<div data-onair="history"></div>`);
    await until(() => !!next.firstElementChild, 'an element in the next div');
    expect([div.children.length, place.children.length]).to.deep.equal([0, 1]);
  });
});
