/** Shortest sessions a companion may ask for, in hours (specification 2, section 5). */
export const MINIMUM_SESSIONS = [0.5, 1, 2] as const;
