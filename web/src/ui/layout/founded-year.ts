/** Specification 2, section 1. */
export const FOUNDED_YEAR = 2024;
