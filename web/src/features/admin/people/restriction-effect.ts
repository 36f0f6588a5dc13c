/** The effect of a restriction, for staff who choose it. */
export const RESTRICTION_EFFECT =
  'For that time they can’t book, write messages, join or host events, share stories or write reviews, and a companion isn’t listed. Sessions they’ve already booked stay. They read your reason in the app and by email.';
