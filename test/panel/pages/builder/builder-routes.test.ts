import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openPanel, type OpenedPanel } from '../../../kit/open-panel.js';

const FILES = ['index.html', 'preview.html', 'builder.js', 'preview.js', 'builder.css', 'tags.json'];

describe('/builder/', () => {
  let folder: string;
  let panel: OpenedPanel;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-builder-'));
    await mkdir(join(folder, 'builder'));
    for (const name of FILES) await writeFile(join(folder, 'builder', name), `the file ${name}`);
    panel = openPanel({ dist: folder });
  });
  after(() => rm(folder, { recursive: true }));

  const policyOf = async (path: string): Promise<string[]> => {
    const { headers } = await panel.request(path);
    return headers.get('content-security-policy')!.split('; ');
  };

  it('returns the same page regardless of the parameters', async () => {
    const { status, headers, text } = await panel.request('/builder/?base-url=%3Cscript%3E&show=history');
    assert.deepEqual([status, text], [200, 'the file index.html']);
    assert.match(headers.get('content-type')!, /^text\/html/);
  });

  it('runs only its own scripts', async () => {
    const policy = await policyOf('/builder/');
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      assert.ok(policy.includes(directive), `${directive} is not in ${policy.join('; ')}`);
  });

  it('has a preview with an opaque origin', async () => {
    const { text } = await panel.request('/builder/preview/?off-air');
    assert.equal(text, 'the file preview.html');
    const policy = await policyOf('/builder/preview/');
    assert.ok(policy.includes("frame-ancestors 'self'"), policy.join('; '));
    const [sandbox] = policy.filter((each) => each.startsWith('sandbox'));
    assert.equal(sandbox, 'sandbox allow-scripts allow-popups allow-forms');
  });

  it('serves its scripts and style sheet', async () => {
    for (const name of FILES.slice(2)) {
      const { status, text } = await panel.request(`/builder/${name}`);
      assert.deepEqual([status, text], [200, `the file ${name}`]);
    }
  });

  it('redirects to the address with a trailing slash', async () => {
    const { status, headers } = await panel.request('/builder?show=vote');
    assert.deepEqual([status, headers.get('location')], [301, '/builder/?show=vote']);
    for (const path of [
      '/builder/index.html',
      '/builder/none.js',
      '/builder/..%2Fpackage.json',
      '/builder/x/',
    ])
      assert.equal((await panel.request(path)).status, 404, path);
  });

  it('returns 404 if there is no build', async () => {
    for (const path of ['/builder/', '/builder/preview/', '/builder/builder.js'])
      assert.equal((await openPanel().request(path)).status, 404, path);
  });
});
