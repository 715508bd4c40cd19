/** Value of a play's `performance_type` if the station's server marks it as a live set. */
export const LIVE_SET = 'live';
