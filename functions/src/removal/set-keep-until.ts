import { otherParty } from '@hearthkin/domain/booking/booking';
import { keptUntil } from '@hearthkin/domain/payment/retention';
import type { Firestore } from 'firebase-admin/firestore';
import { allBookingsOf } from '../account/account-queries';
import { bookings, users } from '../platform/records/collections';
import { whichExist } from '../platform/records/get-all';
import { pagesOf } from '../platform/sweeps/pages';

/**
 * Sets `keepUntil` on a person's bookings whose other side is deleted too. Call it after the
 * person's own account is deleted: if both leave at once, the later one sees that both are gone.
 * May be repeated.
 */
export async function setKeepUntil(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(allBookingsOf(db, uid))) {
    const others = await whichExist(
      db,
      page.map((doc) => users(db).doc(otherParty(doc.data(), uid).uid)),
    );
    const batch = db.batch();
    for (const [index, doc] of page.entries()) {
      const { keepUntil, endsAt, updatedAt } = doc.data();
      if (others[index] || keepUntil !== undefined) continue;
      batch.update(bookings(db).doc(doc.id), { keepUntil: keptUntil([endsAt, updatedAt]) });
    }
    await batch.commit();
  }
}
