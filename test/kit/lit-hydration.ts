type Support = (lit: { LitElement: CustomElementConstructor }) => void;

/**
 * Adds Lit's hydration support. Call it before any element is imported. Lit checks for the support when Lit's module is
 * evaluated. In a bundle, this may happen before the test's first import.
 */
export async function supportHydration(): Promise<void> {
  await import('@lit-labs/ssr-client/lit-element-hydrate-support.js');
  const { LitElement } = await import('lit');
  const { litElementHydrateSupport } = globalThis as unknown as { litElementHydrateSupport: Support };
  // If Lit was evaluated first, the class lacks the observed attribute that the support adds.
  if (!Object.hasOwn(LitElement, 'observedAttributes')) litElementHydrateSupport({ LitElement });
}
