/** Tests the plugin's zip with PHP. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { unzipSync } from 'fflate';

const WIDGETS = 'dist/onair-widgets';
const zip = readFileSync('dist/onair-wordpress.zip');

describe('the WordPress plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-plugin-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is byte-identical in every build', () => {
    const code = `import('./scripts/wordpress.mjs').then((all) => all.writeWordPress('${WIDGETS}', '${folder}'))`;
    execFileSync(process.execPath, ['-e', code], { env: { ...process.env, TZ: 'Pacific/Auckland' } });
    // `deepEqual` would use all memory to show the difference of two zips.
    assert.ok(zip.equals(readFileSync(join(folder, 'onair-wordpress.zip'))));
  });

  it('has no PHP syntax errors', (test) => {
    if (spawnSync('php', ['-v']).error) return test.skip("php isn't installed");
    for (const [path, content] of Object.entries(unzipSync(zip))) {
      if (!path.endsWith('.php')) continue;
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      // PHP checks one file at a time.
      execFileSync('php', ['-l', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    }
  });
});
