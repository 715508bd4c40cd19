/** Lets the test runner drive a browser by the W3C WebDriver protocol, one page at a time. */
import type { BrowserLauncher, SessionResult } from '@web/test-runner';

/** Keys that aren't characters, as the protocol encodes them. */
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

/** @param driver Address of a driver that is running, such as WebKitWebDriver. */
export function webdriverLauncher(driver: string, capabilities: { browserName: string }): BrowserLauncher {
  return new WebDriverLauncher(driver, capabilities);
}

class WebDriverLauncher implements BrowserLauncher {
  readonly name: string;
  /** The runner's commands find `sendKeys` by this type. */
  readonly type = 'webdriver';
  readonly concurrency = 1;
  readonly #driver: string;
  readonly #capabilities: object;
  /** Path of the browser's session at the driver; it starts with the first page. */
  #browser: Promise<string> | null = null;
  /** URL of each page that is open, by the runner's session. */
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

  /** Leaves the page, so that none of its code continues to run. */
  async stopSession(id: string): Promise<SessionResult> {
    this.#pages.delete(id);
    await this.#send('POST', '/url', { url: 'about:blank' });
    return {};
  }

  async stop(): Promise<void> {
    if (!this.#browser) return;
    // The driver may be gone, with its browser.
    await this.#send('DELETE', '').catch(() => {});
    this.#browser = null;
  }

  startDebugSession(): Promise<void> {
    throw new Error('This browser has no debug session.');
  }

  /** Presses one key after the other; called by the runner's command `sendKeys`. */
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
