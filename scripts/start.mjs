/**
 * Builds, and starts the panel with its simulated station and the demo page.
 * Beside it, on the next port, an old panel of the same kind, without CORS: pages of
 * other sites can read its legacy API only, and vote blindly. Switches after `--` go to the first one.
 *
 * Told of no other host and no proxy, the panel is for this machine alone:
 * then the demo page gets its fault switches (`--control`), and on the ports after the old panel's there are
 * stations on servers of other kinds (`demo/servers`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const switches = process.argv.slice(2);
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
/** A switch, or its variable in the environment. */
const given = (name) =>
  values[name] ?? (process.env[`ONAIR_PANEL_${name.toUpperCase().replace('-', '_')}`] || undefined);
const port = Number(given('port') ?? 8080);
const host = given('host') ?? '127.0.0.1';
// A proxy on this machine passes on what comes from anywhere.
const isOnlyHere = ['host', 'public-url', 'trust-proxy'].every((name) => given(name) === undefined);

if (!values.help) {
  console.log('Building …');
  const built = spawnSync('npm run build', { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  if (built.status !== 0) {
    console.error(String(built.stdout));
    process.exit(1);
  }
}

const panel = start(
  [
    ...(given('port') === undefined ? ['--port', String(port)] : []),
    ...(isOnlyHere && !values.control ? ['--control'] : []),
    ...switches,
  ],
  'inherit',
);
const old =
  !values.help && port > 0 && given('public-url') === undefined
    ? start(
        ['--port', String(port + 1), '--host', host, '--no-cors', '--seed', '7'],
        'ignore',
        withoutVariables(),
      )
    : null;
const stations =
  !values.help && port > 0 && isOnlyHere
    ? spawn(process.execPath, ['--import', 'tsx', 'demo/servers/main.ts', String(port)], {
        stdio: ['pipe', 'inherit', 'inherit'],
      })
    : null;
panel.on('exit', (code) => {
  old?.kill();
  stations?.kill();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => panel.kill(signal));
// Who ends npm ends its shell; this process would go on with nobody to stop it.
const { ppid } = process;
setInterval(() => process.ppid === ppid || panel.kill(), 1000);

function start(args, stdout, env = process.env) {
  return spawn(process.execPath, ['dist/onair-panel/panel.js', ...args], {
    stdio: ['ignore', stdout, 'inherit'],
    env,
  });
}

/** The first panel's file and accounts are not the second one's. */
function withoutVariables() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ONAIR_PANEL_')));
}
