/** Events that several elements share. */
import { expect, fixture, html } from '@open-wc/testing';
import { setWorld } from '../../kit/page-world.js';
import type { TestPanel } from '../../kit/panel.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/vote/define.js';
import type { Track } from '../../../src/station/snapshot.js';
import { emptyPlace, nextDetail, part, until } from '../shown.js';

describe('events', () => {
  const world = setWorld();
  let panel: TestPanel;
  beforeEach(async () => {
    panel = await world.panel();
    await panel.play({ all_music_id: 1001, title: 'Glass', author: 'Ada Winter', length: 600_000 });
  });

  for (const tag of ['onair-history', 'onair-vote']) {
    it(`${tag} emits one onair-failure per kind of failure`, async () => {
      const failures: unknown[] = [];
      const place = emptyPlace();
      place.addEventListener('onair-failure', ({ detail }: CustomEventInit) => failures.push(detail));
      const element = document.createElement(tag) as HTMLElementTagNameMap['onair-vote'];
      place.attachShadow({ mode: 'open' }).append(element);
      await until(() => !!part(element, 'message')?.textContent, 'a sentence');
      element.requestUpdate();
      await element.updateComplete;
      expect(failures).to.have.length(1);
      expect(failures[0]).to.have.nested.property('failure.reason', 'address');
    });

    it(`${tag} emits onair-track`, async () => {
      const place = emptyPlace();
      const detail = nextDetail<{ track: Track; previous: null }>(place, 'onair-track');
      const element = document.createElement(tag);
      element.setAttribute('base-url', panel.url);
      place.append(element);
      const { track, previous } = await detail;
      expect([track.title, previous]).to.deep.equal(['Glass', null]);
    });
  }

  it('a card emits onair-vote', async () => {
    const card = await fixture(html`<onair-now-playing vote base-url=${panel.url}></onair-now-playing>`);
    const like = (): HTMLButtonElement | null => {
      const vote = part(card, 'vote');
      return vote && (part(vote, 'like') as HTMLButtonElement | null);
    };
    await until(() => like()?.disabled === false, 'a button to press');
    const detail = nextDetail<{ track: Track; choice: string }>(document.body, 'onair-vote');
    like()!.click();
    const { track, choice } = await detail;
    expect([track.title, choice]).to.deep.equal(['Glass', 'like']);
  });
});
