/** The choice of a stream: words of ours, with the browser's own list laid over them. */
import { css } from 'lit';

export const styles = css`
  [part='stream'] {
    grid-area: stream;
    position: relative;
    flex: none;
    color: var(--_quiet);
    font-size: 0.8em;
  }
  [part='stream'] span {
    display: flex;
    align-items: center;
    gap: 0.25em;
    border-radius: 0.25em;
    white-space: nowrap;
  }
  [part='stream'] svg {
    flex: none;
    inline-size: 1em;
  }
  /* Whatever it looks like, a finger finds it. */
  select {
    position: absolute;
    top: 50%;
    inset-inline: -0.5em;
    min-inline-size: 44px;
    block-size: 44px;
    margin-block-start: -22px;
    opacity: 0;
    font-size: 16px;
    cursor: pointer;
  }
  select:focus-visible + span {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  /* At the end, where no name that comes late moves it. */
  @container (min-width: 32.5em) {
    [part='stream'] {
      justify-self: end;
    }
  }
`;
