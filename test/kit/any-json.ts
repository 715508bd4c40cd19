import fc from 'fast-check';

/** What a server may send: any JSON, and objects that break what makes text or a number of them. */
export const anyJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.jsonValue() },
    fc.constant({ toString: [], valueOf: [] }),
    fc.constant([{ toString: 7 }]),
  );
