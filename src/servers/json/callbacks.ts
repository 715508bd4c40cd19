/** Usual names of the query parameter for a JSONP callback. */
export const USUAL_CALLBACKS = ['callback', 'jsonp', 'jsoncallback', 'cb'] as const;
