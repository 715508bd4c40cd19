import type { LitElement, ReactiveController } from 'lit';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import { elementsIn } from '../page/nodes.js';
import type { ShowProfiles } from './show-profiles.js';

const SCRIPT = 'script[data-onair-shows]';

/** Reads the page's show profiles from a JSON script element. The code is loaded only if the page has one. */
export class ShowProfilesController implements ReactiveController {
  /** Null if there is no such script or the code hasn't loaded. */
  profiles: ShowProfiles | null = null;
  private json = '';
  private readonly chunk;

  constructor(private readonly host: LitElement) {
    this.chunk = new LazyChunk(
      host,
      () => import('./show-profiles.js'),
      ({ ShowProfiles }) => (this.profiles = new ShowProfiles(this.json)),
    );
    host.addController(this);
  }

  /** Looks for the script in the element, then in its document or shadow root, then in the page. */
  hostConnected(): void {
    const { host } = this;
    const roots = [host, host.getRootNode() as Document | ShadowRoot, document];
    const [script] = roots.flatMap((root) => elementsIn(root, SCRIPT));
    if (!script || this.profiles) return;
    this.json = script.textContent;
    void this.chunk.load();
  }
}
