import { isServer, type CSSResult, type ReactiveControllerHost } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import { addStyles } from '../base/add-styles.js';

/** Code that an element loads when it is first needed. If the module exports `styles`, they are added to the element's own. */
export class LazyChunk<T extends object> {
  /** Null until it has loaded. */
  module: T | null = null;
  /** True if it couldn't be loaded. */
  isMissing = false;
  private isRequested = false;

  /** `onLoad` is called once, before the element updates. */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly importModule: () => Promise<T>,
    private readonly onLoad?: (module: T) => void,
  ) {}

  /** Loads the code and updates the element. Later calls have no effect. */
  async load(): Promise<void> {
    if (this.isRequested || isServer) return;
    this.isRequested = true;
    const module = await loadChunk(this.importModule).catch(() => null);
    this.module = module;
    this.isMissing = !module;
    if (module) {
      const { styles = [] } = module as { styles?: readonly CSSResult[] };
      addStyles(this.host.shadowRoot!, ...styles);
      this.onLoad?.(module);
    }
    this.host.requestUpdate();
  }

  /** Loads the code again if that failed before. */
  async retry(): Promise<void> {
    if (this.isMissing) this.isRequested = false;
    await this.load();
  }
}
