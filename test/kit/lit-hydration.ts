type Support = (lit: { LitElement: CustomElementConstructor }) => void;

/**
 * Adds Lit's support for hydration, before any element is imported. Lit asks for it when its own code runs; in a bundle that may
 * be before a test's first import.
 */
export async function supportHydration(): Promise<void> {
  await import('@lit-labs/ssr-client/lit-element-hydrate-support.js');
  const { LitElement } = await import('lit');
  const { litElementHydrateSupport } = globalThis as unknown as { litElementHydrateSupport: Support };
  // The support adds an observed attribute to the class.
  if (!Object.hasOwn(LitElement, 'observedAttributes')) litElementHydrateSupport({ LitElement });
}
