/**
 * Builds the files that a panel serves, and starts a panel with a simulated station and the demo pages. On the next port,
 * it starts a second panel that behaves like an old one without CORS, so that pages on other sites can read only its
 * legacy API and can't read the responses to votes.
 *   node scripts/start.mjs [--watch] [options of the first panel]
 *
 * Without a host, a public URL or a proxy the panel is available only on this machine. Then the demo page has switches
 * for faults (`--control`), and stations on servers of other kinds (`demo/servers`) listen on the ports that follow the
 * port of the old panel.
 *
 * `--watch` builds again when a source changes, and restarts the panels if their program changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';

const PANEL = '.start/onair-panel/panel.js';
const SOURCES = ['src', 'demo', 'docs', 'wordpress/words'];
/** Editors save a file in several steps, so wait this long after a change. */
const SAVE_MS = 100;

const isWatching = process.argv[2] === '--watch';
const switches = process.argv.slice(isWatching ? 3 : 2);
const { values } = parseArgs({
  args: switches,
  strict: false,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    control: { type: 'boolean' },
    'public-url': { type: 'string' },
    'trust-proxy': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
/** Returns an option's value from the command line or the environment. */
const given = (name) =>
  values[name] ?? (process.env[`ONAIR_PANEL_${name.toUpperCase().replace('-', '_')}`] || undefined);
const port = Number(given('port') ?? 8080);
const host = given('host') ?? '127.0.0.1';
// A proxy on this machine could forward requests from anywhere.
const isOnlyHere = ['host', 'public-url', 'trust-proxy'].every((name) => given(name) === undefined);

await build();
let children = startAll();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children[0]?.kill(signal));
// A signal to npm ends only npm's shell. Without this check, this process would keep running.
const { ppid } = process;
setInterval(() => process.ppid === ppid || children[0]?.kill(), 1000);
if (isWatching) watchSources();

/** Builds. With `--watch`, builds in this process, so that Rollup can reuse its cache. */
async function build() {
  const started = performance.now();
  process.stdout.write('Building … ');
  if (isWatching) {
    const { buildForStart } = await import('./build.mjs');
    await buildForStart();
  } else {
    const built = spawnSync('npm run build:start', { shell: true, encoding: 'utf8' });
    if (built.status !== 0) {
      console.error(`\n${built.stdout}${built.stderr}`);
      process.exit(1);
    }
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Starts the panel, the old panel and the other servers. If the panel exits, all of them are stopped. */
function startAll() {
  const panel = start(
    [
      ...(given('port') === undefined ? ['--port', String(port)] : []),
      ...(isOnlyHere && !values.control ? ['--control'] : []),
      ...switches,
    ],
    'inherit',
  );
  const all = [panel];
  if (!values.help && port > 0 && given('public-url') === undefined) {
    const options = ['--port', String(port + 1), '--host', host, '--no-cors', '--seed', '7'];
    all.push(start(options, 'ignore', withoutVariables()));
  }
  if (!values.help && port > 0 && isOnlyHere) {
    const stations = ['--import', 'tsx', 'demo/servers/main.ts', String(port)];
    all.push(spawn(process.execPath, stations, { stdio: ['pipe', 'inherit', 'inherit'] }));
  }
  panel.on('exit', (code) => {
    if (all !== children) return;
    for (const child of all) child.kill();
    process.exit(code ?? 0);
  });
  return all;
}

function start(args, stdout, env = process.env) {
  return spawn(process.execPath, [PANEL, ...args], { stdio: ['ignore', stdout, 'inherit'], env });
}

/**
 * Returns the environment without the panel's variables, because the second panel must not use the database and the
 * accounts of the first one.
 */
function withoutVariables() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ONAIR_PANEL_')));
}

function watchSources() {
  let timer;
  let building = Promise.resolve();
  for (const folder of SOURCES) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => (building = building.then(buildAgain)), SAVE_MS);
    });
  }
}

async function buildAgain() {
  const program = readFileSync(PANEL, 'utf8');
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    return;
  }
  if (readFileSync(PANEL, 'utf8') !== program) await restart();
}

async function restart() {
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  const old = children;
  children = [];
  for (const child of old) child.kill();
  await Promise.all(ended);
  children = startAll();
}
