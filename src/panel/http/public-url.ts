/** Addresses that leave in mails and login answers: from `--public-url` alone, never from what a request says of its host. */
import type { PanelState } from '../state.js';
import { refuse } from './refusal.js';

/** Without a trailing slash. Refuses with 400 where the panel was not told by which address the world knows it. */
export function publicUrl({ options }: PanelState): string {
  if (options.publicUrl === null) {
    return refuse(400, {
      non_field_errors: ['public_url_not_set'],
      detail: 'The panel was started without --public-url, so it can’t write links to itself.',
    });
  }
  return options.publicUrl.replace(/\/+$/, '');
}
