/**
 * In:  an address without a panel.
 * Out: which other kind of server stands there, as pages of other sites can read it; null where none can be told.
 *
 * In the preview, since that has no origin: JSONP may run there, and a server answers it as it answers strangers.
 */
import { askJsonp } from '../../diagnostics/page/ask-jsonp.js';
import { look } from '../../diagnostics/page/look.js';
import { findOther, type OtherServer } from '../../diagnostics/core/other-server.js';

/** Never rejects. */
export function findServer(baseUrl: string): Promise<OtherServer | null> {
  return findOther(baseUrl, { ask: look, jsonp: askJsonp, page: location }).catch(() => null);
}
