import { otherParty } from '@hearthkin/domain/booking/booking';
import { keptUntil } from '@hearthkin/domain/payment/retention';
import type { Firestore } from 'firebase-admin/firestore';
import { allBookingsOf } from '../account/account-queries';
import { bookings, users } from '../core/collections';
import { getAllOf } from '../core/get-all';
import { pagesOf } from '../core/pages';

/**
 * Writes down until when a person's bookings are kept whose other side has no account either. To be
 * done once the person's own account is gone: of two who leave at once, the later then sees that both
 * have. May be repeated.
 */
export async function releaseBooks(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(allBookingsOf(db, uid))) {
    const others = await getAllOf(
      db,
      page.map((doc) => users(db).doc(otherParty(doc.data(), uid).uid)),
    );
    const batch = db.batch();
    for (const [index, doc] of page.entries()) {
      const { keepUntil, endsAt, updatedAt } = doc.data();
      if (others[index] !== null || keepUntil !== undefined) continue;
      batch.update(bookings(db).doc(doc.id), { keepUntil: keptUntil([endsAt, updatedAt]) });
    }
    await batch.commit();
  }
}
