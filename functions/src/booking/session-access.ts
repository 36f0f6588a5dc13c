import { roomStateOf, roomWindow } from '@hearthkin/domain/booking/room';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { bookings } from '../platform/records/collections';
import { sideOf } from './booking-side';
import { iceServersFor, relaySettings, turnSecret } from './relay';

/**
 * What a side of a virtual session needs to connect to the other one while the room is open. The
 * rules decide about signals by the same window.
 * @throws AppError `rate-limited`; `not-found` if there is no such booking or it has no room;
 * `forbidden` for others; `too-early`, `room-closed`.
 */
export const sessionAccess = defineCallable('sessionAccess', {
  access: { for: 'person', standing: 'verified', why: 'The session is booked.' },
  secrets: [turnSecret],
  deps: relaySettings,
  handler: async ({ db, input: { bookingId }, caller, now }, settings) => {
    await countAttempt(db, 'sessionAccess', caller.uid, now);
    const booking = (await bookings(db).doc(bookingId).get()).data();
    if (booking === undefined) throw new AppError('not-found', 'No such booking');
    sideOf(caller, booking);
    const state = roomStateOf(booking, now);
    if (state === 'none') throw new AppError('not-found', 'The session has no room');
    if (state === 'early') throw new AppError('too-early', 'The room is not open yet');
    if (state === 'closed') throw new AppError('room-closed');
    const { closesAt } = roomWindow(booking);
    return {
      iceServers: iceServersFor(settings, caller.uid, closesAt),
      closesAt: closesAt.toISOString(),
    };
  },
});
