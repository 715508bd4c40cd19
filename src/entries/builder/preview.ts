/** The builder's preview: a page in a sandbox, with the tags that the builder tells it, and nothing kept of them. */
import { tellHeight } from '../../elements/frame/tell-height.js';
import { drawScene } from '../../builder/preview/draw-scene.js';
import { pretend } from '../../builder/preview/pretend.js';
import { OFF_AIR, type Found, type Ready, type Scene, type Wanted } from '../../builder/preview/scene.js';

const main = document.querySelector('main')!;
let drawn: string[] | null = null;

pretend({ isOffAir: location.search === OFF_AIR });
addEventListener(
  'message',
  ({ data, source }: MessageEvent<({ scene?: Scene } & Partial<Wanted>) | null>) => {
    if (source !== parent || !data) return;
    if (data.find) void find(data.find);
    if (!data.scene) return;
    drawn = drawScene(main, data.scene, drawn ?? loadTags());
  },
);
tellHeight(main);
parent.postMessage({ onairPreview: 'ready' } satisfies Ready, '*');

async function find(baseUrl: string): Promise<void> {
  const { findServer } = await import('../../builder/preview/find-server.js');
  parent.postMessage({ onairFound: await findServer(baseUrl) } satisfies Found, '*');
}

/** After the first tags are there, as on a page: the file asks the panel by what it finds. */
function loadTags(): string[] {
  queueMicrotask(() => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: '../../onair.js' });
    document.head.append(script);
  });
  return [];
}
