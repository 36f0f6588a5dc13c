/** How many companions, and how many stories, the page shows. */
export const FEATURED = 3;
