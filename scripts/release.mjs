/** Builds all files of a release into `dist/release/`: the zip, the WordPress plugin, both npm packages, their SBOMs, and checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zipFolder } from './zip.mjs';

const PACKAGES = ['onair-widgets', 'onair-panel'];

/** `dist`: the folder that the build has filled. */
export function writeRelease(dist, to) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, `onair-${version}.zip`), zipFolder(join(dist, 'site'), `onair-${version}`));
  cpSync(join(dist, 'onair-wordpress.zip'), join(to, 'onair-wordpress.zip'));
  for (const name of PACKAGES) {
    npm('pack', resolve(dist, name), '--pack-destination', to, '--ignore-scripts', '--loglevel=error');
    cpSync(join(dist, name, 'sbom.cdx.json'), join(to, `${name}-${version}.cdx.json`));
  }
  const sums = readdirSync(to)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(to, file)))
          .digest('hex')}  ${file}\n`,
    );
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
}

function npm(...args) {
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
}

if (process.argv[1] === import.meta.filename) {
  npm('run', 'build');
  const to = 'dist/release';
  writeRelease('dist', to);
  for (const file of readdirSync(to)) console.log(join(to, file));
}
