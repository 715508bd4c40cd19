import type { Track } from '../../station/snapshot.js';
import { toJson } from '../../contract/to-json.js';

/** Shows a player on the lock screen and in the browser's media controls, and handles their buttons and the media keys. */
export class LockScreen {
  private shown = '';
  private metadata: MediaMetadata | null = null;

  /**
   * `track` provides the cover. If the track has no cover, the picture `art` is shown; null for no picture. `onPress`
   * is called with true for play and with false for pause or stop.
   */
  show(
    [title, artist]: readonly [string, string],
    station: string,
    { track, art, isPlaying }: { track: Track | null; art: string | null; isPlaying: boolean },
    onPress: (isPlay: boolean) => void,
  ): void {
    const artwork: MediaImage[] = [];
    for (const [src, sizes] of [
      [track?.img_url, '100x100'],
      [track?.img_medium_url, '500x500'],
    ] as const) {
      if (src && !track!.jingle_id) artwork.push({ src, sizes });
    }
    if (!artwork.length && art) artwork.push({ src: art });
    const shown = { title: title || station, artist, album: station, artwork };
    const text = toJson([shown, isPlaying]);
    if (text === this.shown) return;
    this.shown = text;
    try {
      this.metadata = new MediaMetadata(shown);
      navigator.mediaSession.metadata = this.metadata;
      navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
      setButtons(onPress);
    } catch {
      // The browser doesn't support the Media Session API, or only some of its actions.
    }
  }

  /**
   * Releases the lock screen without clearing it, because clearing makes some browsers stop the sound. The next `show`
   * replaces the content.
   */
  forget(): void {
    this.shown = '';
  }

  /** Clears the lock screen unless another player is using it. */
  clear(): void {
    this.shown = '';
    const session = navigator.mediaSession as MediaSession | undefined;
    if (!this.metadata || session?.metadata !== this.metadata) return;
    session.metadata = this.metadata = null;
    session.playbackState = 'none';
    try {
      setButtons(null);
    } catch {
      // The browser doesn't support some of the actions.
    }
  }
}

function setButtons(onPress: ((isPlay: boolean) => void) | null): void {
  for (const action of ['play', 'pause', 'stop'] as const) {
    navigator.mediaSession.setActionHandler(action, onPress && (() => onPress(action === 'play')));
  }
}
