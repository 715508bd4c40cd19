import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/station/define.js';
import { isUnsupported, type UnsupportedList } from '../../src/elements/base/unsupported-lists.js';
import { SERVER_KIND_NAMES, loadKind } from '../../src/servers/kinds.js';
import type { SourceName } from '../../src/station/station.js';
import { text, until, untilText } from './shown.js';
import { setWorld } from '../kit/page-world.js';

const SENTENCES = {
  schedule: 'This station’s server doesn’t provide a schedule.',
  podcasts: 'This station’s server doesn’t provide podcasts.',
};

describe('an unsupported list', () => {
  const { other } = setWorld();
  const emOf = (element: Element): number => (element as HTMLElement).offsetHeight / 16;

  it("is recognized without loading the server's code", async () => {
    for (const source of SERVER_KIND_NAMES) {
      const kind = await loadKind(source);
      for (const list of ['week', 'podcasts'] as UnsupportedList[]) {
        const station = { baseUrl: '', source: source as SourceName };
        expect(isUnsupported(list, { station }, null), `${source} ${list}`).to.equal(!kind[list]);
      }
    }
  });

  for (const name of ['schedule', 'podcasts'] as const) {
    for (const more of ['', 'view="now"', 'view="day" calendar', 'limit="20" episodes']) {
      it(`is as high as its message: ${name} ${more}`, async () => {
        const { url } = await other('icecast');
        const place = await fixture(html`<div style="font-size: 16px; inline-size: 800px"></div>`);
        place.innerHTML = `<onair-${name} base-url="${url}" source="icecast" ${more}></onair-${name}>`;
        const element = place.firstElementChild!;
        await (element as HTMLElementTagNameMap['onair-schedule']).updateComplete;
        expect(emOf(element)).to.be.within(1, 2);
        await untilText(element, 'message', SENTENCES[name]);
        await until(() => element.getAttribute('status') === 'failed', 'the response');
        expect(emOf(element)).to.be.within(1, 2);
        // If another server provides data later, the element takes up the space of a list.
        element.removeAttribute('source');
        await until(() => emOf(element) > 10, 'the space of a list');
      });
    }

    it(`is as high as its message with source="auto": ${name}`, async () => {
      const { url } = await other('icecast');
      const element = await fixture(
        html`<onair-station base-url=${url} source="auto"
          >${name === 'schedule' ? html`<onair-schedule></onair-schedule>` : html`<onair-podcasts></onair-podcasts>`}</onair-station
        >`,
      );
      await untilText(element.firstElementChild!, 'message', SENTENCES[name]);
      expect(emOf(element.firstElementChild!)).to.be.within(1, 2);
    });

    it(`keeps its slotted content: ${name}`, async () => {
      const { url } = await other('icecast');
      const place = await fixture(html`<div style="font-size: 16px"></div>`);
      place.innerHTML = `<onair-${name} base-url="${url}" source="icecast"><p style="margin: 0">Weekdays at nine.</p></onair-${name}>`;
      const element = place.firstElementChild!;
      await untilText(element, 'message', SENTENCES[name]);
      expect((element.firstElementChild as HTMLElement).offsetHeight).to.be.greaterThan(10);
      expect(emOf(element)).to.be.lessThan(4);
      expect(text(element, 'message')).to.equal(SENTENCES[name]);
    });
  }
});
