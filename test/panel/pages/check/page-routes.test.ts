import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FRAME_HASH } from '../../../../src/diagnostics/core/policy.js';
import { readVersion } from '../../../../src/panel/base/version.js';
import { openPanel, type OpenedPanel } from '../../../kit/open-panel.js';

const SCRIPT = "\n  document.title = 'é'\n";
const PAGE = `<!doctype html><main></main><script type="module">${SCRIPT}</script>`;

describe('/check/', () => {
  let folder: string;
  let panel: OpenedPanel;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-check-'));
    await mkdir(join(folder, 'cdn'));
    await writeFile(join(folder, 'cdn', 'check.html'), PAGE);
    panel = openPanel({ dist: folder });
  });
  after(() => rm(folder, { recursive: true }));

  it('allows only its own inline script', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    for (const path of ['/check/?panel=%3Cscript%3E', '/check.html', `/v/${readVersion()}/check.html`]) {
      const { status, headers, text } = await panel.request(path);
      assert.deepEqual([status, text], [200, PAGE], path);
      const policy = headers.get('content-security-policy')!.split('; ');
      for (const directive of [
        "default-src 'none'",
        `script-src 'sha256-${hash}' ${FRAME_HASH} http: https:`,
        'connect-src http: https:',
        "require-trusted-types-for 'script'",
        'sandbox allow-scripts allow-forms',
        "frame-ancestors 'self'",
      ])
        assert.ok(policy.includes(directive), `${path} ${directive}: ${String(policy)}`);
    }
  });

  it('redirects to the address with a trailing slash', async () => {
    const { status, headers } = await panel.request('/check?panel=x');
    assert.deepEqual([status, headers.get('location')], [301, '/check/?panel=x']);
    assert.equal((await openPanel().request('/check/')).status, 404);
  });
});
