/** A button, what plays, and how loud: in two rows, and below them what else can be chosen where there is little room. */
import { css } from 'lit';

export const styles = css`
  [part='player'] {
    display: grid;
    grid-template: 'play name state' auto 'play song song' auto 'foot foot foot' auto / auto 1fr auto;
    align-items: center;
    column-gap: 0.75em;
    padding: 0.75em 1em;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.75em);
    background: var(--onair-surface, var(--_surface));
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: 44px;
    min-block-size: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  button:disabled {
    cursor: default;
    opacity: 0.4;
  }
  button:focus-visible,
  input:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [part='play'] {
    grid-area: play;
    inline-size: 3em;
  }
  [part='play'] svg {
    fill: var(--_accent);
    fill-rule: evenodd;
    stroke: none;
  }
  [part='play']:hover:enabled {
    opacity: 0.85;
  }
  [part='name'] {
    grid-area: name;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='state'] {
    grid-area: state;
    justify-self: end;
  }
  [part='name'],
  [part='state'] {
    min-block-size: 1.25em;
  }
  [part='name'],
  .what p {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .what span {
    display: none;
  }
  .loading p:empty {
    direction: inherit;
  }
  .loading p::after {
    outline-offset: -1px;
  }
  .loading [part='state']::after,
  .loading [part='message']::after {
    content: none !important;
  }
  .song {
    position: relative;
    grid-area: song;
    display: flex;
    flex-direction: column;
    justify-content: center;
    inline-size: 0;
    min-inline-size: 100%;
    block-size: 3em;
    overflow: hidden;
  }
  .slotted {
    block-size: auto !important;
    min-block-size: 3em;
  }
  /* Where nothing stands above a sentence, it stands in the middle, beside the button. */
  .failed [part='name']:empty ~ .song,
  .empty [part='name']:empty ~ .song {
    bottom: 0.625em;
  }
  [part='artist'] {
    color: var(--_quiet);
  }
  [part='message'] {
    font-size: 0.8em;
    -webkit-line-clamp: 3;
  }
  .foot {
    grid-area: foot;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75em;
    min-block-size: 44px;
    margin-block: 0.25em -0.5em;
  }
  [part='loudness'] {
    grid-area: loudness;
    display: flex;
    flex: 0 1 12em;
    align-items: center;
    min-inline-size: 0;
    margin-inline-start: auto;
  }
  [part='mute'] svg {
    inline-size: 1.25em;
  }
  .rtl [part='mute'] svg {
    transform: scaleX(-1);
  }
  input {
    flex: 1 1 4em;
    appearance: none;
    inline-size: 4em;
    min-inline-size: 2em;
    block-size: 44px;
    margin: 0;
    border-radius: 0.5em;
    color: inherit;
    background:
      linear-gradient(var(--_accent), var(--_accent)) 0 50% / var(--_at) 0.25em no-repeat,
      linear-gradient(var(--_line), var(--_line)) 0 50% / 100% 0.25em no-repeat;
    cursor: pointer;
  }
  .rtl input {
    background-position-x: 100%, 0;
  }
  input::-webkit-slider-runnable-track {
    background: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 0.875em;
    block-size: 0.875em;
    border: 0;
    border-radius: 50%;
    background: var(--_accent);
  }
  input::-moz-range-track {
    background: none;
  }
  input::-moz-range-thumb {
    inline-size: 0.875em;
    block-size: 0.875em;
    border: 0;
    border-radius: 50%;
    background: var(--_accent);
  }
  @container (min-width: 32.5em) {
    [part='player'] {
      grid-template:
        'play name stream loudness' auto 'play song song state' auto /
        auto minmax(0, auto) minmax(max-content, 1fr) auto;
    }
    .foot {
      display: contents;
    }
    .song {
      block-size: 2em;
      min-block-size: 2em;
    }
    .loading [part='artist']::after {
      content: none !important;
    }
    .what {
      display: flex;
    }
    .what span {
      display: block;
      order: -1;
      margin-inline: 0.25em;
      color: var(--_quiet);
    }
    [part='artist'] {
      order: -2;
    }
    [part='message'] {
      -webkit-line-clamp: 2;
    }
    [part='loudness'] {
      inline-size: 10em;
      margin-block: -0.5em;
    }
  }
  @media (forced-colors: active) {
    button:disabled {
      opacity: 1;
      color: GrayText;
    }
    [part='play'] svg {
      fill: ButtonText;
    }
    [part='play']:disabled svg {
      fill: GrayText;
    }
    input {
      appearance: auto;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .waiting [part='play'] svg {
      animation: breathe 1s ease-in-out infinite alternate;
    }
  }
`;
