/** What is on air: as a card of one height at each width, and as a line. */
import { css } from 'lit';

export const styles = css`
  [part='card'],
  [part='line'] {
    display: flex;
  }
  [part='card'] {
    flex-direction: column;
    gap: 1em;
    padding: 1em;
    border: 1px solid var(--_line);
    border-radius: var(--onair-radius, 0.75em);
    background: var(--onair-surface, var(--_surface));
  }
  [part='cover'] {
    inline-size: 100%;
    max-inline-size: 14em;
  }
  .text {
    position: relative;
    display: flex;
    flex: auto;
    flex-direction: column;
    min-inline-size: 0;
    block-size: 8em;
    overflow: hidden;
  }
  /* Room for the ellipsis of a name in the other direction: browsers put it after the last word. */
  [part='card'] .text {
    margin-inline: -1em;
    padding-inline: 1em;
  }
  .song {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  [part='card'] p {
    flex: none;
  }
  /* Space that a second line of the small text may take. */
  .song::before,
  .song::after {
    content: '';
    flex: 0 1 0.5em;
  }
  [part='artist'],
  [part='line'] .song p {
    display: block;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [part='title'],
  [part='card'].stale [part='state'],
  .show [part='artist'] {
    display: -webkit-box;
    margin-inline-end: -0.8em;
    padding-inline-end: 0.8em;
    white-space: normal;
    -webkit-line-clamp: 2;
  }
  [part='title'] {
    margin-block-end: 0.25em;
    font-size: 1.2em;
  }
  .show [part='state'] {
    min-block-size: 1.25em;
  }
  .foot {
    block-size: 1em;
    display: flex;
    align-items: center;
    gap: 0.75em;
    margin-block-start: auto;
  }
  [part='progress'] {
    flex: auto;
    overflow: hidden;
    border-radius: 1em;
    background: var(--_line);
  }
  i {
    display: block;
    border-block-start: 0.25em solid var(--_accent);
    transform: scaleX(0);
  }
  [part='card'] [part='time'] {
    min-inline-size: 8em;
    margin-inline-start: auto;
    text-align: end;
  }
  [part='message'] {
    margin-block: auto;
    -webkit-line-clamp: 6;
  }
  [part='line'] [part='message'] {
    -webkit-line-clamp: 1;
  }
  @media (prefers-reduced-motion: no-preference) {
    i {
      transition: transform 1s linear;
    }
  }
  onair-vote {
    flex: none;
    inline-size: 100%;
    block-size: 3em;
  }
  @container (min-width: 22em) {
    [part='card'] {
      flex-flow: wrap;
    }
    [part='card'] .text {
      flex-basis: 0;
    }
    [part='cover'] {
      inline-size: 8em;
    }
  }
  @container (min-width: 32.5em) {
    [part='title'] {
      font-size: 1.3em;
    }
    [part='card'].votes {
      display: grid;
      /* Until the vote's buttons are loaded their width is not known, so no room is reserved for them. */
      grid-template-columns: auto minmax(0, 1fr);
    }
    .votes [part='cover'] {
      grid-row: 1 / 3;
      inline-size: 12em;
    }
  }
  [part='line'],
  [part='line'] .text {
    flex-direction: row;
    align-items: center;
    gap: 0.5em;
    block-size: 2em;
  }
  [part='line'] [part='cover'] {
    inline-size: 2em;
  }
  [part='line'] onair-vote {
    inline-size: 5.5em;
    block-size: 2em;
  }
  [part='line'] .song {
    display: block;
    order: -1;
    min-inline-size: 0;
  }
  [part='line'] [part='title'] {
    margin: 0;
    padding: 0;
    font-size: 1em;
    font-weight: 400;
  }
  [part='line'] .foot {
    margin: 0;
  }
  [part='line'] .foot,
  [part='line'] [part='state'] {
    flex: none;
  }
  .votes[part='line'] [part='state'] {
    flex: 0 99 auto;
  }
  [part='line'] [part='progress'],
  [part='line'].ready [part='state'],
  [part='line'].empty.show [part='state'] {
    display: none;
  }
`;
