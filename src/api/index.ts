/**
 * `onair-widgets/api`: a typed client of a panel's whole interface, for servers and command lines. Don't use it in
 * pages.
 */
export { createPanelApi, type PanelApi, type PanelApiOptions } from './panel-api.js';
export { SignInFailure } from './sign-in.js';
export type * from './interface.js';
