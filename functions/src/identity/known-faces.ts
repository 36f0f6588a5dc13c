import { REMEMBER_MS } from '@hearthkin/domain/safety/remembered-people';
import {
  NO_SHARED_FACE,
  openFaces,
  SHARED_FACES_MAX,
  type SharedFace,
} from '@hearthkin/domain/verification/shared-face';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { faceTemplates, sharedFaces, users, verifications } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { whichExist } from '../platform/records/get-all';
import { pagesOf, unparsed } from '../platform/sweeps/pages';
import type { FaceTemplate } from './face-match-provider';
import { facesNear, sharedFacesWith } from './face-queries';
import { distanceBetween, hiddenTemplate } from './hidden-template';

export interface FaceDeps {
  readonly auth: Pick<Auth, 'getUsers'>;
  /** Hides the templates. */
  readonly peopleKey: string;
}

/** The facts that are known of a face. */
export interface SeenFace {
  /** Other accounts and sign-ups with a face like it. */
  readonly others: readonly string[];
  /** Whether staff banned or refused a person with a face like it, whose account is gone. */
  readonly isRemembered: boolean;
  /** Whether an earlier comparison of the same person showed another face. */
  readonly isAnother: boolean;
}

/**
 * Keeps the face of a person's first comparison, and looks who else has one like this. It is kept
 * before the search, so of two people at the same moment at least one finds the other. A later face
 * doesn't replace it: it would free the first for another account.
 */
export async function seeFace(
  db: Firestore,
  { auth, peopleKey }: FaceDeps,
  { uid, template }: { readonly uid: string; readonly template: FaceTemplate },
  now: Date,
): Promise<SeenFace> {
  const { model, sameWithin } = template;
  const face = { model, template: hiddenTemplate(template, peopleKey) };
  const isAnother = await db.runTransaction(async (tx) => {
    const ref = faceTemplates(db).doc(uid);
    const first = dataOf(await tx.get(ref));
    if (first !== null && first.model === model) {
      return distanceBetween(first.template, face.template) > sameWithin * OWN_TOLERANCE;
    }
    tx.set(ref, { uid, ...face, at: now });
    return false;
  });
  const { docs } = await facesNear(db, face, sameWithin).get();
  const found = docs.map((doc) => doc.data().uid);
  const others = found.filter((one) => one !== null).filter((one) => one !== uid);
  return {
    others: await livingOf(db, auth, others),
    isRemembered: found.includes(null),
    isAnother,
  };
}

/** The limit for the selfies of one person: more may differ, since a lookalike has no way in here. */
const OWN_TOLERANCE = 4 / 3;

/**
 * Those with an account or a sign-in. A comparison that ended after its account was removed has left a
 * template, which is deleted here.
 */
async function livingOf(
  db: Firestore,
  auth: FaceDeps['auth'],
  uids: readonly string[],
): Promise<string[]> {
  if (uids.length === 0) return [];
  const [hasAccount, signIns] = await Promise.all([
    whichExist(
      db,
      uids.map((uid) => users(db).doc(uid)),
    ),
    auth.getUsers(uids.map((uid) => ({ uid }))),
  ]);
  const isLiving = (uid: string, index: number) =>
    hasAccount[index] === true || signIns.users.some((signIn) => signIn.uid === uid);
  const gone = uids.filter((uid, index) => !isLiving(uid, index));
  await Promise.all(gone.map((uid) => faceTemplates(db).doc(uid).delete()));
  return uids.filter(isLiving);
}

/** The part that is shared with others, with what has been seen now. */
export function withSeen(shared: SharedFace | undefined, seen: SeenFace | null): SharedFace {
  const before = shared ?? NO_SHARED_FACE;
  if (seen === null) return before;
  return {
    ...before,
    people: [...new Set([...before.people, ...seen.others])].slice(0, SHARED_FACES_MAX),
    isAnother: before.isAnother || seen.isAnother,
    isClosed: before.isClosed || seen.isRemembered,
  };
}

/**
 * What an acceptance by staff needs of a transaction: the reads at once, the writes when the returned
 * function is called. Afterwards no comparison reports the same two accounts again. A member
 * who waits because of this account goes on waiting.
 */
export async function acceptFacesLater(
  tx: Transaction,
  db: Firestore,
  uid: string,
): Promise<() => void> {
  const refOf = (one: string) => sharedFaces(db).doc(one);
  const own = dataOf(await tx.get(refOf(uid)));
  if (own === null) return () => {};
  const others = await Promise.all(
    openFaces(own).map(async (one) => ({
      one,
      shared: dataOf(await tx.get(refOf(one))) ?? NO_SHARED_FACE,
    })),
  );
  return () => {
    tx.set(refOf(uid), { ...own, accepted: own.people, isAnother: false, isClosed: false });
    for (const { one, shared } of others) {
      if (shared.people.includes(uid) || shared.people.length >= SHARED_FACES_MAX) continue;
      const [people, accepted] = [
        [...shared.people, uid],
        [...shared.accepted, uid],
      ];
      tx.set(refOf(one), { ...shared, people, accepted });
    }
  };
}

/**
 * Keeps the face of a banned or refused person whose account is about to be deleted, without saying
 * whose it was, and holds those who wait because of it. May be repeated; nothing is parsed as a whole.
 */
export async function rememberFace(
  db: Firestore,
  uid: string,
  now: Date,
  pageSize?: number,
): Promise<void> {
  const own = faceTemplates(db).withConverter(null).doc(uid);
  await db.runTransaction(async (tx) => {
    const face = (await tx.get(own)).data();
    if (face === undefined) return;
    const expireAt = new Date(now.getTime() + REMEMBER_MS);
    tx.create(own.parent.doc(), { ...face, uid: null, expireAt });
    tx.delete(own);
  });
  for await (const page of pagesOf(sharedFacesWith(db, uid), pageSize)) {
    for (const waiting of page) {
      if (openFaces(waiting.data()).includes(uid)) await hold(db, waiting, now);
    }
  }
}

/** Makes a person wait whose face is like one that is remembered. */
function hold(db: Firestore, waiting: QueryDocumentSnapshot<SharedFace>, now: Date): Promise<void> {
  const ref = verifications(db).doc(waiting.id);
  return db.runTransaction(async (tx) => {
    const [review, shared] = await Promise.all([tx.get(ref), tx.get(waiting.ref)]);
    if (review.exists && review.get('heldAt') === undefined) tx.update(ref, { heldAt: now });
    if (shared.exists) tx.update(waiting.ref, { isClosed: true });
  });
}

/** Takes a person whose account is deleted out of whom others' faces are like. May be repeated. */
export async function forgetFace(db: Firestore, uid: string, pageSize?: number): Promise<void> {
  for await (const page of pagesOf(unparsed(sharedFacesWith(db, uid)), pageSize)) {
    for (const { id } of page) await forgetIn(db, id, uid);
  }
}

function forgetIn(db: Firestore, id: string, uid: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const other = sharedFaces(db).doc(id);
    const shared = dataOf(await tx.get(other));
    if (shared === null) return;
    const without = (uids: readonly string[]) => uids.filter((one) => one !== uid);
    tx.update(other, { people: without(shared.people), accepted: without(shared.accepted) });
  });
}
