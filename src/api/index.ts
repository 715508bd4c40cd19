/**
 * `onair-widgets/api`: a typed client for all of a panel's APIs, for use in servers and command-line programs.
 * It isn't intended for web pages.
 */
export { createPanelApi, type PanelApi, type PanelApiOptions } from './panel-api.js';
export { SignInFailure } from './sign-in.js';
export type * from './interface.js';
