/** The year in which this began (specification 2, section 1). */
export const SINCE = 2024;
