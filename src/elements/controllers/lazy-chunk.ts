import { isServer, type CSSResult, type ReactiveControllerHost } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import { addStyles } from '../base/add-styles.js';

/** Code that an element loads on first use. If the module exports `styles`, they are added to the element. */
export class LazyChunk<T extends object> {
  /** Null until the code has loaded. */
  module: T | null = null;
  /** True if the code couldn't be loaded. */
  isMissing = false;
  private loading: Promise<void> | null = null;

  /** `onLoad` is called once, before the element updates. */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly importModule: () => Promise<T>,
    private readonly onLoad?: (module: T) => void,
  ) {}

  /** Loads the code once and updates the element. Resolves after success or failure. */
  async load(): Promise<void> {
    if (isServer) return;
    await (this.loading ??= this.loadOnce());
  }

  private async loadOnce(): Promise<void> {
    this.module = await loadChunk(this.importModule).catch(() => null);
    if (this.module) {
      try {
        this.use(this.module);
      } catch (error) {
        // The module may be incompatible with this code, because a cache may return another version of the file.
        console.error(error);
        this.module = null;
      }
    }
    this.isMissing = !this.module;
    this.host.requestUpdate();
  }

  private use(module: T): void {
    const { styles = [] } = module as { styles?: readonly CSSResult[] };
    addStyles(this.host.shadowRoot!, ...styles);
    this.onLoad?.(module);
  }

  /** Tries to load the code again if loading it failed. */
  async retry(): Promise<void> {
    if (this.isMissing) this.loading = null;
    await this.load();
  }
}
