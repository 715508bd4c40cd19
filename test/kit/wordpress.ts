/** Runs a temporary site with Debian's WordPress, MariaDB, PHP and nginx. The system's own configuration and data aren't used. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithTests } from './end-with-tests.js';
import { freePort } from './sshd.js';
import { until } from './until.js';
import { notInstalled } from './why-missing.js';

const SOURCE = '/usr/share/wordpress';
const NGINX = '/usr/sbin/nginx';
const WITH_PARENT = '/usr/bin/setpriv';
const NEEDED = [
  WITH_PARENT,
  `${SOURCE}/wp-content/themes/twentytwentyone`,
  `${SOURCE}/wp-content/themes/twentytwentythree`,
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
  '/usr/bin/php',
  '/usr/bin/phpcs',
  NGINX,
];

/** The name of the PHP server, which contains PHP's version. */
const phpServer = () =>
  readdirSync('/usr/sbin')
    .filter((name) => name.startsWith('php-fpm'))
    .map((name) => join('/usr/sbin', name))[0];

/** Password of all users of the site. */
export const PASSWORD = 'a quiet evening';

export interface WordPress {
  url: string;
  /** Folder of the site's files. */
  folder: string;
  /** Runs PHP code inside the site, optionally as a user. Returns its output. */
  php(code: string, user?: string): Promise<string>;
  /** Returns the addresses that the site has requested since the last call. */
  requestedUrls(): string[];
  close(): Promise<void>;
}

/** Returns the reason to skip tests with WordPress, or false. */
export function whyNoWordPress(): string | false {
  const missing = NEEDED.find((path) => !existsSync(path)) ?? (phpServer() === undefined ? 'php-fpm' : null);
  if (missing !== null) return notInstalled(missing);
  return process.getuid?.() === 0 ? false : 'Only root can start its database with folders of its own.';
}

/** The usual setup of hosting companies: nginx serves files, and PHP runs in separate processes. */
const fpm = (folder: string) => `[global]
error_log = ${folder}/fpm.log
[site]
user = root
group = root
listen = ${folder}/fpm
pm = static
pm.max_children = 4
`;
const nginx = (folder: string, port: number) => `
pid ${folder}/nginx.pid; user root; worker_processes 1;
events {}
http {
  access_log off; client_max_body_size 20m; fastcgi_read_timeout 120s; include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/bodies; fastcgi_temp_path ${folder}/answers;
  server {
    listen 127.0.0.1:${port}; root ${folder}/site; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ [.]php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param HTTP_HOST localhost:${port};
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${folder}/fpm;
    }
  }
}
`;

/** Logs the requests of the site, and blocks WordPress's update checks. */
const WITNESS = `<?php
add_filter('pre_http_request', function ($answer, $arguments, $url) {
    if (parse_url($url, PHP_URL_HOST) === 'api.wordpress.org') return new WP_Error('none', 'none');
    file_put_contents(__DIR__ . '/requested-urls', $url . "\\n", FILE_APPEND);
    return $answer;
}, 10, 3);
`;

function configuration(url: string, socket: string): string {
  return `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', $name . 'k'); define($name . '_SALT', $name . 's');
}
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}'); define('FS_METHOD', 'direct');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', __DIR__ . '/../debug.log');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
`;
}

const INSTALL = `
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Meridian', 'chief', 'chief@radio.example', false, '', '${PASSWORD}');
wp_insert_user(['user_login' => 'ana', 'user_pass' => '${PASSWORD}', 'role' => 'author', 'user_email' => 'ana@radio.example']);
`;

export async function openWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-wordpress-'));
  const site = join(folder, 'site');
  cpSync(SOURCE, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('/wp-config.php'),
  });
  mkdirSync(join(site, 'wp-content', 'mu-plugins'), { recursive: true });
  writeFileSync(join(site, 'wp-content', 'mu-plugins', 'witness.php'), WITNESS);
  const database = await startDatabase(folder);
  const port = await freePort();
  // The host differs from the host of the panel, because WordPress treats requests to its own host differently.
  const url = `http://localhost:${port}`;
  writeFileSync(join(site, 'wp-config.php'), configuration(url, database.socket));
  const php = (code: string, user?: string) => runPhp(site, code, user);
  await runPhp(site, INSTALL, undefined, "define('WP_INSTALLING', true);");
  writeFileSync(join(folder, 'fpm.conf'), fpm(folder));
  writeFileSync(join(folder, 'nginx.conf'), nginx(folder, port));
  const workers = await start(phpServer()!, ['-F', '-R', '-y', join(folder, 'fpm.conf')]);
  await until(() => workers.isUp(join(folder, 'fpm')), 'PHP listens');
  const log = join(folder, 'nginx.log');
  const server = await start(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', log, '-g', 'daemon off;']);
  await until(() => server.isUp(port), 'nginx listens');

  const witnessed = join(site, 'wp-content', 'mu-plugins', 'requested-urls');
  return {
    url,
    folder: site,
    php,
    requestedUrls() {
      const lines = existsSync(witnessed) ? readFileSync(witnessed, 'utf8').split('\n').filter(Boolean) : [];
      rmSync(witnessed, { force: true });
      return lines;
    },
    async close() {
      await server.stop();
      await workers.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startDatabase(folder: string): Promise<Program & { socket: string }> {
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  const common = ['--no-defaults', '--user=root', `--datadir=${data}`];
  await run('/usr/bin/mariadb-install-db', [
    ...common,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const own = ['--skip-networking', `--socket=${socket}`, `--pid-file=${folder}/pid`];
  const fast = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M'];
  const program = await start('/usr/sbin/mariadbd', [...common, ...own, ...fast]);
  await until(() => program.isUp(socket), 'MariaDB listens');
  await run('/usr/bin/mariadb', ['--no-defaults', `--socket=${socket}`, '-e', 'CREATE DATABASE wordpress']);
  return { ...program, socket };
}

async function runPhp(site: string, code: string, user = '', before = ''): Promise<string> {
  const program = `${before} $_SERVER['HTTP_HOST'] = 'localhost'; require '${site}/wp-load.php';
    if ('${user}' !== '') { wp_set_current_user(get_user_by('login', '${user}')->ID); kses_init(); }
    ${code}`;
  return run('/usr/bin/php', ['-d', 'display_errors=stderr', '-r', program]);
}

function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program}: ${stdout}\n${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

interface Program {
  isUp(at: number | string): Promise<boolean>;
  stop(): Promise<void>;
}

async function start(program: string, args: string[]): Promise<Program> {
  // PHP leaves the process group and wouldn't get the group's signals, so it is stopped together with its parent.
  const child = spawn(WITH_PARENT, ['--pdeathsig', 'TERM', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(child, 'spawn');
  // On SIGTERM, servers stop their workers.
  const end = () => child.kill('SIGTERM');
  endWithTests(child, end);
  let said = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe.on('data', (part) => (said = (said + String(part)).slice(-4000)));
  const gone = once(child, 'exit');
  return {
    isUp(at) {
      assert.equal(child.exitCode, null, `${program} exited: ${said}`);
      return listens(at);
    },
    async stop() {
      end();
      await gone;
    },
  };
}

function listens(at: number | string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = typeof at === 'number' ? connect(at, '127.0.0.1') : connect(at);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
