/** The builder's preview on a panel: a sandboxed page that shows the tags sent by the builder and stores nothing. */
import { runPreview } from '../../builder/preview/run-preview.js';

runPreview(document.querySelector('main')!, () => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: '../../onair.js' });
  document.head.append(script);
});
