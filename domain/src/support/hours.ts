/** The time in which we aim to reply, within support hours (specification 2, section 2). Nothing measures it. */
export const REPLY_AIM = '2-4 hours';

/** The hours at which support answers (specification 2, section 2). */
export const SUPPORT_HOURS = [
  { days: 'Mon-Fri', hours: '8 AM-10 PM' },
  { days: 'Sat-Sun', hours: '10 AM-8 PM' },
] as const;
