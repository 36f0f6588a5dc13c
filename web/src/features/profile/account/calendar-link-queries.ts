import { calendarLinkSchema } from '@hearthkin/domain/booking/calendar-link';
import { documentsOf } from '../../../data/kit/documents';
import { document, mapped, source } from '../../../data/kit/queries';

const links = documentsOf(calendarLinkSchema);

/** The time since when a link opens the user's calendar; null if none does. */
export const calendarLink = (uid: string) =>
  mapped(
    document(`calendar-link/${uid}`, source(`users/${uid}/private`, links), 'calendarLink'),
    (found) => found?.data ?? null,
  );
