/** The number of months that an identity check counts. Apart, for pages that need no more. */
export const IDENTITY_MONTHS = 24;
