import { expect, fixture, html } from '@open-wc/testing';
import type { OnairHistory } from '../../../src/elements/history/history.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/station/define.js';
import { part, record, text, until, untilStatus } from '../shown.js';
import { setStations } from '../stations.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('<onair-history>', () => {
  const { panel, serveLists } = setStations();
  const serve = (history: Record<string, unknown>[]): Promise<string> => serveLists({ history });

  /** Renders an element for a station with exactly these history records. */
  async function showing(...records: Record<string, unknown>[]): Promise<OnairHistory> {
    return fixture(html`<onair-history base-url=${await serve(records)}></onair-history>`);
  }

  /** Returns a play for each title, five minutes apart. The first one started a minute ago. */
  function plays(...titles: string[]): Record<string, unknown>[] {
    return titles.map((title, place) =>
      record({ id: 100 - place, title, ts: Date.now() - MINUTE - place * 5 * MINUTE }),
    );
  }

  describe('states', () => {
    it('keeps its rows if the panel stops responding', async () => {
      const { url, play, faults } = await panel();
      await play({ title: 'Glass', length: 1500 });
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} include-current></onair-history>`,
      );
      await untilStatus(element, 'ready');
      await faults({ fail: 1 });
      const height = element.offsetHeight;
      await untilStatus(element, 'stale');
      expect(text(element, 'title')).to.equal('Glass');
      expect(text(element, 'state')).to.match(/^as of \d/);
      expect(element.offsetHeight).to.equal(height);
    });

    it('has the same height while loading, with rows and without rows', async () => {
      const { url } = await panel();
      const element = await fixture<OnairHistory>(html`<onair-history base-url=${url}></onair-history>`);
      const loading = element.offsetHeight;
      await untilStatus(element, 'ready');
      expect(element.offsetHeight).to.equal(loading);
      const others = [
        await showing(),
        await showing(...plays('Now', 'One'), record({ id: 1, ts: Date.now() - 2 * DAY })),
        await showing(record({ ts: Date.now() - MINUTE, title: 'x'.repeat(2000) })),
      ];
      for (const other of others) {
        await until(() => other.status !== 'loading', 'an answer');
        expect(other.offsetHeight).to.equal(loading);
      }
    });
  });

  describe('rows', () => {
    it('have no enabled vote buttons for a jingle', async () => {
      const [now, jingle, song] = plays('Now', 'Station ID', 'Song');
      const url = await serve([now!, { ...jingle, jingle_id: 3 }, song!]);
      const element = await fixture<OnairHistory>(html`<onair-history base-url=${url} vote></onair-history>`);
      await untilStatus(element, 'ready');
      const votes = [...element.shadowRoot!.querySelectorAll<HTMLElement>('li onair-vote')];
      await until(() => votes.every((each) => part(each, 'like')), 'the buttons');
      const seen = votes.map((each) => part(each, 'like')!.checkVisibility({ visibilityProperty: true }));
      expect(seen).to.deep.equal([false, true]);
      expect(votes[0]!.offsetLeft).to.equal(votes[1]!.offsetLeft);
    });
  });
});
