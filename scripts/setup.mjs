/**
 * Installs the packages of the lock file if `node_modules` doesn't match it, and Node 22 if this machine's Node is older. Then it
 * runs a program with that Node.
 *   node scripts/setup.mjs [browser | all] [-- PROGRAM …]
 *
 * With `browser` or `all` it also runs `setup-system.mjs`, which installs what tests need. It runs on the machine's own Node and
 * before `npm ci`, so it can't use packages.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED_NODE = 22;
const NODE_VERSION = '22.23.3';

const args = process.argv.slice(2);
const separator = args.indexOf('--');
const [system] = separator < 0 ? args : args.slice(0, separator);
const program = separator < 0 ? [] : args.slice(separator + 1);

if (!areInstalled()) installPackages();
if (nodeVersion() < NEEDED_NODE) installNode();
if (system) {
  const choice = system === 'all' ? [] : [system];
  execFileSync('node', [join(ROOT, 'scripts/setup-system.mjs'), ...choice], { stdio: 'inherit' });
}
if (program.length) runProgram();

/**
 * Whether exactly the packages in the lock file are installed, except those for other systems. npm writes
 * `node_modules/.package-lock.json`.
 */
function areInstalled() {
  try {
    const wanted = packagesIn('package-lock.json');
    const installed = packagesIn('node_modules/.package-lock.json');
    if (Object.keys(installed).some((path) => !(path in wanted))) return false;
    return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const found = installed[path];
      if (!path || !found) return !path || optional;
      return found.version === version && (!integrity || found.integrity === integrity);
    });
  } catch {
    return false;
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
}

function installPackages() {
  console.log('node_modules does not match package-lock.json: npm ci …');
  const started = performance.now();
  // The packages' install scripts would download or compile things that aren't needed here.
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  console.log(`npm ci took ${secondsSince(started)} s.`);
}

/**
 * Returns the version of `node` in PATH. The version of this process isn't used, because `npm ci` may have removed its
 * program.
 */
function nodeVersion() {
  return parseInt(execFileSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);
}

/** Installs Node from its npm package for this platform, whose hash npm checks. Only the program is kept. */
function installNode() {
  console.log(`This machine's Node is older than ${NEEDED_NODE}: fetching Node ${NODE_VERSION} …`);
  const started = performance.now();
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const file = platform === 'win32' ? 'node.exe' : 'node';
  const folder = mkdtempSync(join(tmpdir(), 'onair-node-'));
  try {
    npm(
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `${name}@${NODE_VERSION}`,
    );
    const to = join(ROOT, 'node_modules', '.bin', file);
    copyFileSync(join(folder, 'node_modules', name, 'bin', file), to);
    chmodSync(to, 0o755);
    console.log(
      `Node ${execFileSync(to, ['-v'], { encoding: 'utf8' }).trim()} took ${secondsSince(started)} s.`,
    );
  } catch {
    console.error(
      `Onair needs Node ${NEEDED_NODE} or newer, which can't be fetched here: install it from nodejs.org.`,
    );
    process.exit(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run` adds the folder of the downloaded Node to PATH. This process starts the program itself, because a shell
 * could still have the path of the old Node in its cache.
 */
function runProgram() {
  const child = spawn('node', program, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A signal to npm ends only npm's shell, so check whether the parent still exists.
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || child.kill(), 1000);
  child.on('exit', (code) => process.exit(code ?? 1));
}

function npm(...args) {
  execFileSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function secondsSince(started) {
  return Math.round((performance.now() - started) / 1000);
}
