import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { Actor } from '../support/actors';
import { adminDb } from '../support/admin';
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
    adminDb.doc(`bookings/${bookingId}/day/${uid}`).set(said),
    adminDb.doc(`checkIns/${checkInId(uid, bookingId)}`).set({
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
      isStaffed: null,
      clearedAt: null,
      decidedAt: now,
      decidedBy: 'a-reviewer',
    }),
    adminDb.doc(`users/${uid}/private/trustedContact`).set({
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
