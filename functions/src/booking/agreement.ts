import { mayAgree } from '@hearthkin/domain/account/agreement';
import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/errors';
import { type Block, isBlocking } from '@hearthkin/domain/safety/block';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { blocks, users } from '../core/collections';
import { dataOf } from '../core/converter';

/** Whether the two sides of a booking may make an agreement now. Reads four documents. */
export async function mayAgreeNow(
  tx: Transaction,
  db: Firestore,
  { spenderId, earnerId }: Pick<Booking, 'spenderId' | 'earnerId'>,
): Promise<boolean> {
  const refs = [
    users(db).doc(spenderId),
    users(db).doc(earnerId),
    blocks(db, spenderId).doc(earnerId),
    blocks(db, earnerId).doc(spenderId),
  ] as DocumentReference[];
  // `getAll` keeps the converters but loses the types.
  const [member, companion, own, other] = (await tx.getAll(...refs)) as [
    DocumentSnapshot<User>,
    DocumentSnapshot<User>,
    DocumentSnapshot<Block>,
    DocumentSnapshot<Block>,
  ];
  const isBlocked = [own, other].some((block) => isBlocking(dataOf(block)));
  return mayAgree([dataOf(member), dataOf(companion)], isBlocked);
}

/**
 * Refuses an agreement that the two may not make. The code is the same for every reason: neither learns of a block.
 * @throws AppError `no-agreement`.
 */
export async function requireAgreement(
  tx: Transaction,
  db: Firestore,
  booking: Pick<Booking, 'spenderId' | 'earnerId'>,
): Promise<void> {
  if (!(await mayAgreeNow(tx, db, booking))) throw new AppError('no-agreement');
}
