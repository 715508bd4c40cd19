import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { purgeDeletedAccounts } from './users/accounts/purge-deleted.js';
import { administrationResources } from './administration-api.js';
import { builderRoutes } from './pages/builder/builder-routes.js';
import { calendarRoutes, linkCalendar } from './station/calendar/calendar-routes.js';
import { streamRoutes } from './station/channels/stream-routes.js';
import { checkRoutes } from './pages/check/page-routes.js';
import { controlRoutes } from './operations/control/routes.js';
import { undoPageRoutes } from './users/email-undo/page-routes.js';
import { injectFaults, InjectedCrash } from './operations/faults/inject.js';
import { frameRoutes } from './pages/frames/frame-routes.js';
import { eventRoutes, linkEvents } from './station/history/event-routes.js';
import { announcePath } from './station/announce-path.js';
import { hasCharts } from './station/charts/routes.js';
import { hasRequests } from './station/requests/routes.js';
import { requestIdOf } from './http/access-log.js';
import { limitBodySize } from './http/body-limit.js';
import { compressResponses } from './http/compression.js';
import { allowOrigins } from './http/cors.js';
import { healthRoutes } from './http/health.js';
import { htmlPage } from './http/html-page.js';
import { reportRoutes } from './station/reports/routes.js';
import { Refusal } from './http/refusal.js';
import type { ResponseCache } from './http/response-cache.js';
import { setSecurityHeaders } from './http/security-headers.js';
import { fileRoutes } from './http/static-files.js';
import { documentRoutes } from './openapi/routes.js';
import { ownResources } from './own-paths.js';
import { resetPageRoutes } from './users/password-reset/page-routes.js';
import { podcastRoutes } from './pages/podcasts/page-routes.js';
import { isAdministration } from './http/paths.js';
import { serveLegacy } from './resources/serve-legacy.js';
import { serveResources } from './resources/serve.js';
import { settingFileRoutes } from './operations/settings/picture-routes.js';
import { coverRoutes } from './playout/simulator/covers/routes.js';
import { homeRoutes } from './pages/sharing/home-routes.js';
import { oembedRoutes } from './pages/sharing/oembed-routes.js';
import { linkPages } from './pages/sharing/page-links.js';
import { sharedRoutes } from './pages/sharing/shared-routes.js';
import type { PanelState } from './state.js';
import { legacyResources, stationResources } from './station-api.js';

const CONTROL = '/__control__/';

/** Composes the routes and middleware. */
export function createApp(state: PanelState, responseCache: ResponseCache): Hono {
  const app = new Hono();
  app.onError((error, c) =>
    error instanceof Refusal ? respondWithRefusal(c, error) : respondWithCrash(c, state, error),
  );
  app.notFound(() => notFoundPage());
  app.route('/', healthRoutes(state));
  app.use(logRequests(state));
  app.use('/api/*', responseCache.middleware);
  app.use('/charts/*', responseCache.middleware);
  // The response cache is registered before these middlewares, so that it stores compressed responses.
  app.use(setSecurityHeaders(), compressResponses());
  app.use(
    '/api/*',
    allowOrigins(state),
    stampTime(state),
    injectFaults(state),
    refuseDisabledApis(state),
    updatePlayout(state),
    linkPages(state),
    announcePath(state, 'requests', hasRequests),
    announcePath(state, 'charts', hasCharts),
    linkEvents(state),
    linkCalendar(state),
    limitBodySize(),
  );
  app.use('/requests/*', allowOrigins(state), stampTime(state), injectFaults(state), limitBodySize());
  app.use('/charts/*', allowOrigins(state), stampTime(state), injectFaults(state));
  app.use('/api/v1/*', purgeDeletedAccounts(state));
  const resources = [...stationResources(state), ...administrationResources(state)];
  const legacy = legacyResources(state);
  app.route('/', serveResources(state, resources));
  app.route('/', serveLegacy(state, legacy));
  app.route('/', serveResources(state, ownResources(state)));
  app.all('/api/*', () => notFoundPage());
  if (state.options.control) {
    app.use(`${CONTROL}*`, limitBodySize());
    app.route('/', controlRoutes(state));
  }
  app.all(`${CONTROL}*`, () => notFoundPage());
  app.route('/', documentRoutes(state, resources, legacy));
  const pages = [
    eventRoutes,
    calendarRoutes,
    reportRoutes,
    coverRoutes,
    streamRoutes,
    podcastRoutes,
    frameRoutes,
    checkRoutes,
    builderRoutes,
    sharedRoutes,
    homeRoutes,
    oembedRoutes,
    settingFileRoutes,
    resetPageRoutes,
    undoPageRoutes,
  ];
  for (const routes of [...pages, fileRoutes]) app.route('/', routes(state));
  return app;
}

function respondWithRefusal(c: Context, refusal: Refusal): Response {
  const headers = { ...refusal.headers, 'X-Content-Type-Options': 'nosniff' };
  if (refusal.body === null) return isLegacy(c.req.path) ? emptyPage(refusal.status) : notFoundPage();
  return new Response(JSON.stringify(refusal.body), {
    status: refusal.status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(isLegacy(c.req.path) ? {} : { Vary: 'Accept' }),
      ...headers,
    },
  });
}

function respondWithCrash(c: Context, state: PanelState, error: Error): Response {
  // Errors of requests to a closed panel aren't reported.
  const isFault = !(error instanceof InjectedCrash) && !state.closed.aborted;
  if (isFault) state.options.report(error, requestIdOf(c));
  if (!isLegacy(c.req.path))
    return htmlPage(500, 'Server Error (500)', 'The panel failed to process this request.');
  return new Response(
    JSON.stringify({ error_message: 'Sorry, this request could not be processed. Please try again later.' }),
    { status: 500, headers: { 'Content-Type': 'application/json' } },
  );
}

function notFoundPage(): Response {
  return htmlPage(404, 'Not Found', 'The requested resource was not found on this server.');
}

function emptyPage(status: number): Response {
  return new Response('', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function isV2(path: string): boolean {
  return path.startsWith('/api/v2/');
}

function isLegacy(path: string): boolean {
  return path.startsWith('/api/') && !/^\/api\/v\d+\//.test(path);
}

function logRequests(state: PanelState): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith(CONTROL)) return next();
    // Some administration queries contain passwords.
    const query = isAdministration(pathname) ? '' : search;
    const entry = state.requests.enter({ method: c.req.method, path: pathname, query });
    await next();
    entry.status = c.res.status;
  };
}

/**
 * Sets the `Date` header to the panel's time. It may differ from the machine's time, and includes the
 * simulated clock error (`skew_ms`).
 */
function stampTime(state: PanelState): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res.headers.set('Date', new Date(state.clock.now() + state.faults.active.skew_ms).toUTCString());
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  };
}

/** Responds with 404 if an API is switched off. */
function refuseDisabledApis(state: PanelState): MiddlewareHandler {
  return async (c, next) => {
    const isEnabled = isV2(c.req.path)
      ? state.faults.active.v2
      : state.faults.active.legacy || !isLegacy(c.req.path);
    if (!isEnabled) return notFoundPage();
    await next();
  };
}

/** Adds the plays that have become due, before the request is handled. */
function updatePlayout(state: PanelState): MiddlewareHandler {
  return async (_, next) => {
    state.playout.catchUp();
    await next();
  };
}
