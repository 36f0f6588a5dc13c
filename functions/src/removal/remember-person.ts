import { isBlocking } from '@hearthkin/domain/safety/block';
import { BLOCKERS_REMEMBERED, REMEMBER_MS } from '@hearthkin/domain/safety/remembered-people';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { blocksOf, rememberedFor } from '../account/account-queries';
import { hashesOf, type PersonMarks } from '../account/person-marks';
import { isProviderId } from '../account/sign-in-ways';
import { rememberFace } from '../identity/known-faces';
import {
  auditLog,
  rememberedPeople,
  signInWays,
  suspensions,
  users,
  verifications,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { allOf, pagesOf, unparsed } from '../platform/sweeps/pages';
import { pseudonymOf } from '../staff/forget-in-audit';

interface Leaver {
  readonly uid: string;
  readonly signIn: UserRecord | null;
  /** Keys the hashes. */
  readonly peopleKey: string;
}

/**
 * Remembers a person whose account is about to be deleted, if staff have suspended or deleted it or
 * another account blocks them: hashes of what they have proved to be theirs, so that their next account is
 * recognized. The face of their identity check is kept if staff have closed the account or refused the
 * check. Of everyone else nothing is kept. May be repeated; call it while the account's documents are
 * there.
 */
export async function rememberPerson(
  db: Firestore,
  { uid, signIn, peopleKey }: Leaver,
  now: Date,
): Promise<void> {
  const [isBanned, isRefused, blockedBy] = await Promise.all([
    isClosedByStaff(db, uid),
    isRefusedByStaff(db, uid),
    blockersOf(db, uid),
  ]);
  if (isBanned || isRefused) await rememberFace(db, uid, now);
  const hashes = hashesOf(peopleKey, await marksOf(db, uid, signIn));
  if (hashes.length === 0 || (!isBanned && blockedBy.length === 0)) return;
  await db.runTransaction(async (tx) => {
    const refs = hashes.map((hash) => rememberedPeople(db).doc(hash));
    const known = await Promise.all(refs.map((ref) => tx.get(ref).then(dataOf)));
    for (const [index, ref] of refs.entries()) {
      const before = known[index];
      const blockers = new Set([...(before?.blockedBy ?? []), ...blockedBy]);
      tx.set(ref, {
        bannedAt: before?.bannedAt ?? (isBanned ? now : null),
        blockedBy: [...blockers].slice(0, BLOCKERS_REMEMBERED),
        expireAt: new Date(now.getTime() + REMEMBER_MS),
      });
    }
  });
}

/**
 * Takes a person whose account is deleted out of what is remembered of those they blocked. May be
 * repeated.
 */
export async function forgetBlocker(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(unparsed(rememberedFor(db, uid)))) {
    for (const { ref } of page) {
      await db.runTransaction(async (tx) => {
        const remembered = await tx.get(rememberedPeople(db).doc(ref.id));
        const before = dataOf(remembered);
        if (before === null) return;
        const blockedBy = before.blockedBy.filter((one) => one !== uid);
        if (blockedBy.length === 0 && before.bannedAt === null) tx.delete(remembered.ref);
        else tx.update(remembered.ref, { blockedBy });
      });
    }
  }
}

/**
 * Only what is proved: a number or an address that anyone may type would make someone else the
 * person who was banned. Nothing is parsed as a whole: a damaged account doesn't stop a removal.
 */
async function marksOf(
  db: Firestore,
  uid: string,
  signIn: UserRecord | null,
): Promise<PersonMarks> {
  const [account, listed] = await Promise.all([
    users(db).doc(uid).get(),
    signInWays(db, uid).get().then(dataOf),
  ]);
  const fieldOf = (name: string) => textOf(account.get(name));
  const linked = signIn?.providerData.map(({ providerId, uid: id }) => ({ providerId, id })) ?? [];
  const providers = [
    // Auth may have links that aren't the person's; the list is checked.
    ...(listed?.providers ?? linked),
    { providerId: fieldOf('oauthProvider'), id: fieldOf('oauthId') },
  ];
  return {
    phones: [
      signIn?.phoneNumber,
      account.get('phoneVerified') === true ? fieldOf('phone') : undefined,
    ],
    emails: [
      signIn?.emailVerified ? signIn.email : undefined,
      account.get('emailVerified') === true ? fieldOf('email') : undefined,
    ],
    providers: providers.flatMap(({ providerId, id }) =>
      providerId !== undefined && id !== undefined && isProviderId(providerId)
        ? [{ providerId, id }]
        : [],
    ),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Whether staff have suspended the account, or deleted it themselves: their entry in the log has
 * a known id and stays, so that a later run of a removal finds it too. An owner who closed the account
 * has no reason in the suspension.
 */
async function isClosedByStaff(db: Firestore, uid: string): Promise<boolean> {
  const [suspension, deletion] = await Promise.all([
    suspensions(db).doc(uid).get(),
    auditLog(db).doc(deletionEntryId(uid)).get(),
  ]);
  return deletion.exists || typeof suspension.get('reason') === 'string';
}

/** Whether staff have refused the photos of the identity check and not accepted others since. */
async function isRefusedByStaff(db: Firestore, uid: string): Promise<boolean> {
  const review = await verifications(db).doc(uid).get();
  const isPassed = review.get('identityCheck.status') === 'passed';
  return !isPassed && review.get('identityCheck.refusedAt') !== undefined;
}

/** The id of the log's entry about a deletion by staff. */
export function deletionEntryId(uid: string): string {
  return `account-deleted_${pseudonymOf(uid)}`;
}

/** The people who block a person now. */
async function blockersOf(db: Firestore, uid: string): Promise<string[]> {
  const blocks = await allOf(blocksOf(db, uid));
  return blocks
    .filter((block) => isBlocking(block.data()))
    .flatMap(({ ref }) => ref.parent.parent?.id ?? []);
}
