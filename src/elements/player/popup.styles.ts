import { css } from '../base/css.js';

/**
 * Styles for the pop-up button in the menu, and for the sheet that fills the pop-up: one column in a tall window, and
 * the cover beside the rest in a low or wide one. In one column, the cover leaves room for everything down to the
 * volume.
 */
export const styles = css`
  .menu [part='popup'] {
    display: flex;
    grid-auto-flow: column;
  }
  .window[part='player'] {
    position: fixed !important;
    inset: 0;
    display: block;
    block-size: 100%;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    font-size: 1rem;
  }
  div[part='sheet'] {
    display: flex;
    block-size: 100%;
  }
  .window .grip {
    touch-action: auto;
    user-select: auto;
    cursor: auto;
  }
  .window .inside {
    gap: 0.75em;
    padding-block-start: 1em;
  }
  .window [part='name'] {
    min-block-size: 1.25em;
    font-size: 0.875em;
    font-weight: 600;
    text-align: center;
  }
  .window [part='state'] {
    white-space: normal;
  }
  .window .grip [part='cover'] {
    inline-size: min(100%, 46vh, 100vh - 21em);
  }
  @media (min-width: 40em), (min-width: 17em) and (max-height: 29em) {
    .window .inside {
      display: grid;
      grid-template-columns: minmax(5em, 2fr) minmax(12em, 3fr);
      grid-template-rows: repeat(3, auto) 1fr;
      align-content: start;
      align-items: start;
      gap: 0.5em 1.25em;
    }
    .window .inside > * {
      grid-column: 2;
      min-inline-size: 0;
    }
    .window .grip {
      grid-area: 1 / 1 / 5 / 2;
    }
    .window .grip [part='cover'] {
      inline-size: min(100%, 100vh - 5em);
    }
  }
  @media (min-width: 17em) and (max-width: 39.99em) and (max-height: 29em) {
    .window .inside {
      padding-block-start: 0.5em;
      padding-inline: 1em;
    }
    [part='player'].window .heading {
      --_title: 1.25em;
    }
    .window .deck {
      grid-template-columns: auto auto auto;
      justify-content: space-between;
    }
    .window .deck [part='play'] {
      inline-size: 56px;
    }
    .window .deck onair-vote {
      grid-area: 1 / 1;
    }
    .window .later,
    .window .plays {
      grid-column: 1 / 3;
    }
  }
  @media (min-width: 40em) {
    .window .inside {
      grid-template-rows: repeat(6, auto) 1fr;
      align-content: safe center;
      gap: 1em 2.5em;
      max-inline-size: 64em;
      padding: 2em;
    }
    .window .grip {
      position: sticky;
      inset-block-start: 0;
      grid-area: 1 / 1 / 8 / 2;
    }
  }
`;
