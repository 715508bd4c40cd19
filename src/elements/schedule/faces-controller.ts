/**
 * In:  whether the page has words and pictures of its shows: a JSON script beside the tag.
 * Out: the same by show, once the code that reads it is loaded. Most pages have none, and load nothing.
 */
import type { LitElement, ReactiveController } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import type { Faces } from './faces.js';

const SCRIPT = 'script[data-onair-shows]';

export class FacesController implements ReactiveController {
  /** Null while there are none. */
  faces: Faces | null = null;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  /** The script in the tag, else the first one around it. */
  hostConnected(): void {
    const { host } = this;
    const root = host.getRootNode() as Document | ShadowRoot;
    const script = host.querySelector(SCRIPT) ?? root.querySelector(SCRIPT) ?? document.querySelector(SCRIPT);
    if (script && !this.faces) void this.read(script.textContent);
  }

  private async read(json: string): Promise<void> {
    const code = await loadChunk(() => import('./faces.js')).catch(() => null);
    // Without it the schedule is as it is on other pages.
    if (!code) return;
    this.faces = new code.Faces(this.host, json);
    this.host.requestUpdate();
  }
}
