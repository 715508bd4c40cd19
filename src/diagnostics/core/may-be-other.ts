/** In: the cause of a failure. Out: whether another kind of server may stand there. */
import type { CauseName } from '../../words/causes/names.js';

/** Something answers, and it is no panel. */
const ELSE: readonly CauseName[] = [
  'website',
  'noPanel',
  'otherProgram',
  'login',
  'forbidden',
  'refused',
  'noCors',
  'policyNoCors',
];

/** Whether a failure with this cause may be that of another kind of server. */
export const mayBeOther = (cause: CauseName): boolean => ELSE.includes(cause);
