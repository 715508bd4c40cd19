import type { Sheet } from '../sheet.js';

// Covers drawn by the panel would hide changes of the element.
const markup = (attributes = ''): string =>
  `<onair-charts base-url="{base}" covers="none" ${attributes}></onair-charts>`;

export const sheet: Sheet = {
  tag: 'onair-charts',
  states: [
    { name: 'plays', markup: markup('limit="5"') },
    {
      name: '30 days, with tokens',
      markup: markup('days="30" limit="3" style="--onair-accent: #c2410c; --onair-radius: 2em"'),
    },
    { name: 'no likes yet', markup: markup('by="likes" limit="3"'), status: 'empty' },
    { name: 'loading', markup: markup('limit="3"'), station: { faults: { hang: true } }, status: 'loading' },
    { name: 'failed', markup: markup('limit="3"'), station: { faults: { fail: 1 } }, status: 'failed' },
    { name: 'not supported', markup: markup(), station: { history: [] }, status: 'empty' },
    {
      name: 'no base-url, with own content',
      markup: '<onair-charts limit="1"><a href="#charts">Our charts</a></onair-charts>',
      status: 'failed',
    },
  ],
};
