/**
 * Styles for the menu button and the menu. In a wide window, the menu is beside its button; in a narrow one, it is at
 * the bottom of the window.
 */
import { css } from '../../base/css.js';

export const styles = css`
  .more button,
  .menu a,
  .menu button {
    box-sizing: border-box;
    block-size: auto;
    margin: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .more button {
    display: grid;
    place-content: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border-radius: 0.5em;
  }
  .more svg,
  .menu svg {
    flex: none;
    inline-size: 1.25em;
  }
  li .more button,
  [part='line'] .more button {
    justify-content: end;
  }
  .more svg {
    stroke-width: 3;
    color: var(--_quiet);
  }
  .more button:hover svg {
    color: inherit;
  }
  .more button:focus-visible,
  .menu a:focus-visible,
  .menu button:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  [part='menu'] {
    position: fixed;
    inset: var(--_y, auto) auto auto var(--_x, auto);
    box-sizing: border-box;
    inline-size: max-content;
    min-inline-size: min(15em, 100%);
    max-inline-size: min(22em, 100% - 16px);
    max-block-size: calc(100% - 16px);
    margin: 0;
    padding: 0;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: 0.75em;
    background: Canvas;
    color: CanvasText;
    font-size: 0.9em;
    box-shadow: 0 0.5em 2em #0003;
  }
  [part='menu']:not([open]) {
    display: none;
  }
  [part='menu']::backdrop {
    background: none;
  }
  .menu {
    display: grid;
    grid-template-columns: 1fr auto;
    padding: 0.5em 0.5em 0.25em;
  }
  #menu-name {
    align-self: center;
    min-inline-size: 0;
    padding-inline: 0.75em;
  }
  #menu-name p {
    margin: 0;
    font-weight: 600;
    -webkit-line-clamp: 2;
  }
  :host(:dir(rtl)) #menu-name p:dir(ltr),
  :host(:dir(ltr)) #menu-name p:dir(rtl) {
    margin-inline-end: -1em;
    padding-inline-end: 1em;
  }
  #menu-name .artist {
    color: var(--_quiet);
    font-weight: 400;
  }
  .items {
    grid-area: 2 / 1 / 3 / 3;
    margin-block-start: 0.25em;
  }
  .menu .apart {
    margin-block-start: 0.25em;
    padding-block-start: 0.25em;
    border-block-start: 1px solid var(--_line);
  }
  .menu a,
  .menu .items button {
    display: flex;
    align-items: center;
    justify-content: flex-start;
    gap: 0.75em;
    inline-size: 100%;
    min-block-size: max(2.75em, 44px);
    padding: 0.25em 0.75em;
    border-radius: 0.5em;
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: none;
  }
  .menu a:hover,
  .menu button:hover {
    background: var(--_surface);
  }
  .menu .items svg {
    color: var(--_quiet);
  }
  .menu .dislike svg {
    transform: scaleY(-1);
  }
  .menu [aria-pressed='true'] svg {
    color: var(--_accent);
    fill: currentColor;
  }
  .menu .close {
    grid-area: 1 / 2;
    display: grid;
    place-content: center;
    inline-size: max(2.75em, 44px);
    block-size: max(2.75em, 44px);
    padding: 0;
    border-radius: 0.5em;
  }
  .menu [role='status'],
  .menu input {
    grid-column: 1 / 3;
    box-sizing: border-box;
    min-block-size: 1.25em;
    margin-inline: 0.75em;
  }
  .menu [role='status'] {
    font-size: 0.8em;
    color: var(--_quiet);
  }
  .menu input {
    min-inline-size: 0;
    margin-block: 0.25em 0.5em;
    padding: 0.5em;
    border: 1px solid #888;
    border-radius: 0.375em;
    background: none;
    color: inherit;
    font: inherit;
  }
  @media (max-width: 30em) {
    [part='menu'] {
      inset: auto 0 0;
      inline-size: 100%;
      max-inline-size: 100%;
      border-width: 1px 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      font-size: 1em;
    }
    [part='menu']::backdrop {
      background: #0006;
    }
    .menu {
      padding-block-end: max(0.25em, env(safe-area-inset-bottom));
    }
  }
`;
