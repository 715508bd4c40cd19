/**
 * In:  the episode that plays.
 * Out: the same on the lock screen and in the browser's own controls, with buttons to go back and forward.
 */

/** What a lock screen shows of an episode. */
export interface Playing {
  title: string;
  artist: string;
  /** Address of the cover; null shows none. */
  image: string | null;
}

/** The steps of the buttons: seconds. */
export const BACK = 15;
export const FORWARD = 30;

const SEEKS = ['seekbackward', 'seekforward', 'seekto'] as const;

export class EpisodeSession {
  private metadata: MediaMetadata | null = null;

  /** `seek` gets seconds from the beginning. */
  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly seek: (seconds: number) => void,
  ) {}

  /** The browser's own buttons to play and pause do: the player may have set others for its live stream. */
  show({ title, artist, image }: Playing): void {
    try {
      this.metadata = new MediaMetadata({ title, artist, artwork: image ? [{ src: image }] : [] });
      navigator.mediaSession.metadata = this.metadata;
    } catch {
      // The browser has no Media Session API, or only a part of it.
    }
    const { audio, seek } = this;
    this.handle(['play', 'pause', 'stop']);
    this.handle(SEEKS, {
      seekbackward: ({ seekOffset }) => seek(audio.currentTime - (seekOffset ?? BACK)),
      seekforward: ({ seekOffset }) => seek(audio.currentTime + (seekOffset ?? FORWARD)),
      seekto: ({ seekTime }) => seek(seekTime ?? 0),
    });
    this.update();
  }

  /** Says how far it is, and whether it plays. */
  update(): void {
    if (!this.isShown()) return;
    const { duration, currentTime, playbackRate, paused } = this.audio;
    navigator.mediaSession.playbackState = paused ? 'paused' : 'playing';
    if (!isFinite(duration)) return;
    try {
      const position = Math.min(currentTime, duration);
      navigator.mediaSession.setPositionState({ duration, playbackRate, position });
    } catch {
      // As above.
    }
  }

  /** What another player has put there since then is left alone: a live stream has nothing of these. */
  clear(): void {
    if (!this.metadata) return;
    if (this.isShown()) {
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = 'none';
    }
    this.metadata = null;
    this.handle(SEEKS);
    try {
      navigator.mediaSession.setPositionState();
    } catch {
      // As above.
    }
  }

  private isShown(): boolean {
    const session = navigator.mediaSession as MediaSession | undefined;
    return !!this.metadata && session?.metadata === this.metadata;
  }

  private handle<A extends MediaSessionAction>(
    actions: readonly A[],
    handlers?: Record<A, MediaSessionActionHandler>,
  ): void {
    for (const action of actions) {
      try {
        navigator.mediaSession.setActionHandler(action, handlers?.[action] ?? null);
      } catch {
        // A browser refuses actions that it does not know.
      }
    }
  }
}
