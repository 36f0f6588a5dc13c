import type { Actor } from '../../support/actors';

interface TextSession {
  readonly bookingId: string;
  readonly member: Actor;
  readonly companion: Actor;
}

/**
 * A confirmed session by text between a new member and a new companion.
 * @param lastsMs in milliseconds.
 */
export async function makeTextSession(startsAt: Date, lastsMs: number): Promise<TextSession> {
  // These read the environment when they are loaded.
  const { makeCompanion, makeMember } = await import('../../support/actors');
  const { adminDb } = await import('../../support/admin');
  const { bookingDocument, newId } = await import('../../support/builders');
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const bookingId = newId('b');
  const booking = bookingDocument(
    { spenderId: member.uid, earnerId: companion.uid },
    {
      activity: 'virtual-chat',
      status: 'confirmed',
      startsAt,
      endsAt: new Date(startsAt.getTime() + lastsMs),
      location: null,
    },
  );
  await adminDb.doc(`bookings/${bookingId}`).set(booking);
  return { bookingId, member, companion };
}
