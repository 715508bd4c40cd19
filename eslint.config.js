import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import * as wc from 'eslint-plugin-wc';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'coverage', 'reports', '.wireit', 'test/shots/seen', 'node_modules'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Listeners and timers ignore what a function returns; Lit's methods are bound by Lit.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/unbound-method': 'off',
      // Failures of older code may be anything: they are passed on as they came.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
          message: 'Data never becomes markup.',
        },
        { selector: 'ImportSpecifier[imported.name=/^unsafe/]', message: 'Data never becomes markup.' },
        {
          selector:
            'CallExpression[callee.name=/^load(Required)?Part$/] > ArrowFunctionExpression[body.type!="ImportExpression"]',
          message: 'A second try brings the file alone: what it holds is taken afterwards.',
        },
      ],
    },
  },
  {
    files: ['src/elements/**/*.ts', 'src/builder/page/**/*.ts', 'src/bundles/**/*.ts'],
    extends: [lit['flat/recommended'], wc.configs['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: { ...litA11y.configs.recommended.rules },
  },
  {
    // node:test answers a promise that nobody has to wait for, and chai's assertions are expressions.
    files: ['test/**/*.ts'],
    rules: {
      // A page in a test is written as its author would write it.
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
    // These share a process: a hook outside of a describe would run around every test of all of them.
    files: ['test/{schedule,messages,client,builder,panel}/**/*.test.ts'],
    ignores: ['**/*.{browser,process}.test.ts', 'test/panel/migration/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)Each$/]',
          message: 'Hooks stand in a describe: these files share a process.',
        },
      ],
    },
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
        fetch: 'readonly',
        location: 'readonly',
        document: 'readonly',
        window: 'readonly',
        Buffer: 'readonly',
        customElements: 'readonly',
        structuredClone: 'readonly',
        URLSearchParams: 'readonly',
        Option: 'readonly',
      },
    },
  },
);
