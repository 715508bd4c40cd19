/**
 * `embed.js`, for pages with `<iframe data-onair-frame>`: makes each as high as its content. A message counts only where
 * it comes from one of these frames, and is a number of pixels that a frame may have.
 */
const ours = (): NodeListOf<HTMLIFrameElement> => document.querySelectorAll('iframe[data-onair-frame]');

addEventListener('message', ({ data, source }: MessageEvent<{ onairHeight?: unknown } | null>) => {
  const height = data && data.onairHeight;
  if (!source || typeof height !== 'number' || !(height >= 1 && height <= 20000)) return;
  ours().forEach((frame) => {
    if (frame.contentWindow === source) frame.style.height = Math.ceil(height) + 'px';
  });
});
// They may have told their heights before this script came.
ours().forEach((frame) => frame.contentWindow?.postMessage({ onair: 'ready' }, '*'));

export {};
