import { sessionDaySchema } from '@hearthkin/domain/booking/day-marks';
import { signalSchema } from '@hearthkin/domain/booking/room-signal';
import { checkInId, checkInSchema } from '@hearthkin/domain/safety/check-in';
import { trustedContactSchema } from '@hearthkin/domain/safety/trusted-contact';
import { limit, orderBy } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { document, list, mapped, source } from '../kit/queries';

const signals = documentsOf(signalSchema);
const days = documentsOf(sessionDaySchema);
const asked = documentsOf(checkInSchema);
const contacts = documentsOf(trustedContactSchema);

/** The latest attempts of both sides; each reload of a page makes one. */
const MAX_SIGNALS = 20;

/**
 * The signals in a session's room, latest write first. The rules deny it while the room isn't open;
 * a listener that was there before goes on after the close, when no one writes any more.
 */
export const roomSignals = (bookingId: string) =>
  list(
    `room/${bookingId}`,
    source(`bookings/${bookingId}/room`, signals),
    orderBy('writtenAt', 'desc'),
    limit(MAX_SIGNALS),
  );

/** The words of one side on the day of an in-person session; null for nothing. */
export const sessionDay = (bookingId: string, uid: string) =>
  mapped(
    document(`day/${bookingId}/${uid}`, source(`bookings/${bookingId}/day`, days), uid),
    (found) => found?.data ?? null,
  );

/** Whether the person was asked after a session, or asked for help; null for neither. */
export const ownCheckIn = (bookingId: string, uid: string) =>
  mapped(
    document(`check-in/${bookingId}/${uid}`, source('checkIns', asked), checkInId(uid, bookingId)),
    (found) => found?.data ?? null,
  );

/** The contact whom the person wants told about their in-person sessions; null for no one. */
export const trustedContact = (uid: string) =>
  mapped(
    document(`trusted-contact/${uid}`, source(`users/${uid}/private`, contacts), 'trustedContact'),
    (found) => found?.data ?? null,
  );
