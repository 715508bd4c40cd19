/** Information about an episode for the lock screen. */
export interface EpisodeMetadata {
  title: string;
  artist: string;
  /** URL of the cover, or null. */
  image: string | null;
}

/** Number of seconds that the buttons skip. */
export const BACK_S = 15;
export const FORWARD_S = 30;

const SEEK_ACTIONS = ['seekbackward', 'seekforward', 'seekto'] as const;

/** Shows the playing episode on the lock screen and in the browser's media controls, with buttons to skip and seek. */
export class EpisodeSession {
  private metadata: MediaMetadata | null = null;

  /** `seek` is called with the position in seconds. */
  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly seek: (seconds: number) => void,
  ) {}

  show({ title, artist, image }: EpisodeMetadata): void {
    try {
      this.metadata = new MediaMetadata({ title, artist, artwork: image ? [{ src: image }] : [] });
      navigator.mediaSession.metadata = this.metadata;
    } catch {
      // The browser doesn't support the Media Session API, or only part of it.
    }
    const { audio, seek } = this;
    // The browser's default actions are sufficient here. Remove the handlers that a live player may have set.
    this.setHandlers(['play', 'pause', 'stop']);
    this.setHandlers(SEEK_ACTIONS, {
      seekbackward: ({ seekOffset }) => seek(audio.currentTime - (seekOffset ?? BACK_S)),
      seekforward: ({ seekOffset }) => seek(audio.currentTime + (seekOffset ?? FORWARD_S)),
      seekto: ({ seekTime }) => seek(seekTime ?? 0),
    });
    this.update();
  }

  /** Reports the position and the playback state. */
  update(): void {
    if (!this.isShown()) return;
    const { duration, currentTime, playbackRate, paused } = this.audio;
    navigator.mediaSession.playbackState = paused ? 'paused' : 'playing';
    if (!isFinite(duration)) return;
    try {
      const position = Math.min(currentTime, duration);
      navigator.mediaSession.setPositionState({ duration, playbackRate, position });
    } catch {
      // The browser doesn't support positions.
    }
  }

  /** Removes the seek buttons, and clears the lock screen unless another player is using it. */
  clear(): void {
    if (!this.metadata) return;
    if (this.isShown()) {
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = 'none';
    }
    this.metadata = null;
    this.setHandlers(SEEK_ACTIONS);
    try {
      navigator.mediaSession.setPositionState();
    } catch {
      // The browser doesn't support positions.
    }
  }

  private isShown(): boolean {
    const session = navigator.mediaSession as MediaSession | undefined;
    return !!this.metadata && session?.metadata === this.metadata;
  }

  private setHandlers<A extends MediaSessionAction>(
    actions: readonly A[],
    handlers?: Record<A, MediaSessionActionHandler>,
  ): void {
    for (const action of actions) {
      try {
        navigator.mediaSession.setActionHandler(action, handlers?.[action] ?? null);
      } catch {
        // The browser doesn't support the action.
      }
    }
  }
}
