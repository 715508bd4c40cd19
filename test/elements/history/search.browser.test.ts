import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import type { OnairHistory } from '../../../src/elements/history/history.js';
import type { OnairVote } from '../../../src/elements/vote/vote.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/station/define.js';
import { Station } from '../../../src/station/station.js';
import { nextDetail, part, record, text, texts, until, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';
import { fields, MINUTE, plays, press, search, setSearch } from './fixture.js';

const address = location.href;

describe('<onair-history search>', () => {
  const { panel, serveLists, settle } = setWorld();

  const serve = (history: Record<string, unknown>[]): string => serveLists({ history });
  const { showing } = setSearch(serve);

  /** Titles of the rows, without placeholders. */
  const titles = (element: Element): string[] => texts(element, 'title').filter(Boolean);

  async function untilTitles(element: Element, ...wanted: string[]): Promise<void> {
    await until(() => titles(element).join() === wanted.join(), wanted.join());
  }

  describe('the search form', () => {
    it('finds the play at the given time', async () => {
      const element = await showing();
      search(element, '2026-01-16', '09:32');
      await untilText(element, 'answer', '09:32 · Ada Winter – Song 5');
      expect(titles(element)).to.deep.equal(['Song 3', 'Song 4', 'Song 5', 'Song 6', 'Song 7']);
      const found = part(element, 'found')!;
      expect(found.getAttribute('aria-current')).to.equal('location');
      expect(found.querySelector('[part=title]')!.textContent).to.equal('Song 5');
      expect(part(element, 'answer')!.getAttribute('role')).to.equal('status');
    });

    it('is prefilled with the current time', async () => {
      const element = await showing();
      const wall = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
      const [date, time] = fields(element).map(({ value }) => value);
      expect(date).to.equal(wall.slice(0, 10));
      expect(time).to.match(/^\d\d:\d\d$/);
    });

    it("shows a time zone other than the visitor's", async () => {
      const element = await showing();
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
      expect(text(element, 'zone')).to.equal(own === 'Europe/Berlin' ? undefined : 'Berlin');
      element.parentElement!.setAttribute('time-zone', 'Asia/Kathmandu');
      await untilText(element, 'zone', 'Kathmandu');
      search(element, '2026-01-16', '14:17');
      await untilText(element, 'answer', '14:17 · Ada Winter – Song 5');
      element.parentElement!.setAttribute('time-zone', 'local');
      await until(() => !part(element, 'zone'), 'no zone');
    });

    it('uses the first occurrence of a repeated time', async () => {
      const spring = Date.parse('2026-03-29T01:30:00Z');
      const autumn = Date.parse('2026-10-25T00:30:00Z');
      const day = 86_400_000;
      const element = await showing([
        record({ id: 3, ts: autumn + 60 * MINUTE, title: 'Second half past two' }),
        record({ id: 2, ts: autumn, title: 'First half past two' }),
        record({ id: 1, ts: spring, title: 'Half past three' }),
        record({ id: 0, ts: spring - day, title: 'The day before' }),
      ]);
      search(element, '2026-10-25', '02:30');
      await until(() => part(element, 'found')?.textContent.includes('First half') === true, 'the first');
      search(element, '2026-03-29', '02:30');
      await until(() => part(element, 'found')?.textContent.includes('Half past three') === true, 'moved');
    });

    it('explains why nothing was found', async () => {
      const element = await showing(
        plays((index) => (index > 9 ? { ts: Date.parse('2026-01-15T09:00:00Z') - index * 5 * MINUTE } : {})),
      );
      for (const [date, time, response, first] of [
        ['2026-01-16', '03:00', 'Nothing was on air then.', 'Song 8'],
        ['2100-01-01', '00:00', 'That time is in the future.', 'Song 1'],
        ['2020-01-01', '00:00', 'The history doesn’t go back that far.', 'Song 35'],
      ] as const) {
        search(element, date, time);
        await untilText(element, 'answer', response);
        expect(part(element, 'found')).to.equal(null);
        await until(() => titles(element).includes(first), first);
      }
    });

    it('requires a date', async () => {
      const element = await showing();
      const before = titles(element);
      search(element, '', '09:32');
      await element.updateComplete;
      expect(text(element, 'answer')).to.equal('');
      expect(titles(element)).to.deep.equal(before);
    });

    it('can be resubmitted after a failure', async () => {
      const { url, faults } = await panel();
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} limit="5" search></onair-history>`,
      );
      await until(() => !!part(element, 'find') && titles(element).length === 5, 'rows');
      const before = titles(element);
      await faults({ fail: 1 });
      const failed = nextDetail<{ failure: Error }>(element, 'onair-failure');
      search(element, '2026-03-06', '03:00');
      expect((await failed).failure.message).to.contain('/api/v2/history/');
      await untilText(element, 'answer', 'Can’t reach the station. Please search again.');
      expect(titles(element)).to.deep.equal(before);
      await faults({ reset: true });
      press(element, 'find');
      await until(() => !!part(element, 'found'), 'an answer');
    });

    it('shows markup in the found title as text', async () => {
      const title = '<img src=x onerror="window.hacked=1">';
      const element = await showing(plays(() => ({ title })));
      search(element, '2026-01-16', '09:32');
      await untilText(element, 'answer', '09:32 · Ada Winter – ' + title);
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
    });
  });

  describe('the rows of a result', () => {
    it('can be paged', async () => {
      const element = await showing();
      await until(() => titles(element).length === 5, 'five rows');
      const newest = titles(element);
      expect([part(element, 'later'), part(element, 'now')]).to.deep.equal([null, null]);
      press(element, 'earlier');
      await until(
        () => titles(element)[0] === 'Song ' + (Number(newest.at(-1)!.slice(5)) + 1),
        'earlier ones',
      );
      expect(text(element, 'answer')).to.match(/^Friday,? 16 January, \d\d:\d\d – \d\d:\d\d$/);
      const second = titles(element);
      press(element, 'earlier');
      await until(() => titles(element)[0] !== second[0], 'earlier ones again');
      press(element, 'later');
      await untilTitles(element, ...second);
      press(element, 'later');
      await untilTitles(element, ...newest);
      expect([part(element, 'later'), part(element, 'now')]).to.deep.equal([null, null]);
      search(element, '2026-01-16', '07:00');
      await until(() => !!part(element, 'found'), 'an answer');
      press(element, 'now');
      await untilTitles(element, ...newest);
      expect(part(element, 'found')).to.equal(null);
      expect(text(element, 'answer')).to.equal('');
    });

    it("end at the station's oldest play", async () => {
      const element = await showing();
      search(element, '2026-01-16', '06:52');
      await untilText(element, 'answer', '06:52 · Ada Winter – Song 37');
      await untilTitles(element, 'Song 35', 'Song 36', 'Song 37', 'Song 38', 'Song 39');
      expect(part(element, 'earlier')!.getAttribute('aria-disabled')).to.equal('true');
      press(element, 'earlier');
      await element.updateComplete;
      expect(text(element, 'answer')).to.equal('06:52 · Ada Winter – Song 37');
    });

    it('exclude jingles if hide-jingles is set', async () => {
      const element = await showing(
        plays((index) => (index % 2 ? { jingle_id: 1 } : {})),
        { hideJingles: true },
      );
      search(element, '2026-01-16', '09:32');
      // At that time the jingle after Song 6 was on air.
      await untilText(element, 'answer', '09:32 · Ada Winter – Song 6');
      expect(titles(element)).to.deep.equal(['Song 2', 'Song 4', 'Song 6', 'Song 8', 'Song 10']);
      press(element, 'earlier');
      await untilTitles(element, 'Song 12', 'Song 14', 'Song 16', 'Song 18', 'Song 20');
      press(element, 'later');
      await untilTitles(element, 'Song 2', 'Song 4', 'Song 6', 'Song 8', 'Song 10');
    });

    it('exclude the current track unless include-current is set', async () => {
      const { url, play } = await panel();
      await play({ title: 'Now', length: 10 * MINUTE });
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} limit="5" search></onair-history>`,
      );
      await until(() => !!part(element, 'find') && titles(element).length === 5, 'rows');
      expect(titles(element)).not.to.include('Now');
      const then = new Date(Date.now() - 40 * MINUTE - new Date().getTimezoneOffset() * MINUTE).toISOString();
      search(element, then.slice(0, 10), then.slice(11, 16));
      await until(() => !!part(element, 'found'), 'an answer');
      expect(titles(element)).not.to.include('Now');
      const { records } = await (await Station.at({ baseUrl: url }).history).find(Date.now() + MINUTE);
      expect(records[0]!.title).to.equal('Now');
      element.includeCurrent = true;
      press(element, 'now');
      await until(() => titles(element)[0] === 'Now', 'what is on air');
    });

    it('have vote buttons', async () => {
      const { url, state } = await panel();
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} limit="1" hide-jingles search vote></onair-history>`,
      );
      await until(() => !!part(element, 'find') && titles(element).length === 1, 'a search');
      press(element, 'earlier');
      const like = (): HTMLButtonElement | null | undefined =>
        part(element, 'vote')?.shadowRoot?.querySelector<HTMLButtonElement>('[part=like]');
      const earlier = (): boolean => /\d – \d/.test(text(element, 'answer') ?? '') && !!like();
      await until(earlier, 'earlier plays');
      await (part(element, 'vote') as OnairVote).updateComplete;
      while (like()!.disabled) {
        // Live sets have no votes, and consecutive plays may have the same title.
        const before = text(element, 'answer');
        press(element, 'earlier');
        await until(() => earlier() && text(element, 'answer') !== before, 'an earlier play');
        await (part(element, 'vote') as OnairVote).updateComplete;
      }
      like()!.click();
      await until(
        () => part(element, 'vote')!.shadowRoot!.textContent.includes('Thanks for voting'),
        'a vote',
      );
      expect(Object.values((await state()).votes)).to.deep.include({ up: 1, down: 0 });
    });

    it("aren't refreshed automatically", async () => {
      const { url, requests } = await panel();
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} limit="5" search></onair-history>`,
      );
      await until(() => !!part(element, 'find') && titles(element).length === 5, 'rows');
      search(element, '2026-03-06', '06:00');
      await until(() => !!part(element, 'found'), 'an answer');
      await settle();
      const before = await requests('/api/v2/history/');
      element.requestUpdate();
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
      // The feed may send one request; a search would send more.
      expect((await requests('/api/v2/history/')) - before).to.be.at.most(1);
      expect(part(element, 'found')).not.to.equal(null);
    });
  });

  describe('a link to a result', () => {
    it('still leads to its play when newer plays exist', async () => {
      const { url, play } = await panel();
      const open = async (): Promise<OnairHistory> =>
        fixture<OnairHistory>(html`<onair-history base-url=${url} limit="5" search></onair-history>`);
      const element = await open();
      await until(() => !!part(element, 'find'), 'a search');
      search(element, '2026-03-06', '06:00');
      await until(() => !!part(element, 'link'), 'a link');
      const link = part(element, 'link') as HTMLAnchorElement;
      const found = part(element, 'found')!.querySelector('time')!.dateTime;
      expect(new URL(link.href).searchParams.get('onair-at')).to.equal(found.replace('.000', ''));
      element.remove();
      for (let plays = 0; plays < 25; plays++) await play({ title: 'New', length: 1000 });
      history.replaceState(null, '', link.href);
      const again = await open();
      await until(() => !!part(again, 'found'), 'the play');
      expect(part(again, 'found')!.querySelector('time')!.dateTime).to.equal(found);
      const [date, time] = fields(again).map(({ value }) => value);
      const own = new Date(found);
      const wall = new Date(own.getTime() - own.getTimezoneOffset() * MINUTE).toISOString();
      expect(date + 'T' + time).to.equal(wall.slice(0, 16));
    });

    it('has a parameter for each history', async () => {
      const url = serve(plays());
      const open = (): HTMLElement =>
        fixtureSync(
          html`<onair-station base-url=${url} time-zone="Europe/Berlin"
            ><onair-history limit="3" search></onair-history>
            <onair-history limit="3"></onair-history>
            <onair-history limit="3" search></onair-history
          ></onair-station>`,
        );
      const place = open();
      const [first, , second] = place.children;
      await until(() => !!part(first!, 'find') && !!part(second!, 'find'), 'two searches');
      search(first!, '2026-01-16', '09:32');
      await until(() => !!part(first!, 'link'), 'a link');
      history.replaceState(null, '', (part(first!, 'link') as HTMLAnchorElement).href);
      search(second!, '2026-01-16', '08:02');
      await until(() => !!part(second!, 'link'), 'another');
      history.replaceState(null, '', (part(second!, 'link') as HTMLAnchorElement).href);
      expect(location.search).to.match(/onair-at=2026.*onair-at-2=2026/);
      place.remove();
      const again = open().children;
      await until(() => !!part(again[0]!, 'found') && !!part(again[2]!, 'found'), 'both plays');
      expect(part(again[0]!, 'found')!.textContent).to.contain('Song 5');
      expect(part(again[2]!, 'found')!.textContent).to.contain('Song 23');
      expect(part(again[1]!, 'found')).to.equal(null);
    });

    it('has no effect if its time is invalid', async () => {
      for (const nonsense of ['garbage', '2026-01-16', '9999-99-99T99:99:99Z', '<script>', '%E0%A4%A']) {
        history.replaceState(null, '', '?onair-at=' + nonsense);
        const element = await showing();
        expect(text(element, 'answer')).to.equal('');
        expect(part(element, 'found')).to.equal(null);
        element.remove();
      }
    });

    it("a search doesn't change the page's URL", async () => {
      const element = await showing();
      const { length } = history;
      search(element, '2026-01-16', '09:32');
      await until(() => !!part(element, 'found'), 'an answer');
      press(element, 'earlier');
      await until(() => !part(element, 'found'), 'earlier plays');
      expect(location.href).to.equal(address);
      expect(history.length).to.equal(length);
    });
  });

  describe('the element', () => {
    it('closes the search when its station changes', async () => {
      const element = await showing();
      search(element, '2026-01-16', '09:32');
      await until(() => !!part(element, 'found'), 'an answer');
      element.baseUrl = serve([record({ ts: Date.parse('2026-01-16T09:00:00Z'), title: 'Other' })]);
      await until(() => !part(element, 'found') && !text(element, 'answer'), 'another station');
      element.search = false;
      await until(() => !part(element, 'search') && !part(element, 'now'), 'no search');
    });
  });
});
