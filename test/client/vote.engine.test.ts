import { expect } from '@open-wc/testing';
import { castVote } from '../../src/client/vote.js';
import { until } from '../elements/shown.js';
import { startPanel, type TestPanel } from '../kit/panel.js';

const TRACK = 1001;

describe('voting in a browser', () => {
  let panel: TestPanel;
  beforeEach(async () => {
    panel = await startPanel();
  });
  afterEach(() => panel.stop());

  it('sends one request without a preflight', async () => {
    const vote = await castVote(panel.url, TRACK, 'like', true);
    expect(vote).to.deep.equal({ kind: 'counted', counts: { up: 1, down: 0 } });
    const { recent } = (await panel.state()).requests;
    expect(recent.map(({ method }) => method)).to.deep.equal(['POST']);
  });

  for (const canRead of [true, false]) {
    it(`sends one request despite ${canRead ? 'unexpected' : 'expected'} CORS errors`, async () => {
      await panel.faults({ cors: false });
      expect(await castVote(panel.url, TRACK, 'like', canRead)).to.deep.equal({ kind: 'sent' });
      expect((await panel.state()).votes[TRACK]).to.deep.equal({ up: 1, down: 0 });
    });
  }

  it('sends nothing if a Content-Security-Policy forbids it', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc =
      `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">` +
      `<script type="module">import { castVote } from '/src/client/vote.ts'; window.castVote = castVote;</script>`;
    document.body.append(frame);
    await until(() => 'castVote' in frame.contentWindow!, 'a page with a policy');
    const page = frame.contentWindow as unknown as { castVote: typeof castVote };
    for (const canRead of [true, false]) {
      expect(await page.castVote(panel.url, TRACK, 'like', canRead)).to.deep.equal({ kind: 'blocked' });
    }
    frame.remove();
    expect((await panel.state()).requests.total).to.equal(0);
  });
});
