/**
 * In:  a machine with Node 20 or newer, npm and git.
 * Out: everything that `npm start` needs; with `tests`, a browser too; with `engines`, the other browsers.
 *
 * Runs on the machine's own Node, so it uses nothing that has to be installed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findTestBrowser, SHELL } from './find-browser.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MARK = join(ROOT, 'node_modules', '.onair-setup');
const NEEDED_NODE = 22;

/** Packages on Debian, by what they are for. */
const DEBIAN = {
  // The simulated station plays music from everywhere: for the README's picture its titles need letters.
  tests: ['chromium', 'fonts-dejavu-core', 'fonts-wqy-zenhei', 'fonts-lohit-deva', 'fonts-noto-color-emoji'],
  // Accounts are moved from a real SSH server.
  sftp: ['openssh-server'],
  // Its pages carry tags, as docs/install.md says.
  markdown: ['hugo'],
  bench: ['wrk', 'util-linux'],
  calendars: ['vdirsyncer'],
  caches: ['nginx', 'varnish', 'haproxy', 'caddy'],
  // Servers of other kinds are read.
  icecast: ['icecast2', 'ices2'],
  wordpress: [
    'wordpress',
    'wordpress-l10n',
    'wordpress-theme-twentytwentyone',
    'wordpress-theme-twentytwentythree',
    'mariadb-server',
    'nginx',
    'php-cli',
    'php-fpm',
    'php-mysql',
    'php-curl',
    'php-mbstring',
    'php-xml',
    'php-codesniffer',
  ],
  engines: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'wkhtmltopdf', 'poppler-utils'],
};
const PROGRAMS = {
  bench: ['wrk', 'taskset'],
  engines: ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'wkhtmltopdf', 'pdftotext'],
};

const wanted = process.argv.slice(2);
installPackages();
if (wanted.includes('tests') && !findBrowser()) {
  if (!installOnDebian(DEBIAN.tests) || !findBrowser()) {
    stop('The tests need a browser: install Chromium, Chrome or Edge, or set CHROME_PATH to one.');
  }
}
// Without it the tests take the whole browser, and longer.
if (wanted.includes('tests') && findTestBrowser() === findBrowser() && !process.env.CHROME_PATH)
  installOnDebian([SHELL]);
// Without it, and for anybody but root, the tests of moving accounts are left out, and say so.
if (wanted.includes('tests') && !existsSync('/usr/sbin/sshd')) installOnDebian(DEBIAN.sftp);
// Without them that part of the bench is left out, and says so.
if (wanted.includes('bench') && PROGRAMS.bench.some((program) => !onPath(program)))
  installOnDebian(DEBIAN.bench);
// It reads the panel's calendar. Without it that test is left out, and says so.
if (wanted.includes('engines') && !onPath('vdirsyncer')) installOnDebian(DEBIAN.calendars);
if (wanted.includes('engines') && PROGRAMS.engines.some((program) => !onPath(program))) {
  if (!installOnDebian(DEBIAN.engines)) {
    stop(
      `The long tests need ${PROGRAMS.engines.join(', ')}: install them, on Debian by apt-get install ${DEBIAN.engines.join(' ')}.`,
    );
  }
}

// Those that docs/caching.md configures, an Icecast with an encoder, and a WordPress for the plugin. Without them, and for anybody but root, their
// tests are left out, and say so.
if (wanted.includes('engines')) {
  if (!onPath('hugo')) installOnDebian(DEBIAN.markdown);
  installServers(DEBIAN.caches, [
    '/usr/sbin/nginx',
    '/usr/sbin/varnishd',
    '/usr/sbin/haproxy',
    '/usr/bin/caddy',
  ]);
  installServers(DEBIAN.icecast, ['/usr/bin/icecast2', '/usr/bin/ices2']);
  const themes = '/usr/share/wordpress/wp-content/themes';
  installServers(DEBIAN.wordpress, [
    `${themes}/twentytwentyone`,
    `${themes}/twentytwentythree`,
    '/usr/sbin/mariadbd',
    '/usr/bin/php',
    '/usr/bin/phpcs',
  ]);
}

/** Installs what the lock file names, once for each state of it, and Node 22 where the machine's is older. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  console.log('Installing packages …');
  // No package of ours needs an install script: some download what can't be had everywhere, some compile for nothing.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], ROOT);
  const ownNode = process.execPath.startsWith(join(ROOT, 'node_modules'));
  if (ownNode || Number(process.versions.node.split('.')[0]) < NEEDED_NODE) installNode();
  writeFileSync(MARK, lock);
}

/** The npm package `node` holds an installer, which fetches the program for this kind of machine from the registry. */
function installNode() {
  const installer = join(ROOT, 'node_modules', 'node');
  console.log(`Installing Node ${NEEDED_NODE} …`);
  // By the machine's own Node: this process may run on one that has just been replaced.
  run('node', ['installArchSpecificPackage.js'], installer);
  // The program came after npm had linked what there was: link again.
  run('npm', ['rebuild', 'node', '--ignore-scripts', '--loglevel=error'], ROOT);
  const version = execFileSync(join(ROOT, 'node_modules', '.bin', 'node'), ['-v'], { encoding: 'utf8' });
  if (Number(version.slice(1).split('.')[0]) < NEEDED_NODE) {
    stop(
      `Onair needs Node ${NEEDED_NODE} or newer, and it could not be installed here: install it from nodejs.org.`,
    );
  }
}

function installOnDebian(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  try {
    run('apt-get', ['update', '-qq'], ROOT);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], ROOT);
    return true;
  } catch {
    return false;
  }
}

/** Servers that the tests start by themselves. `paths`: what is there when they are installed. */
function installServers(packages, paths) {
  if (paths.every((path) => existsSync(path))) return;
  // Debian starts what it installs, unless this file says no. A machine's own one stays.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = process.getuid?.() === 0 && onPath('apt-get') && !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    installOnDebian(packages);
  } finally {
    if (isOurs) rmSync(policy);
  }
}

function onPath(program) {
  return (process.env.PATH ?? '').split(':').some((dir) => existsSync(join(dir, program)));
}

function run(program, args, cwd) {
  execFileSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
