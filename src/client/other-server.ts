/**
 * In:  the settings of a station whose server is of another kind than ours, or may be.
 * Out: the same that a panel's client gives. The code that asks such servers comes with the first question: pages with a panel
 *      never load it.
 */
import type { Can } from '../servers/server-kind.js';
import type { HistoryPage, KnownPlays } from '../servers/panel/history-record.js';
import { loadRequiredPart } from './load-part.js';
import type { SourceName } from './open-server.js';
import { panelCan } from '../servers/panel/panel-can.js';
import { PanelClient } from './panel-client.js';
import type { StationSource } from './station-source.js';

/** Where a panel is found, it is asked as any other. */
export class OtherServer extends PanelClient {
  /** Until its kind is known: no such server takes votes, or lists all that it ever played. */
  override can: Can = { ...panelCan, history: 'recent', votes: false };

  constructor(
    readonly source: SourceName,
    /** Which station of such a server. */
    readonly station: string,
    ...panel: ConstructorParameters<typeof PanelClient>
  ) {
    super(...panel);
  }

  override async readNewest(wanted: number, signal: AbortSignal, known?: KnownPlays): Promise<HistoryPage> {
    return (await this.open())?.readNewest(wanted, signal, known) ?? super.readNewest(wanted, signal);
  }

  override readList: StationSource['readList'] = async (...asked) =>
    (await this.open())?.readList(...asked) ?? super.readList(...asked);

  /** Null for a panel. */
  private async open(): Promise<StationSource | null> {
    const { openServer } = await loadRequiredPart(this.baseUrl, () => import('./open-server.js'));
    return openServer(this);
  }
}
