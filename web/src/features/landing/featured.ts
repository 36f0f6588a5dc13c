/** The numbers of companions and of stories that the page shows. */
export const FEATURED = 3;
