/** Only what is on now, and what comes. `form` selects the class that has this form. */
import { css, type CSSResult } from 'lit';

export const upcomingForm = (form: CSSResult): CSSResult => css`
  ${form} [part='tabs'],
  ${form} [part='week'],
  ${form} .pages,
  ${form} [part='add-week'] {
    display: none;
  }
  ${form} [part='upcoming'] {
    display: block;
  }
  ${form} {
    max-inline-size: 40em;
  }
  ${form} .body {
    min-block-size: 18em;
  }
  ${form} [part='upcoming']:empty {
    block-size: 16em;
  }
`;
