import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import { isAccessible } from '../accessible.js';
import { record, until, untilText } from '../shown.js';
import { setStations } from '../stations.js';

describe('<onair-station>', () => {
  const { panel, serveLists } = setStations();

  async function around(baseUrl: string): Promise<{ station: HTMLElement; card: Element }> {
    const station = await fixture<HTMLElement>(
      html`<onair-station base-url=${baseUrl}><onair-now-playing></onair-now-playing></onair-station>`,
    );
    return { station, card: station.firstElementChild! };
  }

  const playing = (title: string): Promise<string> =>
    serveLists({ history: [record({ ts: Date.now() - 5000, title })] });

  it('works before and after it is registered', async () => {
    const { station, card } = await around(await playing('One'));
    await untilText(card, 'title', 'One');
    expect(customElements.get('onair-station')).to.equal(undefined);
    await import('../../../src/elements/station/define.js');
    await until(() => !!station.shadowRoot, 'the station');
    expect(getComputedStyle(station).display).to.equal('contents');
    station.setAttribute('base-url', await playing('Other'));
    await untilText(card, 'title', 'Other');
    await isAccessible(station);
  });

  it('transport: "legacy" uses the legacy API', async () => {
    const started = await panel();
    await started.play({ title: 'One', length: 600_000 });
    const { station, card } = await around(started.url);
    await untilText(card, 'title', 'One');
    expect(await started.requests('/api/history/')).to.equal(0);
    station.setAttribute('transport', 'legacy');
    await until(async () => (await started.requests('/api/history/')) > 0, 'a request of the legacy API');
    await untilText(card, 'title', 'One');
  });
});
