import type { LitElement, ReactiveController } from 'lit';
import type { Station } from '../../station/station.js';
import type { StationHost } from '../base/station-host.js';
import { elementsIn } from '../page/nodes.js';
import type { Playback } from './playback.js';

/** The interface of `onair-player`. It is declared here so that the element's code isn't imported. */
export interface PagePlayer extends LitElement {
  readonly shownStation: Station;
  readonly status: string;
  readonly playback: Playback;
  play(): void;
  stop(): void;
}

/**
 * Finds the `onair-player` for the station of the host, first in the host's shadow root and then in the page, and
 * updates the host when the sound changes.
 */
export class PagePlayerController implements ReactiveController {
  /** Null if the page has no player for the station or the player isn't ready. */
  player: PagePlayer | null = null;
  /** The state of the sound that the host last rendered. */
  private shownState = '';
  /** Watches `status`, because a player may become ready later. */
  private readonly statuses = new MutationObserver(() => this.host.requestUpdate());
  private readonly playerUpdates: ReactiveController = {
    hostUpdated: () => {
      if (this.state !== this.shownState) this.host.requestUpdate();
    },
  };

  constructor(private readonly host: StationHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    const roots = [this.host.getRootNode() as Document | ShadowRoot, document];
    const players = roots.flatMap((root) => elementsIn<PagePlayer>(root, 'onair-player'));
    for (const each of players) this.statuses.observe(each, { attributeFilter: ['status'] });
    const { shownStation } = this.host;
    this.follow(
      players.find((each) => each.shownStation === shownStation && each.status === 'ready') ?? null,
    );
    this.shownState = this.state;
  }

  hostDisconnected(): void {
    this.statuses.disconnect();
    this.follow(null);
  }

  private follow(player: PagePlayer | null): void {
    if (player === this.player) return;
    this.player?.removeController(this.playerUpdates);
    this.player = player;
    player?.addController(this.playerUpdates);
  }

  private get state(): string {
    return this.player?.playback.sound.state ?? '';
  }
}
