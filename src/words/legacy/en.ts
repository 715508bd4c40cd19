/** What only the script for old browsers says, which speaks English. */
export const legacy = {
  tooOld: 'This browser is too old to show the station.',
};
