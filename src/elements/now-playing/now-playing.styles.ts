/** What is on air: as a card of one height at each width, and as a line. */
import { css } from '../parts/css.js';

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
  .song {
    margin-block: 0.5em;
  }
  [part='title'] {
    margin-block-end: 0.25em;
    font-size: 1.2em;
    -webkit-line-clamp: 2;
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
    order: -1;
    margin: 0;
  }
  [part='line'] [part='title'] {
    margin: 0;
    font-size: 1em;
    font-weight: 400;
    -webkit-line-clamp: 1;
  }
  [part='line'] .foot {
    margin: 0;
  }
  [part='line'] .foot,
  [part='line'] [part='state'] {
    flex: none;
  }
  :host([vote]) [part='line'] [part='state'] {
    flex: 0 99 auto;
  }
  [part='line'] [part='progress'],
  [part='line'].ready [part='state'] {
    display: none;
  }
`;
