import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TAG_NAMES } from '../../../../src/contract/tags.js';
import { openPanel, type OpenedPanel } from '../../../kit/open-panel.js';

const SCRIPT = "\n  document.title = 'é'\n";
const PAGE = `<!doctype html><main></main><script type="module">${SCRIPT}</script>`;

describe('/embed/', () => {
  let folder: string;
  let panel: OpenedPanel;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-frames-'));
    await mkdir(join(folder, 'cdn'));
    await writeFile(join(folder, 'cdn', 'embed.html'), PAGE);
    panel = openPanel({ dist: folder });
  });
  after(() => rm(folder, { recursive: true }));

  it('returns the same page for each tag', async () => {
    for (const tag of TAG_NAMES) {
      const { status, headers, text } = await panel.request(
        `/embed/${tag}/?limit=%3Cscript%3E&ground=url(x)`,
      );
      assert.deepEqual([status, text], [200, PAGE], tag);
      assert.match(headers.get('content-type')!, /^text\/html/);
      assert.equal(headers.get('cache-control'), 'max-age=300');
    }
  });

  it('can be framed by any site', async () => {
    const { headers } = await panel.request('/embed/now-playing/');
    const policy = headers.get('content-security-policy')!.split('; ');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    assert.ok(policy.includes('frame-ancestors *'), String(policy));
    assert.ok(policy.includes(`script-src 'sha256-${hash}' 'self'`), String(policy));
    assert.ok(policy.includes("default-src 'none'"), String(policy));
    assert.equal(headers.get('x-frame-options'), null);
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  });

  it('updates its policy when the script changes', async () => {
    const other = openPanel({ dist: folder });
    await other.request('/embed/vote/');
    await writeFile(join(folder, 'cdn', 'embed.html'), PAGE.replace('title', 'titles'));
    const { headers, text } = await other.request('/embed/vote/');
    await writeFile(join(folder, 'cdn', 'embed.html'), PAGE);
    const hash = createHash('sha256').update(SCRIPT.replace('title', 'titles')).digest('base64');
    assert.match(text, /titles/);
    assert.ok(headers.get('content-security-policy')!.includes(hash));
  });

  it("ordinary pages and 404 pages can't be framed", async () => {
    for (const path of ['/embed/likes/', '/embed/', '/podcasts/1/', '/check/']) {
      const { headers } = await panel.request(path);
      assert.match(headers.get('content-security-policy')!, /frame-ancestors '(self|none)'/, path);
    }
    const { headers } = await panel.request('/embed.html?source=icecast');
    assert.match(headers.get('content-security-policy')!, /frame-ancestors \*/);
  });

  it('redirects to the address with a trailing slash', async () => {
    const { status, headers } = await panel.request('/embed/history?limit=3');
    assert.deepEqual([status, headers.get('location')], [301, '/embed/history/?limit=3']);
    for (const path of ['/embed/likes/', '/embed/', '/embed/history/x/', '/embed/constructor/'])
      assert.equal((await panel.request(path)).status, 404, path);
    assert.equal((await openPanel().request('/embed/history/')).status, 404);
  });
});
