/** The arrows of the house: what each room may import. Everything not said here is forbidden. */
const room = (name, may, libraries = '^$') => ({
  name: `${name}-imports`,
  comment: `${name} may import ${may.join(', ') || 'nothing'} of the house`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { pathNot: [`^src/(${[name, ...may].join('|')})/`, libraries] },
});

const NODE_OR_SERVER =
  '^(node:|node_modules/(hono|@hono/node-server|better-sqlite3|@types/better-sqlite3|zod|@asteasolutions/zod-to-openapi|' +
  'jose|argon2|ipaddr\\.js|@zxcvbn-ts/language-common|lru-cache|rate-limiter-flexible|feed|image-size|date-fns|@date-fns/utc|' +
  'ical\\.js|nodemailer|@types/nodemailer|ssh2|@types/ssh2|systeminformation|fflate)/|[a-z_/]+$)';

module.exports = {
  forbidden: [
    room('contract', []),
    room('schedule', ['contract'], '^node_modules/(date-fns|@date-fns/utc|@date-fns/tz/tzOffset)/'),
    room('diagnosis', ['contract', 'messages', 'sources']),
    room(
      'builder',
      ['contract', 'messages', 'sources', 'diagnosis', 'check', 'client', 'station', 'elements'],
      '^node_modules/(lit|tslib)/',
    ),
    room('sources', ['contract']),
    room('client', ['contract', 'sources', 'diagnosis']),
    room('station', ['contract', 'sources', 'client', 'schedule']),
    room('messages', []),
    room(
      'elements',
      ['contract', 'schedule', 'station', 'messages', 'diagnosis'],
      '^node_modules/(lit|tslib|date-fns)/',
    ),
    room(
      'server',
      ['contract', 'client', 'station', 'elements', 'messages'],
      '^node_modules/(lit|@lit-labs/ssr)/',
    ),
    room('check', ['contract', 'client', 'diagnosis', 'messages']),
    room('panel', ['contract', 'schedule', 'sources', 'diagnosis'], NODE_OR_SERVER),
    room('legacy', ['contract', 'messages', 'sources', 'client', 'station']),
    room('api', [], '^node_modules/openapi-fetch/'),
    {
      name: 'nobody-imports-api',
      comment: 'the typed client is for servers and desks: no widget, and no panel, holds a piece of it',
      severity: 'error',
      from: { pathNot: '^src/api/' },
      to: { path: '^src/api/|^node_modules/openapi-fetch/' },
    },
    {
      name: 'legacy-takes-only-pure-files',
      comment: 'of sources, client and station, legacy takes the pure files that compile to ES5',
      severity: 'error',
      from: { path: '^src/legacy/' },
      to: {
        path: '^src/(sources|client|station)/',
        pathNot:
          '^src/(sources/(fields|retry)|client/(base-url|list-page|play|history-end|jsonp|time-limit)|station/(clock|feed/(polling-plan|cuts|merge)))\\.ts$',
      },
    },
    {
      name: 'only-the-pages-of-the-builder-have-a-browser',
      comment: 'what is chosen, its address and its outputs are pure',
      severity: 'error',
      from: { path: '^src/builder/', pathNot: '^src/builder/(page|preview)/' },
      to: {
        path: '^src/(check|client|station|elements|builder/(page|preview))/|^node_modules/',
        pathNot: '^src/elements/frame/(plain-value|frame-art)\\.ts$',
      },
    },
    {
      name: 'client-takes-only-types-of-diagnosis',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: '^src/diagnosis/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'elements-take-only-types-of-contract',
      severity: 'error',
      from: { path: '^src/elements/' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-bundles',
      severity: 'error',
      from: { pathNot: '^src/bundles/' },
      to: { path: '^src/bundles/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
  },
};
