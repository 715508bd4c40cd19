/**
 * Publishes both npm packages of `dist/release/` with provenance. A prerelease gets the tag `next` instead of
 * `latest`. Fails if a field of `scripts/project.json` is empty. With `--check`, it publishes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { assertCanPublish } from './project.mjs';

try {
  assertCanPublish();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
// The release workflow passes the tag that triggered it.
const tag = process.env.GITHUB_REF_NAME;
if (tag && tag !== `v${version}`) {
  console.error(`The tag is ${tag}, and package.json has version ${version}: the tag has to be v${version}.`);
  process.exit(1);
}
if (!process.argv.includes('--check'))
  for (const name of ['onair-widgets', 'onair-panel']) {
    const file = `dist/release/${name}-${version}.tgz`;
    const args = ['publish', file, '--access', 'public', '--tag', version.includes('-') ? 'next' : 'latest'];
    execFileSync('npm', [...args, '--provenance', '--ignore-scripts'], { stdio: 'inherit' });
  }
