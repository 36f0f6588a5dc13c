import { signalSchema } from '@hearthkin/domain/booking/room-signal';
import { limit, orderBy } from 'firebase/firestore';
import { documentsOf } from '../kit/documents';
import { list, source } from '../kit/queries';

const signals = documentsOf(signalSchema);

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
