import { expect } from '@open-wc/testing';
import { readHistoryRecord } from '../../../src/servers/panel/history-record.js';
import { readLegacy, type JsonpMode } from '../../../src/client/http/legacy.js';
import { readPage } from '../../../src/servers/panel/list-page.js';
import { PanelClient } from '../../../src/client/panel-client.js';
import { startPanel, type TestPanel } from '../../kit/panel.js';

const { signal } = new AbortController();

describe('the legacy API in a browser', () => {
  let panel: TestPanel;
  before(async () => {
    // No track may end between two requests.
    panel = await startPanel({ cors: false, speed: 0 });
  });
  after(() => panel.stop());

  for (const way of ['frame', 'direct'] as JsonpMode[]) {
    it(`matches each response to its request (${way})`, async () => {
      const urls = [1, 2].map((server) => `${panel.url}/api/history/?limit=20&offset=0&server=${server}`);
      const responses = await Promise.all([...urls].reverse().map((url) => readLegacy(url, way, signal)));
      const pages = responses.map((each) => readPage(each, readHistoryRecord, 20)!);
      const { playing } = await panel.state();
      const newest = pages.map(({ records }) => records.reduce((a, b) => (b.ts > a.ts ? b : a)).id);
      expect(newest).to.deep.equal([playing[2]!.id, playing[1]!.id]);
      expect(pages[0]!.records).to.have.length(20);
      expect(pages[0]!.count).to.be.greaterThan(20);
    });
  }

  it('is used if CORS forbids reading v2', async () => {
    // The client recognizes the newest play by its length. A live set has none, so there would be another request.
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
    const client = new PanelClient(panel.url, 1, 'auto', 'frame');
    const { records } = await client.readNewest(20, signal);
    expect(records).to.have.length(20);
    const { recent } = (await panel.state()).requests;
    const paths = recent.map(({ path }) => path).slice(-2);
    expect(paths).to.have.members(['/api/v2/history/', '/api/history/']);
  });
});
