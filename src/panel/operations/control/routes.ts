/**
 * The control API, which tests and the demo page use. It starts plays, moves the clock and switches faults on
 * and off.
 */
import { Hono, type Context } from 'hono';
import { historyRecord } from '../../station/history/routes.js';
import type { StoredPlay } from '../../store/history.js';
import { baseUrl } from '../../http/base-url.js';
import { gatherChunks } from '../../http/body-limit.js';
import { MAX_JSON_DEPTH, isDeeper } from '../../http/body-size.js';
import { refuse } from '../../http/refusal.js';
import type { UserState } from '../../users/auth/state.js';
import { readClockBody } from './clock-body.js';
import { readFaultsBody } from './faults-body.js';
import { guardControl } from './guard.js';
import { readPlayBody } from './play-body.js';

export function controlRoutes(state: UserState): Hono {
  const { clock, faults, playout, store } = state;
  const routes = new Hono().basePath('/__control__');
  routes.use('*', guardControl);

  routes.post('/play/', async (c) => {
    const { play, id } = readPlayBody(await readObject(c), state);
    const added = store.history.one(playout.play(play, id)) as StoredPlay;
    return jsonResponse(historyRecord(added, baseUrl(c, state.options)), 201);
  });

  routes.post('/clock/', async (c) => {
    playout.moveClock(readClockBody(await readObject(c), clock.now()));
    return jsonResponse({ now_ms: clock.now() });
  });

  routes.post('/faults/', async (c) => {
    const changes = readFaultsBody(await readObject(c));
    if (changes === 'reset') faults.reset();
    else faults.change(changes);
    return jsonResponse(faults.active);
  });

  routes.get('/state/', (c) => {
    playout.catchUp();
    const base = baseUrl(c, state.options);
    const playing = store.servers.all().map(({ id }) => {
      const play = store.history.latest(id);
      return [id, play ? historyRecord(play, base) : null];
    });
    return jsonResponse({
      clock: { now_ms: clock.now(), speed: clock.speed },
      playing: Object.fromEntries(playing) as object,
      votes: store.votes.all(),
      faults: faults.active,
      requests: state.requests.summary(),
    });
  });

  const methods = { play: 'POST', clock: 'POST', faults: 'POST', state: 'GET' };
  for (const [path, method] of Object.entries(methods)) {
    routes.all(`/${path}/`, (c) =>
      refuse(405, { detail: `Method "${c.req.method}" not allowed.` }, { Allow: method }),
    );
  }
  return routes;
}

/** Returns a JSON response that isn't cached and has no CORS headers. */
function jsonResponse(data: object, status = 200): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function readObject(c: Context): Promise<Record<string, unknown>> {
  await gatherChunks(c);
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    refuse(400, { detail: `JSON parse error - ${reason}` });
  }
  if (isDeeper(body, MAX_JSON_DEPTH)) refuse(400, { detail: 'JSON parse error - nested too deeply.' });
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  const got = Array.isArray(body) ? 'list' : body === null ? 'null' : typeof body;
  return refuse(400, { non_field_errors: [`Invalid data. Expected a dictionary, but got ${got}.`] });
}
