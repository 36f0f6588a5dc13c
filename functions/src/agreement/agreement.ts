import { mayAgree, mayArrange } from '@hearthkin/domain/account/agreement';
import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { type Block, isBlocking } from '@hearthkin/domain/safety/block';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { blocks, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

type Sides = Pick<Booking, 'spenderId' | 'earnerId'>;

/** Whether the two sides of a booking may make an agreement now. */
export async function mayAgreeNow(tx: Transaction, db: Firestore, sides: Sides): Promise<boolean> {
  return (await readAgreement(tx, db, sides)) !== null;
}

/** The photos of two sides who may make an agreement now; null if they may not. Reads four documents. */
async function readAgreement(
  tx: Transaction,
  db: Firestore,
  { spenderId, earnerId }: Sides,
  may = mayAgree,
): Promise<Required<Booking>['agreedPhotos'] | null> {
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
  const [spender, earner] = [dataOf(member), dataOf(companion)];
  if (!may([spender, earner], isBlocked)) return null;
  return { spender: spender?.profilePhoto ?? null, earner: earner?.profilePhoto ?? null };
}

/**
 * Refuses an agreement that the two may not make. The code is the same for every reason: neither learns of a block.
 * @returns the photos of both, to be kept with the booking once they agree.
 * @throws AppError `no-agreement`.
 */
export async function requireAgreement(
  tx: Transaction,
  db: Firestore,
  sides: Sides,
): Promise<Required<Booking>['agreedPhotos']> {
  const photos = await readAgreement(tx, db, sides);
  if (photos === null) throw new AppError('no-agreement');
  return photos;
}

/**
 * Refuses to arrange a session, such as its place, to two who may not: a request is an agreement that is still to be made.
 * @throws AppError `no-agreement`.
 */
export async function requireArrangement(
  tx: Transaction,
  db: Firestore,
  booking: Sides & Pick<Booking, 'status'>,
): Promise<void> {
  const may = booking.status === 'confirmed' ? mayArrange : mayAgree;
  if ((await readAgreement(tx, db, booking, may)) === null) throw new AppError('no-agreement');
}
