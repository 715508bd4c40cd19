import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startPanel } from '../../src/panel/panel.js';

describe('a panel', () => {
  it('starts on a free port and frees it afterwards', async () => {
    const panel = await startPanel();
    assert.equal(panel.url, `http://127.0.0.1:${panel.port}`);
    const response = await fetch(`${panel.url}/api/v2/history/?limit=1`);
    const { next } = (await response.json()) as { next: string };
    assert.ok(next.startsWith(`${panel.url}/api/v2/history/?`));
    await panel.close();
    const again = await startPanel({ port: panel.port });
    await again.close();
  });

  it("doesn't start on a port in use", async () => {
    const panel = await startPanel();
    await assert.rejects(startPanel({ port: panel.port }), { code: 'EADDRINUSE' });
    await assert.rejects(startPanel({ control: true, host: '0.0.0.0' }), /loopback/);
    await panel.close();
  });

  it('responds to conditional requests and HEAD', async () => {
    const panel = await startPanel({ speed: 0 });
    const path = `${panel.url}/api/v2/history/?limit=1`;
    const etag = (await fetch(path)).headers.get('etag') ?? '';
    const again = await fetch(path, { headers: { 'if-none-match': etag }, cache: 'no-store' });
    assert.deepEqual([again.status, await again.text()], [304, '']);
    assert.equal((await fetch(path, { method: 'HEAD' })).status, 200);
    const legacy = await fetch(`${panel.url}/api/servers/?callback=cb`);
    assert.equal(legacy.headers.get('content-type'), 'text/javascript');
    await panel.close();
  });
});
