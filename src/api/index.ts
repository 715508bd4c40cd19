/** `onair-widgets/api`: a panel's whole interface, typed, for programs on a server or at a desk. Never for pages. */
export { createPanelApi, type PanelApi, type PanelApiOptions } from './panel-api.js';
export { SignInFailure } from './sign-in.js';
export type * from './interface.js';
