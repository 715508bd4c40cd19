/**
 * Lit's support for hydration, to be imported before any element. Lit asks for it when its own code runs; in a bundle that may
 * be earlier than this import, so then the support is added here.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { LitElement } from 'lit';

type Support = (lit: { LitElement: typeof LitElement }) => void;
const { litElementHydrateSupport } = globalThis as unknown as { litElementHydrateSupport: Support };

// The support adds an observed attribute to the class.
if (!Object.hasOwn(LitElement, 'observedAttributes')) litElementHydrateSupport({ LitElement });
