/**
 * Installs the browsers and servers that tests need, on Debian as root, and prints what it installs.
 *   node scripts/setup-system.mjs [browser]
 *
 * With `browser` it installs only what `npm test` needs. It prints what can't be installed; tests that need it are skipped with a
 * reason. It fails only if there is no browser at all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, SHELL } from './find-browser.mjs';

const THEMES = '/usr/share/wordpress/wp-content/themes';

/**
 * Debian packages, with the programs and folders that show whether they are installed. Plain names are
 * searched for in PATH.
 */
const GROUPS = [
  {
    for: 'browser tests',
    isSmall: true,
    packages: ['chromium', 'fonts-dejavu-core'],
    isThere: () => findBrowser() !== null,
  },
  // Without this package, tests use the full browser, which is slower.
  {
    for: 'faster browser tests',
    isSmall: true,
    packages: [SHELL],
    isThere: () => has(SHELL) || Boolean(process.env.CHROME_PATH),
  },
  // The simulated station has titles in many scripts.
  {
    for: "the README's picture",
    packages: ['fonts-wqy-zenhei', 'fonts-lohit-deva', 'fonts-noto-color-emoji'],
    proofs: ['/usr/share/fonts/truetype/wqy', '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'],
  },
  { for: 'Firefox', packages: ['firefox-esr'], proofs: ['firefox-esr'] },
  {
    for: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    proofs: ['WebKitWebDriver', 'Xvfb'],
  },
  {
    for: 'an old engine',
    packages: ['wkhtmltopdf', 'poppler-utils'],
    proofs: ['wkhtmltopdf', 'pdftotext'],
  },
  {
    for: 'pages with old libraries',
    packages: ['libjs-prototype', 'libjs-mootools'],
    proofs: ['/usr/share/javascript/prototype/prototype.js', '/usr/share/javascript/mootools/mootools.js'],
  },
  { for: 'moving accounts by SFTP', packages: ['openssh-server'], proofs: ['/usr/sbin/sshd'] },
  { for: 'a Hugo site', packages: ['hugo'], proofs: ['hugo'] },
  { for: 'calendar clients', packages: ['vdirsyncer'], proofs: ['vdirsyncer'] },
  { for: 'the bench', packages: ['wrk', 'util-linux'], proofs: ['wrk', 'taskset'] },
  {
    for: 'shared caches',
    packages: ['nginx', 'varnish', 'haproxy', 'caddy'],
    proofs: ['/usr/sbin/nginx', '/usr/sbin/varnishd', '/usr/sbin/haproxy', '/usr/bin/caddy'],
  },
  { for: 'Icecast', packages: ['icecast2', 'ices2'], proofs: ['/usr/bin/icecast2', '/usr/bin/ices2'] },
  {
    for: 'WordPress',
    packages: [
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
    proofs: [
      `${THEMES}/twentytwentyone`,
      `${THEMES}/twentytwentythree`,
      '/usr/sbin/mariadbd',
      '/usr/bin/php',
      '/usr/bin/phpcs',
    ],
  },
];

const isSmall = process.argv[2] === 'browser';
const wanted = GROUPS.filter((group) => !isSmall || group.isSmall);
const canInstall = process.getuid?.() === 0 && has('apt-get');
const before = missing();
if (before.length && canInstall) install(before);
const after = missing();
if (!findBrowser()) {
  console.error('The tests need a browser: install Chromium, Chrome or Edge, or set CHROME_PATH to one.');
  process.exit(1);
}
if (after.length) {
  const names = after.map((group) => `${group.for} (${group.packages.join(' ')})`);
  console.log(`Not installed, so some tests are skipped or slower: ${names.join(', ')}.`);
  if (!canInstall) console.log('On Debian, `npm run setup:system` installs it as root.');
} else if (!isSmall && !before.length) {
  console.log('All browsers and servers for the tests are installed.');
}

function missing() {
  return wanted.filter(({ isThere, proofs }) => !(isThere ? isThere() : proofs.every(has)));
}

/** Installs all groups at once. If a package isn't available, installs each group separately. */
function install(groups) {
  const started = performance.now();
  // Debian starts every server that it installs, unless this file forbids it. An existing file is left
  // unchanged.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    aptGet('update', '-qq');
    if (!installPackages(groups) && groups.length > 1) groups.forEach((group) => installPackages([group]));
  } catch {
    console.log("apt-get can't update its package lists.");
  } finally {
    if (isOurs) rmSync(policy);
  }
  console.log(`The installation took ${Math.round((performance.now() - started) / 1000)} s.`);
}

function installPackages(groups) {
  const packages = [...new Set(groups.flatMap((group) => group.packages))];
  console.log(`Installing with apt-get: ${packages.join(' ')} …`);
  try {
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function has(program) {
  if (program.startsWith('/')) return existsSync(program);
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
