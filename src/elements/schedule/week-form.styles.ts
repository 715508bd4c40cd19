/** Hours at the side, days as columns. `form` selects the class that has this form. */
import { css, type CSSResult } from 'lit';

export const weekForm = (form: CSSResult): CSSResult => css`
  ${form} [part='tabs'] {
    display: none;
  }
  ${form} [part='week'] {
    display: grid;
    grid-template-columns: auto repeat(7, minmax(0, 1fr));
    column-gap: 0.25em;
  }
  ${form} .hours {
    display: block;
    padding-block-start: 3em;
  }
  ${form} [part='hour'] {
    display: block;
    block-size: calc(var(--_hour) / 0.75);
    padding-inline-end: 0.5em;
    color: var(--_quiet);
    font-size: 0.75em;
    line-height: 0;
  }
  ${form} [part='day'] {
    display: flex;
    align-items: center;
    gap: 0.375em;
    block-size: 3em;
    padding-inline-start: 0.375em;
  }
  ${form} [part='day'] span {
    color: var(--_quiet);
  }
  ${form} .today [part='day'] {
    box-shadow: inset 0 -2px var(--_accent);
    font-weight: 700;
  }
  ${form} .column {
    display: block;
    block-size: auto;
    overflow: visible;
  }
  ${form} .column ol {
    position: relative;
    block-size: calc(var(--_hours, 24) * var(--_hour));
    background: linear-gradient(var(--_rule, var(--_line)) 1px, transparent 1px) 0 0 / 100% var(--_hour);
  }
  ${form} .column li {
    position: absolute;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: var(--_w, 100%);
    min-block-size: 1.375em;
    margin: 0;
    padding: 0 1px 1px 0;
  }
  ${form} [part='message'],
  ${form} .over {
    inset-inline-start: 4em;
    inset-block-start: 3.75em;
  }
  ${form} .column ol::before {
    position: absolute;
    inset: 25% 1px auto 0;
  }
  ${form} .column li[part='now-line'] {
    z-index: 1;
    min-block-size: 0;
    padding: 0;
  }
  ${form} .column [part~='show'] {
    flex-direction: column;
    align-items: stretch;
    justify-content: flex-start;
    gap: 0;
    block-size: 100%;
    min-block-size: 0;
    padding: 0.25em 0.375em;
    overflow: hidden;
    font-size: 0.85em;
    line-height: 1.2;
  }
  ${form} .column [part='show-time'] {
    min-inline-size: 0;
    font-size: 0.85em;
  }
  ${form} .column .short > [part~='show'] {
    flex-flow: row wrap;
    align-items: baseline;
    align-content: flex-start;
    column-gap: 0.5em;
    padding-block: 0;
    line-height: 1.45;
  }
  ${form} .column li:hover {
    z-index: 1;
  }
  ${form} .none {
    display: none;
  }
`;
