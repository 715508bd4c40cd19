import { expect, fixtureSync, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/history/define.js';
import '../../../src/elements/station/define.js';
import { part, text, until, untilText } from '../shown.js';
import { setStations } from '../stations.js';
import { fields, plays, search, setSearch } from './fixture.js';

describe('<onair-history search>', () => {
  const stations = setStations();

  const serve = (history: Record<string, unknown>[]): Promise<string> => stations.serveLists({ history });
  const { showing } = setSearch(serve);

  describe('the element', () => {
    it('keeps its height when the search loads', async () => {
      const url = await serve(plays());
      for (const width of [248, 390, 1000]) {
        const box = fixtureSync<HTMLElement>(html`<div style="width:${width}px"></div>`);
        const element = Object.assign(document.createElement('onair-history'), {
          search: true,
          limit: 3,
          baseUrl: url,
        });
        box.append(element);
        await element.updateComplete;
        const before = element.offsetHeight;
        await until(() => element.status !== 'loading' && !!part(element, 'find'), 'a search');
        expect(element.offsetHeight).to.equal(before);
        const form = part(element, 'search')!;
        // Engines round line heights differently.
        expect(form.offsetHeight).to.be.closeTo(form.parentElement!.offsetHeight, 1);
        search(element, '2026-01-16', '09:32');
        await until(() => !!text(element, 'answer'), 'an answer');
        // The row has a margin of a quarter em, and grows. Engines round it differently.
        await until(() => Math.abs(element.offsetHeight - before - 48) <= 1, 'a row of 44 pixels');
        expect(form.offsetHeight).to.be.closeTo(form.parentElement!.offsetHeight, 1);
        expect(element.scrollWidth).to.be.at.most(width);
        box.remove();
      }
    });

    it('can be operated by keyboard', async () => {
      const element = await showing();
      fields(element)[0]!.focus();
      const order: string[] = [];
      for (let tab = 0; tab < 14; tab++) {
        const name = element.shadowRoot!.activeElement?.getAttribute('part') ?? '';
        if (order.at(-1) !== name) order.push(name);
        await sendKeys({ press: 'Tab' });
      }
      expect(order.slice(0, 3)).to.deep.equal(['field', 'find', 'earlier']);
      const [date, time] = fields(element);
      date!.value = '2026-01-16';
      time!.value = '09:32';
      time!.focus();
      await sendKeys({ press: 'Enter' });
      await untilText(element, 'answer', '09:32 · Ada Winter – Song 5');
      expect(element.shadowRoot!.activeElement).to.equal(time);
      part(element, 'find')!.focus();
      await sendKeys({ press: 'Tab' });
      expect(element.shadowRoot!.activeElement).to.equal(part(element, 'link'));
      part(element, 'now')!.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => !part(element, 'found'), 'now');
      // The button has disappeared, so its focus moves to the remaining one.
      await until(() => element.shadowRoot!.activeElement === part(element, 'earlier'), 'the focus');
    });
  });
});
