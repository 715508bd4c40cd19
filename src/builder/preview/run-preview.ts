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
 * Runs the page inside the builder's preview frame. It renders each scene that the builder sends, and finds out which
 * kind of server is at an address. `loadTags` is called once, after the first scene is on the page.
 */
export function runPreview(main: HTMLElement, loadTags: () => void): void {
  /** Custom properties that the last scene set; null before the first scene. */
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

/** Until its tags are defined, the page is only as high as its padding, and the builder would jump. */
async function reportHeightWhenDefined(main: HTMLElement): Promise<void> {
  await Promise.all([...main.children].map(({ localName }) => customElements.whenDefined(localName)));
  reportHeight(main);
}

// Loaded on demand, because the zip for web sites has the chunks of these modules but not the preview, which would
// otherwise contain what they import.
async function reportServer(address: string, known?: FindMessage['known']): Promise<void> {
  const { findServer } = await import('./find-server.js');
  parent.postMessage({ onairFound: await findServer(address, known) } satisfies FoundMessage, '*');
}

async function reportResponse(message: ReadMessage): Promise<void> {
  const { readResponse } = await import('./read-response.js');
  parent.postMessage({ onairRead: await readResponse(message) } satisfies ReadResult, '*');
}
