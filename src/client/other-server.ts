/**
 * In:  the settings of a station whose server is of another kind than ours, or may be.
 * Out: the same that a panel's client gives. Its code comes with the first question: pages with a panel never load it.
 */
import type { Can } from '../sources/server-kind.js';
import { loadRequiredPart } from './load-part.js';
import type { PlaceOptions } from './open-server.js';
import { panelCan } from './panel-can.js';
import type { StationSource } from './station-source.js';

/** Until its kind is known: no such server takes votes, or lists all that it ever played. */
const unknownCan: Can = { ...panelCan, history: 'recent', votes: false };

export class OtherServer implements StationSource {
  private opened: StationSource | null = null;
  private opening: Promise<StationSource> | null = null;

  constructor(private readonly options: PlaceOptions) {}

  get baseUrl(): string {
    return this.options.baseUrl;
  }

  get can(): Can {
    return this.opened?.can ?? unknownCan;
  }

  get canReadAnswers(): boolean | null {
    return this.opened && this.opened.canReadAnswers;
  }

  get links(): StationSource['links'] {
    return this.opened?.links ?? {};
  }

  readNewest: StationSource['readNewest'] = async (...asked) => (await this.open()).readNewest(...asked);

  readList: StationSource['readList'] = async (...asked) => (await this.open()).readList(...asked);

  forgetOrder(): void {
    this.opened?.forgetOrder();
  }

  private async open(): Promise<StationSource> {
    const { options } = this;
    try {
      return (this.opened = await (this.opening ??= loadRequiredPart(
        options.baseUrl,
        () => import('./open-server.js'),
      ).then(({ openServer }) => openServer(options))));
    } catch (failure) {
      // It is tried again with the next question.
      this.opening = null;
      throw failure;
    }
  }
}
