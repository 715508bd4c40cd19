/** Styles of the episodes. They are loaded with `episodes.ts`, when a podcast is unfolded. */
import { css } from 'lit';

export const styles = [
  css`
    [part='episodes'] {
      grid-area: more;
      padding-block-end: 0.5em;
    }
    [role='status'] {
      -webkit-line-clamp: 4;
    }
    [part='episode'] {
      display: flex;
      gap: 0.5em;
      padding-block: 0.5em;
    }
    [part='play'],
    .mute {
      flex: none;
      align-self: start;
      inline-size: 44px;
    }
    [part='play'] svg {
      inline-size: 2em;
      stroke-width: 1.25;
    }
    [part='play'] path {
      fill: currentColor;
    }
    .current svg {
      stroke: var(--_accent);
    }
    .current path {
      fill: var(--_accent);
    }
    .said {
      flex: auto;
      min-inline-size: 0;
    }
    [part='episode-title'] {
      font-weight: 600;
      -webkit-line-clamp: 2;
    }
    [part='date'],
    .playing {
      display: flex;
      align-items: center;
      gap: 0.25em;
      min-block-size: 1.5em;
    }
    .playing {
      gap: 0.75em;
      block-size: 1.2em;
    }
    [part='seek'] {
      flex: auto;
      min-inline-size: 0;
      block-size: 44px;
      margin: 0;
      accent-color: var(--_accent);
      cursor: pointer;
    }
    [part='time'] {
      flex: none;
    }
    [part='date'],
    [part='about'] {
      font-size: 0.8em;
      color: var(--_quiet);
    }
    [part='about'] {
      margin-block-start: 0.25em;
      line-height: 1.4;
      -webkit-line-clamp: 2;
    }
  `,
];
