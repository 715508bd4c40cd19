/** Typical npm projects with React or Vue, built with Vite. */
export const TYPESCRIPT = 'typescript@5.9.3';
export const VITE = 'vite@8.3.8';
export const REACT = [
  'react@19.3.1',
  'react-dom@19.3.1',
  '@types/react@19.3.0',
  '@vitejs/plugin-react@6.3.0',
];
export const VUE = ['vue@3.5.45', 'vue-tsc@3.3.14', '@vitejs/plugin-vue@6.0.11'];
/** Excludes Onair's tags from Vue's components, as described in docs/install.md. */
export const VUE_PLUGIN = `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('onair-') } } })`;

const TSCONFIG = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};
export const tsconfig = (more: object = {}): string =>
  JSON.stringify({ compilerOptions: { ...TSCONFIG, ...more }, include: ['src'] });

/** Returns a page with the script `src/SCRIPT`. */
export const page = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><div id="app"></div><script type="module" src="/src/${script}"></script>`;
