import { withoutEndSlashes } from '../../contract/base-address.js';
import type { BaseState } from '../base/state.js';
import { refuse } from './refusal.js';

/**
 * Returns the base of links in mails and login responses, without a trailing slash. Refuses with 400 without
 * `--public-url`, because the client chooses the `Host` of its request.
 */
export function publicUrl({ options }: Pick<BaseState, 'options'>): string {
  if (options.publicUrl === null) {
    return refuse(400, {
      non_field_errors: ['public_url_not_set'],
      detail: 'The panel was started without --public-url, so it can’t write links to itself.',
    });
  }
  return withoutEndSlashes(options.publicUrl);
}
