/** Launches browsers for the test runner with the W3C WebDriver protocol, one page at a time. */
import type { BrowserLauncher, SessionResult } from '@web/test-runner';

/** The protocol's codes for keys that aren't characters. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/**
 * Number of pages after which the browser is restarted. WebKit keeps about 25 MB of each page. At 1.5 GB, it discards its
 * caches repeatedly, so that on a busy machine a page took longer to start than the runner waits.
 */
const PAGES_PER_BROWSER = 20;

/** @param driver Address of a running driver, such as WebKitWebDriver. */
export function webdriverLauncher(driver: string, capabilities: { browserName: string }): BrowserLauncher {
  return new WebDriverLauncher(driver, capabilities);
}

class WebDriverLauncher implements BrowserLauncher {
  readonly name: string;
  /** The runner's command `sendKeys` requires this type. */
  readonly type = 'webdriver';
  readonly concurrency = 1;
  readonly #driver: string;
  readonly #capabilities: object;
  /** Path of the driver's session, which is created with the first page. */
  #browser: Promise<string> | null = null;
  /** Number of pages that have been closed. */
  #closedPages = 0;
  /** URLs of open pages by the runner's session id. */
  readonly #pages = new Map<string, string>();

  constructor(driver: string, capabilities: { browserName: string }) {
    this.#driver = driver;
    this.#capabilities = capabilities;
    this.name = capabilities.browserName;
  }

  async startSession(id: string, url: string): Promise<void> {
    this.#pages.set(id, url);
    await this.#send('POST', '/url', { url });
  }

  isActive(id: string): boolean {
    return this.#pages.has(id);
  }

  getBrowserUrl(id: string): string | undefined {
    return this.#pages.get(id);
  }

  /** Navigates away from the page, so that its code stops. Closes the browser after `PAGES_PER_BROWSER` pages. */
  async stopSession(id: string): Promise<SessionResult> {
    this.#pages.delete(id);
    this.#closedPages++;
    if (this.#closedPages % PAGES_PER_BROWSER === 0) await this.stop();
    else await this.#send('POST', '/url', { url: 'about:blank' });
    return {};
  }

  async stop(): Promise<void> {
    if (!this.#browser) return;
    // The driver may have exited.
    await this.#send('DELETE', '').catch(() => {});
    this.#browser = null;
  }

  startDebugSession(): Promise<void> {
    throw new Error('This launcher has no debug sessions.');
  }

  /** Presses keys one after the other, for the runner's command `sendKeys`. */
  async sendKeys(_id: string, keys: string[]): Promise<void> {
    const actions = keys
      .map((key) => KEYS[key] ?? key)
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async #send(method: string, path: string, body?: object): Promise<void> {
    this.#browser ??= this.#startBrowser();
    await this.#request(method, (await this.#browser) + path, body);
  }

  async #startBrowser(): Promise<string> {
    const capabilities = { alwaysMatch: this.#capabilities };
    const { sessionId } = (await this.#request('POST', '/session', { capabilities })) as {
      sessionId: string;
    };
    return `/session/${sessionId}`;
  }

  /** Returns the `value` of the driver's response. */
  async #request(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }
}
