import fc from 'fast-check';

/** Any JSON value, and objects that can't be converted to text or a number. */
export const anyJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.jsonValue() },
    fc.constant({ toString: [], valueOf: [] }),
    fc.constant([{ toString: 7 }]),
  );
