import { expect } from '@open-wc/testing';
import { castVote, type VoteResult } from '../../src/client/vote.js';
import { until } from '../elements/shown.js';
import { startPanel, startServer, type TestPanel } from '../kit/panel.js';

const TRACK = 1001;
const LIKE = `/api/v2/music/${TRACK}/like/`;

describe('a vote', () => {
  let panel: TestPanel;
  beforeEach(async () => {
    panel = await startPanel();
  });
  afterEach(() => panel.stop());

  const cast = (canRead = true, music = TRACK): Promise<VoteResult> =>
    castVote(panel.url, music, 'like', canRead);
  const counted = async () => (await panel.state()).votes[TRACK];

  it('is counted, and the counts come back', async () => {
    expect(await cast()).to.deep.equal({ kind: 'counted', counts: { up: 1, down: 0 } });
    expect(await castVote(panel.url, TRACK, 'dislike', true)).to.deep.equal({
      kind: 'counted',
      counts: { up: 1, down: 1 },
    });
    expect(await counted()).to.deep.equal({ up: 1, down: 1 });
  });

  it('needs no preflight, and is one request', async () => {
    await cast();
    const { recent } = (await panel.state()).requests;
    expect(recent.map(({ method, path }) => method + ' ' + path)).to.deep.equal(['POST ' + LIKE]);
  });

  it('that the panel had already is repeated', async () => {
    await panel.faults({ vote_repeat: true });
    await cast();
    expect(await cast()).to.deep.equal({ kind: 'repeated' });
    expect(await counted()).to.deep.equal({ up: 1, down: 0 });
  });

  it('on a track that is gone is not counted', async () => {
    expect(await cast(true, 999_999)).to.deep.equal({ kind: 'gone' });
  });

  it('that the panel crashes on was sent', async () => {
    await panel.faults({ fail: 1 });
    expect(await cast()).to.deep.equal({ kind: 'sent' });
  });

  it('whose answer is cut off was sent', async () => {
    await panel.faults({ truncate: true });
    expect(await cast()).to.deep.equal({ kind: 'sent' });
    expect(await counted()).to.deep.equal({ up: 1, down: 0 });
  });

  it('that a web page answers was sent', async () => {
    await panel.faults({ html: true });
    expect(await cast()).to.deep.equal({ kind: 'sent' });
  });

  it('whose answer may not be read was sent, once', async () => {
    await panel.faults({ cors: false });
    expect(await cast()).to.deep.equal({ kind: 'sent' });
    expect(await counted()).to.deep.equal({ up: 1, down: 0 });
  });

  it('is sent where its answer can’t be read, and is counted', async () => {
    await panel.faults({ cors: false });
    expect(await cast(false)).to.deep.equal({ kind: 'sent' });
    expect(await counted()).to.deep.equal({ up: 1, down: 0 });
  });

  it('is not sent by a page that is offline', async () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    try {
      expect(await cast()).to.deep.equal({ kind: 'offline' });
    } finally {
      delete (navigator as { onLine?: boolean }).onLine;
    }
    expect((await panel.state()).requests.total).to.equal(0);
  });

  it('is not sent by a page whose policy forbids it', async () => {
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

  for (const [status, kind] of [
    [401, 'refused'],
    [403, 'refused'],
    [405, 'refused'],
    [429, 'throttled'],
    [503, 'sent'],
  ] as const) {
    it(`is ${kind} by status ${status}`, async () => {
      const server = await startServer({ '*': { status, body: '{"detail":"no"}' } });
      expect(await castVote(server.url, TRACK, 'like', true)).to.deep.equal({ kind });
      await server.stop();
    });
  }

  for (const body of [
    '',
    '{}',
    '[]',
    'null',
    '{"up":"many","down":1}',
    '{"up":1.5,"down":0}',
    '{"up":-1,"down":0}',
    '{"up":1}',
  ]) {
    it(`is counted without counts by ${body || 'no body'}`, async () => {
      const server = await startServer({ '*': { body } });
      expect(await castVote(server.url, TRACK, 'like', true)).to.deep.equal({
        kind: 'counted',
        counts: null,
      });
      await server.stop();
    });
  }
});
