/**
 * In:  what a player plays.
 * Out: the same on the lock screen, in the browser's own controls and on the keys of headphones, where there is such a thing.
 */
import type { Track } from '../../station/snapshot.js';

export class LockScreen {
  private shown = '';
  private metadata: MediaMetadata | null = null;

  /** The cover is the track's; null shows none. `act` is called when somebody presses a button there. */
  show(
    [title, artist]: readonly [string, string],
    station: string,
    track: Track | null,
    act: (isPlay: boolean) => void,
  ): void {
    const artwork: MediaImage[] = [];
    for (const [src, sizes] of [
      [track?.img_url, '100x100'],
      [track?.img_medium_url, '500x500'],
    ] as const) {
      if (src && !track!.jingle_id) artwork.push({ src, sizes });
    }
    const shown = { title: title || station, artist, album: station, artwork };
    const text = JSON.stringify(shown);
    if (text === this.shown) return;
    this.shown = text;
    try {
      this.metadata = new MediaMetadata(shown);
      navigator.mediaSession.metadata = this.metadata;
      navigator.mediaSession.playbackState = 'playing';
      handle(act);
    } catch {
      // A browser without a lock screen, or with only a part of what it takes.
    }
  }

  /** What is shown next has the buttons of another player. Nothing is taken away meanwhile: some browsers stop the sound then. */
  forget(): void {
    this.shown = '';
  }

  /** What another player has put there since then is left alone. */
  clear(): void {
    this.shown = '';
    const session = navigator.mediaSession as MediaSession | undefined;
    if (!this.metadata || session?.metadata !== this.metadata) return;
    session.metadata = this.metadata = null;
    session.playbackState = 'none';
    try {
      handle(null);
    } catch {
      // As above.
    }
  }
}

/** A live stream has no pause: all that ends the sound stops it. */
function handle(act: ((isPlay: boolean) => void) | null): void {
  for (const action of ['play', 'pause', 'stop'] as const) {
    navigator.mediaSession.setActionHandler(action, act && (() => act(action === 'play')));
  }
}
