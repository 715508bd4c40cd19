import { reportHeight } from '../../elements/frame/report-height.js';
import { drawScene } from './draw-scene.js';
import { pretend } from './pretend.js';
import {
  OFF_AIR,
  type FindMessage,
  type FoundMessage,
  type ReadMessage,
  type ReadResult,
  type ReadyMessage,
  type Scene,
} from './scene.js';

/**
 * Runs the page in the builder's preview frame. Renders each scene that the builder sends, and detects the kind of
 * server at a URL. `loadTags` is called once, after the first scene has been rendered.
 */
export function runPreview(main: HTMLElement, loadTags: () => void): void {
  /** Custom properties set by the last scene; null before the first one. */
  let drawn: string[] | null = null;

  const pretended = pretend({ isOffAir: location.search === OFF_AIR });
  addEventListener(
    'message',
    ({ data, source }: MessageEvent<({ scene?: Scene } & Partial<FindMessage & ReadMessage>) | null>) => {
      if (source !== parent || !data) return;
      if (data.find) void reportServer(data.find, data.known);
      if (data.read) void reportResponse({ read: data.read, callback: data.callback ?? null });
      if (!data.scene) return;
      pretended.pasted = data.scene.pasted;
      const isFirst = drawn === null;
      drawn = drawScene(main, data.scene, drawn ?? []);
      if (!isFirst) return;
      loadTags();
      void reportHeightWhenDefined(main);
    },
  );
  parent.postMessage({ onairPreview: 'ready' } satisfies ReadyMessage, '*');
}

/**
 * Reports the height once the tags are defined. Until then, the page is only as high as its padding, and the builder
 * would jump.
 */
async function reportHeightWhenDefined(main: HTMLElement): Promise<void> {
  await Promise.all([...main.children].map(({ localName }) => customElements.whenDefined(localName)));
  reportHeight(main);
}

// Both modules are imported dynamically. With static imports, Rollup would move code that other chunks share into
// `preview.js`, and those chunks would import it from there. The zip file for websites contains the chunks but not
// `preview.js`, because its preview is a single file.
async function reportServer(address: string, known?: FindMessage['known']): Promise<void> {
  const { findServer } = await import('./find-server.js');
  parent.postMessage({ onairFound: await findServer(address, known) } satisfies FoundMessage, '*');
}

async function reportResponse(message: ReadMessage): Promise<void> {
  const { readResponse } = await import('./read-response.js');
  parent.postMessage({ onairRead: await readResponse(message) } satisfies ReadResult, '*');
}
