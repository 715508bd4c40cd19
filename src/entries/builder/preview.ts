/** The builder's preview on a panel: a page in a sandbox that shows the tags the builder sends it, and stores nothing. */
import { runPreview } from '../../builder/preview/run-preview.js';

runPreview(document.querySelector('main')!, () => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: '../../onair.js' });
  document.head.append(script);
});
