import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import { testEnvironment } from '../../runner/test-suite';

/**
 * Lets a session of the sample member take place now and in their room, so that it is among the
 * pages: the sample data's own lie on other days.
 */
export async function openRoom(suite: Suite): Promise<void> {
  // It reads the environment when it is loaded.
  Object.assign(process.env, testEnvironment(suite));
  const { adminAuth, adminDb } = await import('../../support/admin');
  const { uid } = await adminAuth.getUserByEmail(SAMPLE_EMAILS.member);
  const confirmed = await adminDb
    .collection('bookings')
    .where('spenderId', '==', uid)
    .where('status', '==', 'confirmed')
    .limit(1)
    .get();
  const [session] = confirmed.docs;
  if (session === undefined) throw new Error('The sample member has no confirmed session');
  const startsAt = new Date();
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  await session.ref.update({ activity: 'virtual-chat', location: null, startsAt, endsAt });
}
