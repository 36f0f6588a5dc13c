import type { Booking } from '@hearthkin/domain/booking/booking';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { bookingDocument, newId } from '../support/builders';
import type { rulesEnvironment } from './kit';
import type { Who } from './people';

/** Books sessions of a member with a companion, which began half an hour ago unless told. */
export function sessionsOf(
  arrange: ReturnType<typeof rulesEnvironment>['arrange'],
  member: Who,
  companion: Who,
  usual: Partial<Booking>,
) {
  async function book(change: Partial<Booking> = {}) {
    const startsAt = change.startsAt ?? new Date(Date.now() - HOUR_MS / 2);
    const endsAt = new Date(startsAt.getTime() + HOUR_MS);
    const booking = bookingDocument(
      { spenderId: member.uid, earnerId: companion.uid },
      { status: 'confirmed', startsAt, endsAt, ...usual, ...change },
    );
    const path = `bookings/${newId('session')}`;
    await arrange({ [path]: booking });
    return { path, booking };
  }
  /** A session that starts after so many milliseconds. */
  const startingIn = (ms: number) => book({ startsAt: new Date(Date.now() + ms) });
  /** A session that ended so many milliseconds ago. */
  const endedSince = (ms: number) => startingIn(-ms - HOUR_MS);
  return { book, startingIn, endedSince };
}
