import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../caller';
import { openBookingsOf, openClaimsOf, openReportsOf } from '../records/open-case-queries';

/** The fields that name the two people of a booking, a claim or a report. */
const SIDES = ['spenderId', 'earnerId', 'reporterId', 'reportedId'] as const;

/**
 * The people with whom a person has an open session, claim or report. Nothing stored is parsed. The author of a story
 * isn't among them: who reports it doesn't learn who wrote it.
 */
async function opponentsOf(db: Firestore, uid: string): Promise<ReadonlySet<unknown>> {
  const found = await Promise.all(
    [openBookingsOf(db, uid), openClaimsOf(db, uid), openReportsOf(db, uid)].map((query) =>
      query.get(),
    ),
  );
  const people = found.flatMap(({ docs }) =>
    docs.flatMap((doc) => SIDES.map((field): unknown => doc.get(field))),
  );
  return new Set(people.filter((other) => typeof other === 'string' && other !== uid));
}

/**
 * Staff act on no one who is the other side of something open of theirs.
 * @param people whom the act concerns.
 * @throws AppError `forbidden`.
 */
export async function requireNoCaseWith(
  db: Firestore,
  { uid }: Pick<Caller, 'uid'>,
  people: readonly unknown[],
): Promise<void> {
  const opponents = await opponentsOf(db, uid);
  if (people.some((person) => opponents.has(person))) {
    throw new AppError('forbidden', 'Staff cannot act on the other side of their own case');
  }
}
