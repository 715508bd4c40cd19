import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { onAir as onAirWords } from '../../words/en/common.js';
import { player as playerWords } from '../../words/en/player.js';
import { languageCode } from '../../words/language.js';
import type { OnAirWords, PlayerWords } from '../../words/tag-words.js';
import type { Channel } from '../../station/lists/channels.js';
import { nothingListed, type ListSnapshot } from '../../station/lists/list-feed.js';
import type { OnAir } from '../../station/snapshot.js';
import { wordsIn } from '../base/locale.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { PagePlayerController } from '../playback/page-player.js';
import { httpUrl } from '../format/http-url.js';
import { Playback, type PlayerHost } from '../playback/playback.js';
import { currentSong, silenceText, soundText, titledTrack } from '../playback/texts.js';
import { PLAY, renderIcon, STOP } from '../ui/icons.js';
import { playButtonStyles } from './play-button.styles.js';

/** `LazyChunk` adds these styles to the element. */
export const styles = [playButtonStyles];

/**
 * The button on the cover of a card. It controls the page's player for the station. If there is no such player, it
 * plays the stream itself.
 */
export class PlayButton implements ReactiveController {
  private readonly channels: SubscriptionController<ListSnapshot<Channel>>;
  private readonly stationName: SubscriptionController<string | null>;
  private readonly pagePlayer: PagePlayerController;
  private readonly own: Playback;

  /** `onAir` returns the card's data; null if the card has no button. */
  constructor(
    private readonly host: PlayerHost,
    private readonly onAir: () => OnAir | null,
  ) {
    this.channels = new SubscriptionController(host, nothingListed);
    this.stationName = new SubscriptionController<string | null>(host, null);
    this.pagePlayer = new PagePlayerController(host);
    this.own = new Playback(host);
    this.own.restoreVolume();
    host.addController(this);
  }

  hostUpdate(): void {
    const { channels, host, own, stationName } = this;
    const station = this.onAir() ? host.shownStation : null;
    channels.follow(station && station.channels);
    stationName.follow(station && station.name);
    own.followStation();
    if (station) own.updateChannels(channels.value.records);
    else own.stop();
  }

  /** Shows the current song on the lock screen. */
  hostUpdated(): void {
    const { own, stationName, words } = this;
    const { settings, shownStation } = this.host;
    const onAir = this.onAir();
    if (!onAir || !(own.sound.isOn || own.sound.state === 'paused')) return;
    // Only panels accept votes.
    const song = currentSong(
      onAir,
      stationName.value ?? '',
      words.onAir,
      shownStation.client.capabilities.votes,
    );
    const track = settings.covers ? titledTrack(onAir) : null;
    own.updateLockScreen(song, stationName.value ?? '', track, httpUrl(settings.art));
  }

  private get words(): { onAir: OnAirWords; player: PlayerWords } {
    return wordsIn(languageCode(this.host.settings.lang), { onAir: onAirWords, player: playerWords });
  }

  /**
   * The playback to control. If the sound was started here, this button keeps controlling it, even if a player becomes
   * ready later.
   */
  private get playback(): Playback {
    const { own, pagePlayer } = this;
    return own.sound.isOn ? own : (pagePlayer.player?.playback ?? own);
  }

  /** Renders nothing if the card has no button or the page can't play any stream. */
  render(): TemplateResult | typeof nothing {
    const { isOffered, sound, stream } = this.playback;
    if (!this.onAir() || (!stream?.url && !sound.isOn && !isOffered)) return nothing;
    const { onAir, player: words } = this.words;
    const { value: name } = this.stationName;
    const start = isOffered ? words.goOn : words.play;
    const label = sound.isOn ? words.stop : start;
    const reason = isOffered ? '' : silenceText(stream ?? { url: '' }, sound.state, false, false, words);
    const state = sound.isOn && sound.state !== 'playing' ? soundText(sound.state, onAir, words) : '';
    return html`<div class="listen">
      <div
        part="playback"
        role="status"
        dir="auto"
        class=${reason ? 'reason' : nothing}
        .textContent=${reason || state}
      ></div>
      <button
        type="button"
        part="play"
        class=${state ? 'waiting' : nothing}
        aria-label=${name ? `${label} – ${name}` : label}
        @click=${this.handleClick}
      >
        ${renderIcon(sound.isOn ? STOP : PLAY)}
      </button>
    </div>`;
  }

  private readonly handleClick = (): void => {
    const { own, pagePlayer, playback } = this;
    if (playback.sound.isOn) playback.stop();
    else if (playback === own) {
      own.applyVolume();
      own.play();
    } else pagePlayer.player?.play();
  };
}
