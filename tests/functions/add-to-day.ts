import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { Actor } from '../support/actors';
import { put } from '../support/admin';
import { newId } from '../support/builders';

/** What a side said on the day of a session, that our team looked after them, and their contact. */
export async function addToDay(
  bookingId: string,
  { uid }: Actor,
  other: Actor,
  lookLike: string,
  now: Date,
): Promise<void> {
  const said = { hereAt: now, startedAt: now, doneAt: null, lookLike, formerLooks: [lookLike] };
  await Promise.all([
    put(`bookings/${bookingId}/day/${uid}`, said),
    put(`checkIns/${checkInId(uid, bookingId)}`, {
      uid,
      otherUid: other.uid,
      bookingId,
      status: 'closed',
      askedAt: now,
      dueAt: null,
      reason: 'silence',
      raisedAt: now,
      contactTo: { contactId: newId('contact'), name: 'Alex', email: 'alex@hearthkin.test' },
      contact: 'told',
      contactAt: now,
      clearedAt: null,
      decidedAt: now,
      decidedBy: 'a-reviewer',
    }),
    put(`users/${uid}/private/trustedContact`, {
      contactId: newId('contact'),
      name: 'Alex',
      email: 'alex@hearthkin.test',
      status: 'confirmed',
      invitedAt: now,
      answeredAt: now,
      told: null,
    }),
  ]);
}
