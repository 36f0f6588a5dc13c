import { levelOf } from '@hearthkin/domain/account/level';
import { heldForStaff } from '@hearthkin/domain/verification/hold';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { blocks, rememberedPeople, users, verifications } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { hashesOf, type PersonMarks } from './person-marks';
import { isProviderId } from './sign-in-ways';

/** The memory of the earlier accounts of a person. */
export interface Recalled {
  /** Whether staff have closed one. */
  readonly isBanned: boolean;
  /** People who blocked one and still have an account that doesn't know this one. */
  readonly blockers: readonly string[];
}

/** The marks of a new sign-in; an address needn't be confirmed to be found. */
export function marksOfSignIn({
  phoneNumber,
  email,
  providerData,
}: Pick<UserRecord, 'phoneNumber' | 'email' | 'providerData'>): PersonMarks {
  return {
    phones: [phoneNumber],
    emails: [email],
    providers: providerData.flatMap(({ providerId, uid: id }) =>
      isProviderId(providerId) ? [{ providerId, id }] : [],
    ),
  };
}

/** Reads what is remembered under these marks; the reads of a transaction that calls `carryOver`. */
export async function recallPerson(
  tx: Transaction,
  db: Firestore,
  { uid, marks, peopleKey }: RecallInput,
): Promise<Recalled> {
  const hashes = hashesOf(peopleKey, marks);
  const found = await Promise.all(
    hashes.map((hash) => tx.get(rememberedPeople(db).doc(hash)).then(dataOf)),
  );
  const all = [...new Set(found.flatMap((one) => one?.blockedBy ?? []))];
  const others = all.filter((one) => one !== uid);
  const isOpen = await Promise.all(
    others.map(async (one) => {
      const [account, block] = await Promise.all([
        tx.get(users(db).doc(one)),
        tx.get(blocks(db, one).doc(uid)),
      ]);
      return account.exists && !block.exists;
    }),
  );
  return {
    isBanned: found.some((one) => one !== null && one.bannedAt !== null),
    blockers: others.filter((_, index) => isOpen[index]),
  };
}

interface RecallInput {
  /** The person's present account. */
  readonly uid: string;
  readonly marks: PersonMarks;
  /** Keys the hashes. */
  readonly peopleKey: string;
}

/** The checks of a person, held for staff if they were banned. */
export function checksAfter(
  { isBanned }: Recalled,
  verification: Verification | undefined,
  now: Date,
): Verification | undefined {
  return isBanned ? heldForStaff(verification, now) : verification;
}

/** Writes what follows for a new account: its checks, and the blocks as their makers would. */
export function carryOver(
  tx: Transaction,
  db: Firestore,
  { uid, recalled, verification }: CarryOver,
  now: Date,
): void {
  if (recalled.isBanned && verification !== undefined) {
    tx.set(verifications(db).doc(uid), verification);
  }
  for (const blocker of recalled.blockers) {
    const block = { at: now, blockedUid: uid, endedAt: null, past: [] };
    tx.set(blocks(db, blocker).doc(uid), block);
  }
}

interface CarryOver {
  readonly uid: string;
  readonly recalled: Recalled;
  /** The verification as `checksAfter` gives it. */
  readonly verification: Verification | undefined;
}

/**
 * What an account that gets another provider or address needs of a transaction: the reads at once,
 * the writes when the returned function is called. The level goes with the checks, without waiting
 * for the trigger.
 */
export async function recallLater(
  tx: Transaction,
  db: Firestore,
  input: RecallInput,
  now: Date,
): Promise<() => void> {
  const { uid } = input;
  const [recalled, stored, account] = await Promise.all([
    recallPerson(tx, db, input),
    tx.get(verifications(db).doc(uid)),
    tx.get(users(db).doc(uid)),
  ]);
  return () => {
    // Staff have no account, and nothing to lose by a block.
    const kept = account.data();
    if (kept === undefined) return;
    const verification = checksAfter(recalled, dataOf(stored) ?? undefined, now);
    carryOver(tx, db, { uid, recalled, verification }, now);
    if (recalled.isBanned) tx.update(account.ref, { level: levelOf(kept, verification) });
  };
}
