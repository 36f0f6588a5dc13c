import { defineCallable } from '../platform/callable';
import { dropCalendarLink } from '../platform/people/drop-calendar-link';

/** Turns the caller's calendar link off, at once. Without one, it changes nothing. */
export const endCalendarLink = defineCallable('endCalendarLink', {
  access: { for: 'person', standing: 'any', why: 'It only takes away.' },
  handler: async ({ db, caller: { uid } }) => {
    const batch = db.batch();
    dropCalendarLink(batch, db, uid);
    await batch.commit();
    return { ended: true };
  },
});
