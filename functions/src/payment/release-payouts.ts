import type { Payout } from '@hearthkin/domain/payment/ledger';
import { payOut } from '@hearthkin/domain/payment/settle';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { notifications } from '../core/collections';
import { readEarningsRef, writePaidOut } from './earnings-totals';
import { duePayouts } from './payment-queries';

/** What a run did. */
export type ReleaseResult = Readonly<Record<'paid' | 'failed', number>>;

const PAGE = 50;
/** A run ends after so many; the next one goes on. */
const MAX_PAGES = 20;
/** Transactions under way at once. */
const ABREAST = 10;

/**
 * Pays out what is due, each payout in a transaction of its own with its ledger entry, the companion's
 * sums and the news of it; those of one companion only, if told so. One that has left already is passed
 * over, one that fails is logged and does not stop the rest.
 */
export async function releasePayouts(
  db: Firestore,
  now: Date,
  { companionId }: { readonly companionId?: string } = {},
): Promise<ReleaseResult> {
  const total = { paid: 0, failed: 0 };
  const query = duePayouts(db, now, companionId);
  let last: QueryDocumentSnapshot<Payout> | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rest = last === undefined ? query : query.startAfter(last);
    const { docs } = await rest.limit(PAGE).get();
    for (let from = 0; from < docs.length; from += ABREAST) {
      const group = docs.slice(from, from + ABREAST);
      for (const outcome of await Promise.all(group.map(({ ref }) => releaseOne(db, ref, now)))) {
        if (outcome !== 'passed-over') total[outcome] += 1;
      }
    }
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  return total;
}

async function releaseOne(
  db: Firestore,
  ref: DocumentReference<Payout>,
  now: Date,
): Promise<'paid' | 'passed-over' | 'failed'> {
  try {
    return await db.runTransaction(async (tx) => {
      const payout = (await tx.get(ref)).data();
      if (payout === undefined || payout.status === 'paid') return 'passed-over';
      const earnings = await readEarningsRef(tx, db, payout.earnerId);
      tx.set(ref, payOut(payout, now));
      // Whoever has left is told nothing, and nothing is kept for them.
      if (earnings === null) return 'paid';
      writePaidOut(tx, earnings, payout, now);
      const bookingId = ref.parent.parent?.id ?? '';
      tx.set(notifications(db, payout.earnerId).doc(`${bookingId}_payout-paid`), {
        kind: 'payout-paid',
        data: { bookingId, amountMinor: String(payout.payoutMinor), currency: payout.currency },
        link: '/earnings',
        createdAt: now,
        readAt: null,
      });
      return 'paid';
    });
  } catch (error) {
    logger.error('A payout could not be released', { path: ref.path, error: String(error) });
    return 'failed';
  }
}
