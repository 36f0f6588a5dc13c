import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { Actor } from '../support/actors';
import { put } from '../support/admin';
import { newId } from '../support/builders';
import { checkIn } from '../support/queue-items';

/** What a side said on the day of a session, that our team looked after them, and their contact. */
export async function addToDay(
  bookingId: string,
  { uid }: Actor,
  other: Actor,
  lookLike: string,
  now: Date,
): Promise<void> {
  const said = { hereAt: now, startedAt: now, doneAt: null, lookLike, formerLooks: [lookLike] };
  const contact = { contactId: newId('contact'), name: 'Alex', email: 'alex@hearthkin.test' };
  await Promise.all([
    put(`bookings/${bookingId}/day/${uid}`, said),
    put(
      `checkIns/${checkInId(uid, bookingId)}`,
      checkIn({
        uid,
        otherUid: other.uid,
        bookingId,
        status: 'closed',
        askedAt: now,
        reason: 'silence',
        raisedAt: now,
        contactTo: contact,
        contact: 'told',
        contactAt: now,
        decidedAt: now,
        decidedBy: 'a-reviewer',
      }),
    ),
    put(`users/${uid}/private/trustedContact`, {
      ...contact,
      status: 'confirmed',
      invitedAt: now,
      answeredAt: now,
      told: null,
    }),
  ]);
}
