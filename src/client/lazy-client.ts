import type { HistoryPage } from '../servers/panel/history-record.js';
import type { ListPage } from '../servers/panel/list-page.js';
import { panelCapabilities } from '../servers/panel/capabilities.js';
import type { Capabilities } from '../servers/server-kind.js';
import { loadRequiredChunk } from './load-chunk.js';
import type { SourceName } from './open-client.js';
import type { PanelClient } from './panel-client.js';
import type { ListName, StationClient } from './station-client.js';

/**
 * Capabilities that are assumed until the kind of server is known. Only panels accept votes and list their whole
 * history.
 */
const UNKNOWN: Capabilities = { ...panelCapabilities, history: 'recent', votes: false };

/**
 * A client for a server that is not known to be a panel. On the first request, it loads the code for the kind of server
 * and passes all requests to that kind's client, so pages with a panel never load that code.
 */
export class LazyClient implements StationClient {
  private client: StationClient | null = null;
  private opening: Promise<StationClient> | null = null;

  constructor(
    private readonly source: SourceName,
    /** Short name, mount or number of the station; '' for the server's first station. */
    private readonly station: string,
    /** Used if the server is a panel. */
    private readonly panel: PanelClient,
    /** Encoding of titles that the server wrongly decodes as Latin-1; '' if the page doesn't specify one. */
    private readonly charset = '',
  ) {}

  get baseUrl(): string {
    return (this.client ?? this.panel).baseUrl;
  }

  get capabilities(): Capabilities {
    return this.client?.capabilities ?? UNKNOWN;
  }

  get canReadResponses(): boolean | null {
    return this.client?.canReadResponses ?? null;
  }

  get links(): StationClient['links'] {
    return this.client?.links ?? {};
  }

  get events(): StationClient['events'] {
    return this.client?.events;
  }

  get requests(): StationClient['requests'] {
    return this.client?.requests;
  }

  get picture(): StationClient['picture'] {
    return this.client?.picture;
  }

  async readNewest(...parameters: Parameters<StationClient['readNewest']>): Promise<HistoryPage> {
    return (await this.open()).readNewest(...parameters);
  }

  async readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>> {
    return (await this.open()).readList(name, query, readRecord, signal, most);
  }

  forgetOrder(): void {
    this.client?.forgetOrder();
  }

  /** Opens the client once. After a failure, the next request tries again. */
  private open(): Promise<StationClient> {
    this.opening ??= this.load().catch((failure: unknown) => {
      this.opening = null;
      throw failure;
    });
    return this.opening;
  }

  private async load(): Promise<StationClient> {
    const { openClient } = await loadRequiredChunk(this.baseUrl, () => import('./open-client.js'));
    this.client = await openClient(this.source, this.station, this.panel, this.charset);
    return this.client;
  }
}
