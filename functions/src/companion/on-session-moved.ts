import { isDeepStrictEqual } from 'node:util';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { syncBusy } from './sync-busy';

/** What of a booking takes a companion's time. */
const TAKES_TIME = ['status', 'startsAt', 'endsAt', 'earnerId'] as const;

/**
 * Keeps what a listing says of its companion's time. Apart from the trigger that announces a booking:
 * neither has to wait for the other, nor to be repeated when the other fails.
 */
export const onSessionMoved = onDocumentWritten(
  onDocument('bookings/{bookingId}'),
  async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const { before, after } = event.data ?? {};
    if (TAKES_TIME.every((field) => isDeepStrictEqual(before?.get(field), after?.get(field)))) {
      return;
    }
    const companionIds = new Set([before?.get('earnerId'), after?.get('earnerId')]);
    for (const companionId of companionIds) {
      if (typeof companionId === 'string') await syncBusy(database(), companionId, now);
    }
  },
);
