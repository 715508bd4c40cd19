import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/panel/main.ts', import.meta.url));
/** Makes Node report an older version. */
const OLD = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.1.0'})`;

function run(imports: string[], env: Record<string, string> = {}) {
  const args = imports.flatMap((each) => ['--import', each]);
  return spawnSync(process.execPath, [...args, main, '--port', '0'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

describe('onair-panel on an unsupported Node version', () => {
  it('prints the required version if no newer Node exists', () => {
    const { status, stderr } = run(['tsx', OLD], { ONAIR_HANDED_OVER: '1' });
    assert.equal(status, 1);
    assert.equal(stderr, 'onair-panel: Node 22 or newer is required, but this is Node 20.1.0.\n');
  });

  it("restarts itself once with the checkout's Node", () => {
    const { status, stderr } = run(['tsx', OLD]);
    assert.equal(status, 1);
    assert.match(stderr, /Node 22 or newer is required/);
  });
});
