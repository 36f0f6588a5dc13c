import { isDeepStrictEqual } from 'node:util';
import { type Home, townOf } from '@hearthkin/domain/account/place';
import { toProfile } from '@hearthkin/domain/account/profile';
import type { User } from '@hearthkin/domain/account/user';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { type Companion, listingFromUser } from '@hearthkin/domain/companion/companion';
import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import { newLive } from '@hearthkin/domain/companion/live';
import { newListing } from '@hearthkin/domain/sign-up/new-account';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { newNotificationId, notify, readRecipient } from '../notification/notify';
import { listedFactsOf, missingData } from '../platform/people/listed-in';
import { companions, liveOf, profiles, users } from '../platform/records/collections';
import { dataOf, toDates } from '../platform/records/converter';
import { findTown } from './find-town';

/**
 * Updates an account's public copies (profile, a companion's listing), its search tokens, `talksNow` and
 * `home`. Reads the account as it is now, not as in the event, so events may come late, twice and out of order.
 * Writes only what differs. A companion whose listing this hides is notified.
 */
export function syncAccount(db: Firestore, uid: string, now: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const stored = (await tx.get(users(db).doc(uid))).data();
    if (stored === undefined) {
      tx.delete(profiles(db).doc(uid));
      tx.delete(companions(db).doc(uid));
      tx.delete(liveOf(db, uid));
      return;
    }
    const user = { ...stored, home: await homeOf(stored) };
    const writeProfile = await planProfile(tx, db, uid, user);
    const isCompanion = user.userType === 'earner';
    const listing = isCompanion ? await tx.get(companions(db).doc(uid)) : null;
    const writeListing = listing && (await planListing(tx, db, listing, user, now));
    const derived = {
      searchTokens: accountTokensOf(user),
      talksNow: listing?.get('offer.talksNow') === true,
      home: user.home,
    };
    const { searchTokens, talksNow, home } = stored;
    if (!isDeepStrictEqual({ searchTokens, talksNow, home }, derived)) {
      tx.update(users(db).doc(uid), derived);
    }
    if (writeProfile) writeProfile();
    if (writeListing) writeListing();
  });
}

/** The town of the address as it is now. It is looked up once. */
async function homeOf({ address, home }: User): Promise<Home> {
  const town = townOf(address);
  return home?.town === town ? home : { town, point: await findTown(address) };
}

type Write = (() => void) | null;

async function planProfile(
  tx: Transaction,
  db: Firestore,
  uid: string,
  user: User,
): Promise<Write> {
  const ref = profiles(db).doc(uid);
  const wanted = toProfile(user);
  if (isDeepStrictEqual(dataOf(await tx.get(ref)), wanted)) return null;
  return () => tx.set(ref, wanted);
}

async function planListing(
  tx: Transaction,
  db: Firestore,
  listing: DocumentSnapshot<Companion>,
  user: User,
  now: Date,
): Promise<Write> {
  const { ref, id: uid } = listing;
  if (!listing.exists) {
    return () => {
      tx.create(ref, newListing(user, now));
      tx.set(liveOf(db, uid), newLive(user.lastLoginAt));
    };
  }
  const facts = listedFactsOf(listing);
  const wanted = listingFromUser(user, facts, now);
  const stored = Object.keys(wanted).map((name) => toDates(listing.get(name)));
  if (isDeepStrictEqual(stored, Object.values(wanted))) return null;
  const missing = unlistedReasons(user, facts);
  const isHidden = listing.get('listed') === true && !wanted.listed;
  // A suspension and a restriction have an email of their own, and a removed photo is told with the new review.
  const isToldElsewhere = (['account', 'restriction', 'photo'] as const).some((reason) =>
    missing.includes(reason),
  );
  const reader = isHidden && !isToldElsewhere ? await readRecipient(tx, db, uid) : null;
  return () => {
    tx.update(ref, { ...wanted });
    if (reader === null) return;
    const id = newNotificationId(db, uid);
    const draft = { id, kind: 'listing-hidden', data: missingData(missing) } as const;
    notify(tx, db, reader, { ...draft, link: '/profile/listing' }, now);
  };
}
