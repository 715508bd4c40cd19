import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import * as wc from 'eslint-plugin-wc';
import ts from 'typescript-eslint';

/** Kinds of test that have separate rules. */
const OTHER_KINDS = ['browser', 'built', 'engine', 'real', 'nightly'].map(
  (kind) => `test/**/*.${kind}.test.ts`,
);

const HOOKS = {
  selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)Each$/]',
  message: 'Put hooks into a describe, because these files share a process.',
};

const SLEEPS = [
  {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"], CallExpression[callee.name=/^(sleep|aTimeout)$/], CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Tests of this kind must not sleep: wait for a state with until(), or advance the fake clock.',
  },
];

const CLOCKS = [
  {
    selector:
      'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Tests of this kind must not use the real clock: use a fixed time or the fake clock.',
  },
];

const PORTS = [
  {
    selector:
      'CallExpression[callee.name=/^(startPanel|startRealPanel|openLivePanel|createServer|spawn|spawnSync|fork|execFile|execFileSync)$/], CallExpression[callee.name="openPanel"] > ObjectExpression > Property[key.name="port"]',
    message:
      'Tests of this kind must not open a port or start a command: send requests in process, or make it a .real.test.ts.',
  },
];

const REAL_SERVERS = {
  selector: 'CallExpression[callee.name=/^startReal/], CallExpression[callee.property.name=/^real/]',
  message: 'Tests of this kind must not start a server: make it an .engine.test.ts.',
};

const CONNECTIONS = [
  'node:child_process',
  'node:net',
  'node:tls',
  'node:timers/promises',
  'playwright-core',
].map((name) => ({
  name,
  message:
    'Tests of this kind must not open a port or start a command: make it a .real.test.ts or a .built.test.ts.',
}));

const RESTRICTED = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Never turn data into markup.',
  },
  {
    // A style sheet isn't markup.
    selector: 'ImportSpecifier[imported.name=/^unsafe(?!CSS$)/]',
    message: 'Never turn data into markup.',
  },
  {
    selector:
      'CallExpression[callee.name=/^load(Required)?Part$/] > ArrowFunctionExpression[body.type!="ImportExpression"]',
    message: 'A second try brings the file alone: what it holds is taken afterwards.',
  },
];

/** Code that runs in pages of other people, together with their scripts. */
const IN_PAGES = [
  'artwork',
  'elements',
  'station',
  'client',
  'servers',
  'schedule',
  'contract',
  'words',
  'legacy',
].map((folder) => `src/${folder}/**/*.ts`);

/** Properties of the document that names in a page hide, such as `<iframe name="body">`. */
const HIDDEN_PROPERTIES =
  'baseURI|body|documentElement|head|querySelector|querySelectorAll|scripts|addEventListener';

/** Methods that Prototype, MooTools, Datejs or similar libraries replace with different ones. */
const REPLACED_METHODS = [
  ['Array', 'from', 'Use a spread: [...set], [...Array(3).keys()].'],
  ['Date', 'parse', 'Use Number(new Date(text)).'],
  ['JSON', 'stringify', 'Use toJson().'],
  [null, 'reduce', 'Use a loop.'],
  [null, 'reduceRight', 'Use a loop.'],
  [null, 'bind', 'Use an arrow function.'],
  [null, 'scrollTo', 'Set scrollTop and scrollLeft.'],
].map(([object, property, instead]) => ({
  ...(object && { object }),
  property,
  message: `Old libraries replace it. ${instead}`,
}));

const REPLACED_SYNTAX = [
  {
    selector: 'CallExpression[callee.object.name!="Object"][callee.property.name="entries"]',
    message: 'In Prototype, the entries of an array are its values.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(startsWith|endsWith)$/][arguments.length>1]',
    message: 'Prototype ignores the position.',
  },
  {
    selector: 'NewExpression[callee.name=/^(Event|Request|Element|Hash)$/]',
    message: 'MooTools has other classes with these names.',
  },
  {
    selector:
      'BinaryExpression[operator="instanceof"][right.name=/^(Node|Element|HTMLElement|Document|Window|Event)$/]',
    message: 'Old libraries replace these classes. Compare nodeType or localName.',
  },
  {
    // In an attribute, any zone is right.
    selector: 'CallExpression[callee.property.name="toISOString"]:not(TemplateLiteral > CallExpression)',
    message: "MooTools returns the time in the visitor's zone. Use isoTime().",
  },
  {
    selector: `MemberExpression[object.name="document"][property.name=/^(${HIDDEN_PROPERTIES})$/]`,
    message: 'A form, image or frame of the page may have this name. Use propertyOf() or elementsIn().',
  },
  { selector: 'ForInStatement', message: 'Old libraries add enumerable properties. Use Object.keys().' },
];

export default ts.config(
  { ignores: ['dist', '.start', 'coverage', 'reports', '.wireit', 'node_modules'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Listeners and timers ignore the return value of a function. Lit binds its methods itself.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/unbound-method': 'off',
      // Errors of other code may have any type and are passed on unchanged.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
      'no-restricted-syntax': ['error', ...RESTRICTED],
    },
  },
  {
    files: IN_PAGES,
    // The page in a frame has no scripts of others.
    ignores: ['src/elements/frame/**'],
    rules: {
      'no-restricted-properties': ['error', ...REPLACED_METHODS],
      'no-restricted-syntax': ['error', ...RESTRICTED, ...REPLACED_SYNTAX],
    },
  },
  {
    files: ['src/elements/**/*.ts', 'src/builder/page/**/*.ts', 'src/entries/**/*.ts'],
    extends: [lit['flat/recommended'], wc.configs['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: { ...litA11y.configs.recommended.rules },
  },
  {
    // The promises of node:test need no await, and chai's assertions are expressions.
    files: ['test/**/*.ts'],
    rules: {
      // Tests write pages as a page's author would.
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    // Unit tests use no ports, sleeps or real clock. They run in one process, like the built tests, so a hook outside of a describe
    // would run for the tests of every file.
    files: ['test/**/*.test.ts'],
    ignores: OTHER_KINDS,
    rules: {
      'no-restricted-syntax': ['error', HOOKS, ...SLEEPS, ...CLOCKS, ...PORTS],
      'no-restricted-imports': ['error', { paths: CONNECTIONS }],
    },
  },
  {
    files: ['test/**/*.browser.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SLEEPS, REAL_SERVERS] },
  },
  {
    files: ['test/**/*.built.test.ts'],
    rules: { 'no-restricted-syntax': ['error', HOOKS, ...SLEEPS] },
  },
  {
    files: ['test/**/*.engine.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SLEEPS] },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        URL: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        location: 'readonly',
        document: 'readonly',
        window: 'readonly',
        Buffer: 'readonly',
        customElements: 'readonly',
        structuredClone: 'readonly',
        URLSearchParams: 'readonly',
        Option: 'readonly',
        FormData: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        history: 'readonly',
      },
    },
  },
);
