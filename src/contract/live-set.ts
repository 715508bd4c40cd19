/** Value of a play's `performance_type` if the station's server reports that it is a live set. */
export const LIVE_SET = 'live';
