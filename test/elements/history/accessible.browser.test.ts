import { fixtureSync, html } from '@open-wc/testing';
import '../../../src/elements/history/define.js';
import '../../../src/elements/vote/define.js';
import { NOON, setWorld } from '../../kit/page-world.js';
import { isAccessibleEverywhere } from '../looks.js';
import { part, record, text, until, untilStatus, untilText } from '../shown.js';
import { search, setSearch } from './fixture.js';

const DAY = 86_400_000;

describe('<onair-history> on light, dark and right-to-left pages', () => {
  const { panel, passUntil, serveLists } = setWorld();
  const station = (...history: Record<string, unknown>[]): string => serveLists({ history });
  const { showing } = setSearch((history) => serveLists({ history }));

  /** Renders a history with votes and one with a search. */
  async function holds(baseUrl: string, status: string): Promise<void> {
    const place = fixtureSync<HTMLElement>(
      html`<div>
        <onair-history base-url=${baseUrl} limit="3" include-current vote></onair-history>
        <onair-history base-url=${baseUrl} limit="3" include-current search></onair-history>
      </div>`,
    );
    const [votes, search] = [...place.children] as [Element, Element];
    for (const element of [votes, search]) {
      await untilStatus(element, status);
      if (status === 'failed' || status === 'empty')
        await until(() => !!text(element, 'message'), 'a sentence');
    }
    const vote = part(votes, 'vote');
    if (vote) await until(() => !!part(vote, 'like'), 'buttons');
    await until(() => !!part(search, 'find'), 'a form');
    await isAccessibleEverywhere(votes, place);
    await isAccessibleEverywhere(search, place);
  }

  it('passes axe while loading', async () => {
    const { url, faults } = await panel();
    await faults({ hang: true });
    await holds(url, 'loading');
  });

  it('passes axe with all kinds of rows', async () => {
    const url = station(
      record({ id: 3, ts: NOON - 1000 }),
      record({ id: 2, ts: NOON - DAY, jingle_id: 4 }),
      record({ id: 1, ts: NOON - 400 * DAY }),
    );
    await holds(url, 'ready');
  });

  it('passes axe without plays', async () => {
    await holds(station(), 'empty');
  });

  it('passes axe with stale data', async () => {
    const { url, play, faults } = await panel();
    await play({ title: 'Glass', length: 1500 });
    const first = fixtureSync(html`<onair-history base-url=${url} limit="3"></onair-history>`);
    await untilStatus(first, 'ready');
    await faults({ fail: 1 });
    await passUntil(() => first.getAttribute('status') === 'stale', 'the failed request after the track');
    await holds(url, 'stale');
  });

  it('passes axe after a failure', async () => {
    await holds('', 'failed');
  });

  it('passes axe before and after a search', async () => {
    const element = await showing();
    const place = element.parentElement!.parentElement!;
    await isAccessibleEverywhere(element, place);
    search(element, '2026-01-16', '09:32');
    await untilText(element, 'answer', '09:32 · Ada Winter – Song 5');
    await isAccessibleEverywhere(element, place);
    search(element, '2020-01-16', '09:32');
    await untilText(element, 'answer', 'The history doesn’t go back that far.');
    await isAccessibleEverywhere(element, place);
  });
});
