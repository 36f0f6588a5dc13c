/** Options for the shortest session a companion accepts, in hours (specification 2, section 5). */
export const MINIMUM_SESSIONS = [0.5, 1, 2] as const;
