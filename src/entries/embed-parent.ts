/**
 * `embed.js`, for pages with `<iframe data-onair-frame>`. Gives each frame the height of its content. Ignores messages
 * from other frames, and heights outside the range of 1 to 20,000 pixels.
 */
const frames = (): NodeListOf<HTMLIFrameElement> => document.querySelectorAll('iframe[data-onair-frame]');

addEventListener('message', ({ data, source }: MessageEvent<{ onairHeight?: unknown } | null>) => {
  const height = data && data.onairHeight;
  if (!source || typeof height !== 'number' || !(height >= 1 && height <= 20000)) return;
  frames().forEach((frame) => {
    if (frame.contentWindow === source) frame.style.height = Math.ceil(height) + 'px';
  });
});
// The frames may have sent their heights before this script was loaded.
frames().forEach((frame) => frame.contentWindow?.postMessage({ onair: 'ready' }, '*'));

export {};
