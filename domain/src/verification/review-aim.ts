/** The time in which our team aims to look at documents, and at the photos of an identity check. */
export const REVIEW_AIM = '24-48 hours';
