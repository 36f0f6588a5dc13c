/** The number of months that a background check counts, from the date on its report. Apart, for pages that need no more. */
export const BACKGROUND_CHECK_MONTHS = 12;
