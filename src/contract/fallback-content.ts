/** Fallback content is short, so a tag that contains more elements than this was probably never closed. */
export const MAX_FALLBACK_ELEMENTS = 20;

/** Tags that can't be fallback content. Lists, tables, frames and audio can be. */
export const NEVER_FALLBACK =
  /^(onair-.+|script|form|fieldset|input|select|textarea|dialog|h[1-6]|main|nav|header|footer|aside|article|section)$/i;
