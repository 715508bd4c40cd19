import type { Locator } from 'playwright-core';
import type { Sheet } from '../sheet.js';

// Covers drawn by the panel would hide changes of the element.
const markup = (attributes = ''): string =>
  `<onair-requests base-url="{base}" covers="none" ${attributes}></onair-requests>`;

const request = async (element: Locator): Promise<void> => {
  await element.locator('[part=request]:not([aria-disabled])').first().dispatchEvent('click');
  await element.locator('[part=own]').waitFor();
};

export const sheet: Sheet = {
  tag: 'onair-requests',
  states: [
    { name: 'ready', markup: markup() },
    {
      name: 'requested, with tokens',
      markup: markup('limit="3" lang="en" style="--onair-accent: #c2410c; --onair-radius: 2em"'),
      act: request,
    },
    { name: 'loading', markup: markup('limit="2"'), station: { faults: { hang: true } }, status: 'loading' },
    { name: 'failed', markup: markup('limit="2"'), station: { faults: { fail: 1 } }, status: 'failed' },
    { name: 'not supported', markup: markup(), station: { history: [] }, status: 'empty' },
    {
      name: 'no base-url, with own content',
      markup: '<onair-requests limit="1"><a href="#requests">Write to us</a></onair-requests>',
      status: 'failed',
    },
  ],
};
