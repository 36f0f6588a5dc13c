/** The effect of a restriction, for staff who choose it. */
export const RESTRICTION_EFFECT =
  'For that time they can’t book, write messages, join or host events, share stories or write reviews, and a companion isn’t listed. What they’ve booked stays, unless you cancel it. They read your reason in the app and by email.';

/** The effect of a suspension. */
export const SUSPENSION_EFFECT =
  'They are signed out everywhere and can’t sign in. A companion is no longer listed. Their open bookings are canceled with a full refund, and so are the coming events and activities they host. What is canceled stays canceled. They get an email with the reason.';
