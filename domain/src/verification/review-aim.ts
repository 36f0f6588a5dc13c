/** The time in which our team aims to look at documents, and at the photos of an identity check. */
export const REVIEW_AIM = '24-48 hours';

/** The time in which our team aims to finish the background check of an application. */
export const BACKGROUND_CHECK_AIM = '1 to 3 business days';
