/** What each room (a folder of `src/`) may import. Every other import between rooms is an error. */
const room = (name, may, libraries = '^$') => ({
  name: `${name}-imports`,
  comment: `${name} may import ${may.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { pathNot: [`^src/(${[name, ...may].join('|')})/`, libraries] },
});

const NODE_OR_SERVER =
  '^(node:|node_modules/(hono|@hono/node-server|@takumi-rs/core|better-sqlite3|@types/better-sqlite3|zod|@asteasolutions/zod-to-openapi|' +
  'jose|argon2|ipaddr\\.js|@zxcvbn-ts/language-common|lru-cache|rate-limiter-flexible|feed|image-size|date-fns|@date-fns/utc|' +
  'ical\\.js|rrule-temporal|nodemailer|@types/nodemailer|ssh2|@types/ssh2|systeminformation|fflate|timezones\\.json|windows-iana)/|[a-z_/]+$)';

/** The folders of `src/panel/`, lowest first. Folders of one row don't import each other. */
const PANEL_LAYERS = [
  ['base'],
  ['database', 'http'],
  ['schema'],
  ['store'],
  ['resources'],
  ['openapi', 'mail'],
  ['station'],
  ['users'],
  ['operations', 'pages'],
  ['playout'],
];

const panelLayer = (layer, row) => ({
  name: `panel-${layer}-imports-only-layers-below`,
  comment: 'the files directly in src/panel are the composition root, above all layers',
  severity: 'error',
  from: { path: `^src/panel/${layer}/` },
  to: {
    path: '^src/panel/',
    pathNot: `^src/panel/(${[layer, ...PANEL_LAYERS.slice(0, row).flat()].join('|')})/`,
  },
});

const panelFolders = [
  ...PANEL_LAYERS.flatMap((layers, row) => layers.map((layer) => panelLayer(layer, row))),
  {
    name: 'panel-folder-is-in-a-layer',
    severity: 'error',
    from: { path: '^src/panel/[^/]+/', pathNot: `^src/panel/(${PANEL_LAYERS.flat().join('|')})/` },
    to: {},
  },
  {
    name: 'no-circles-of-panel-folders',
    severity: 'error',
    scope: 'folder',
    from: { path: '^src/panel/' },
    to: { path: '^src/panel/', circular: true },
  },
  {
    name: 'panel-folder-imports-no-parent',
    comment: 'a folder imports its subfolders, so they share only types that import neither',
    severity: 'error',
    from: { path: '^(src/panel/.+)/[^/]+/[^/]+$' },
    to: { path: '^$1/[^/]+$', pathNot: '^src/panel/station/(state|playout)\\.ts$' },
  },
];

/**
 * The folders of `src/elements/` that others share, lowest first: each may import the ones before it. Every other folder is a tag
 * (or `frame`) and imports no other tag. The files beside the folders are at the top, so no folder imports them.
 */
const SHARED_BY_TAGS = [
  'page',
  'format',
  'owner',
  'skins',
  'base',
  'controllers',
  'playback',
  'ui',
  'ui/sleeve',
  'ui/track-menu',
  'vote',
];
const filesIn = (folders) => folders.map((folder) => `^src/elements/${folder}/[^/]+$`);
const elementLayers = [
  ...SHARED_BY_TAGS.map((folder, index) => ({
    name: `elements-${folder.replace('/', '-')}-imports`,
    comment: `elements/${folder} may import ${SHARED_BY_TAGS.slice(0, index).join(', ') || 'no other folder of elements'}`,
    severity: 'error',
    from: { path: filesIn([folder]) },
    to: { path: '^src/elements/', pathNot: filesIn(SHARED_BY_TAGS.slice(0, index + 1)) },
  })),
  {
    name: 'no-import-between-tags',
    comment: `a tag may import only ${SHARED_BY_TAGS.join(', ')}`,
    severity: 'error',
    from: { path: `^src/elements/(?!(?:${SHARED_BY_TAGS.join('|')})/)([^/]+)/` },
    to: {
      path: '^src/elements/',
      pathNot: [...filesIn(SHARED_BY_TAGS), '^src/elements/$1/'],
    },
  },
];

module.exports = {
  forbidden: [
    ...panelFolders,
    ...elementLayers,
    room('contract', []),
    room('artwork', []),
    room('schedule', ['contract'], '^node_modules/(date-fns|@date-fns/utc|@date-fns/tz/tzOffset)/'),
    room('servers', ['contract', 'schedule']),
    room('client', ['contract', 'servers']),
    room('station', ['contract', 'client', 'servers', 'schedule'], '^node_modules/eventsource-parser/'),
    room('words', []),
    room('diagnostics/core', ['contract', 'servers', 'words']),
    room('diagnostics/page', ['diagnostics/core', 'contract', 'client', 'words']),
    room(
      'diagnostics/cli',
      ['diagnostics/core', 'contract', 'servers', 'client/http', 'words'],
      '^(node:)?[a-z_/]+$',
    ),
    room(
      'elements',
      ['artwork', 'contract', 'schedule', 'station', 'words', 'diagnostics'],
      '^node_modules/(lit|tslib|date-fns|fastest-levenshtein)/',
    ),
    room('legacy', ['contract', 'words', 'servers', 'client', 'station']),
    room(
      'builder',
      ['artwork', 'contract', 'servers', 'client', 'station', 'elements', 'diagnostics', 'words'],
      '^node_modules/(lit|tslib)/',
    ),
    room('ssr', ['contract', 'client', 'station', 'elements', 'words'], '^node_modules/(lit|@lit-labs/ssr)/'),
    room('panel', ['artwork', 'contract', 'schedule', 'servers', 'diagnostics'], NODE_OR_SERVER),
    {
      name: 'panel-imports-only-diagnostics-core',
      comment: 'the command `onair-panel` dispatches `check` to diagnostics/cli',
      severity: 'error',
      from: { path: '^src/panel/', pathNot: '^src/panel/main\\.ts$' },
      to: { path: '^src/diagnostics/(page|cli)/' },
    },
    room('api', [], '^node_modules/openapi-fetch/'),
    {
      name: 'no-import-of-api',
      comment: 'the typed client is a product of its own: no widget and no panel includes it',
      severity: 'error',
      from: { pathNot: '^src/api/' },
      to: { path: '^src/api/|^node_modules/openapi-fetch/' },
    },
    {
      name: 'legacy-takes-only-pure-files',
      comment: 'legacy imports only those files of servers, client and station that compile to ES5',
      severity: 'error',
      from: { path: '^src/legacy/' },
      to: {
        path: '^src/(servers|client|station)/',
        pathNot:
          '^src/(servers/(fields|follow-plays|json|placeholders|retry|server-kind|libretime/fields|panel/(list-page|play|history-end))|client/http/(jsonp|time-limit)|station/(clock|page-url|feed/(polling-plan|cuts|merge)))\\.ts$',
      },
    },
    {
      name: 'only-builder-pages-need-a-browser',
      comment: 'choices, their addresses and their outputs are pure',
      severity: 'error',
      from: { path: '^src/builder/', pathNot: '^src/builder/(page|preview)/' },
      to: {
        path: '^src/(diagnostics/page|client|station|elements|builder/(page|preview))/|^node_modules/',
        pathNot: '^src/elements/(frame/plain-value|base/frame-art)\\.ts$',
      },
    },
    {
      name: 'elements-take-only-types-of-contract',
      severity: 'error',
      from: { path: '^src/elements/' },
      to: {
        path: '^src/contract/',
        // Replacements for what old libraries break and names in the page hide, and a rule shared with legacy.
        pathNot: '^src/contract/(to-json|iso-time|property-of|fallback-content)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-import-of-entries',
      severity: 'error',
      from: { pathNot: '^src/entries/' },
      to: { path: '^src/entries/' },
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
    // Rules with the scope `folder` need the metrics.
    metrics: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
  },
};
