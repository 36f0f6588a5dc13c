import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { SignInRefusal } from '@hearthkin/domain/account/sign-in-refusals';
import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { recallLater } from '../account/recall-person';
import { isProviderId, isWay, waysOf } from '../account/sign-in-ways';
import type { AccountMailFacts } from '../mail/account-mail';
import type { Mail } from '../mail/mail';
import type { MailDeps } from '../mail/mail-params';
import { ifUnchanged } from '../platform/consistency/if-unchanged';
import { isWithinLimit } from '../platform/rate-limit';
import { addedWay, signInWays } from '../platform/records/collections';
import { isChangedOutside, readSignInState, type SignInState } from '../platform/sign-in-state';
import { refusedChangeMail, refusedWayMail, wayAddedMail } from './sign-in-mails';

/** A sign-in to an account, or a provider that is being linked to it. */
export interface SignInAttempt {
  readonly uid: string;
  /** The address the sign-in would have. */
  readonly email: string | undefined;
  /** `password`, or a provider's id. */
  readonly method: string;
  /** The provider's own id of the person; null with a password. */
  readonly providerUid: string | null;
}

export interface CheckDeps extends MailDeps {
  readonly auth: Auth;
  /** Keys the hashes of `recallPerson`. */
  readonly peopleKey: string;
}

/**
 * The reason why an attempt may not sign in to the account; null if it may. A provider must be on the
 * list of the account's ways, or be the one its owner is just adding; then it is put on the list.
 * The address must be the account's, and a password the one that the product has set. The owner
 * gets an email about a refusal and about an added way.
 *
 * Reads two documents, and with a password one record of Auth; a provider that isn't on the list
 * costs two more, in a transaction, and three or more when it is added.
 */
export async function refusalOf(
  db: Firestore,
  deps: CheckDeps,
  attempt: SignInAttempt,
  now: Date,
): Promise<SignInRefusal | null> {
  const { uid, email, method } = attempt;
  const { account, ways: listed } = await readSignInState(db, uid);
  const tell = (kind: string, mail: (facts: AccountMailFacts) => Mail) =>
    mailOwner(deps, { uid, account, kind, mail }, now);
  const usesPassword = method === 'password';
  if (await isChangedOutside(deps.auth, { uid, email, usesPassword }, { account, ways: listed })) {
    if (await isWithinLimit(db, 'refusedSignIns', uid, now)) {
      await tell('sign-in-refused', refusedChangeMail);
    }
    return 'sign-in-changed';
  }
  const ways = listed ?? (await firstSeen(db, deps.auth, uid));
  if (usesPassword || isListed(ways, attempt)) return null;
  const added = await addIfAsked(db, deps.peopleKey, attempt, now);
  if (added !== null) {
    await tell('way-added', (facts) => wayAddedMail(facts, PROVIDER_NAMES[added]));
    return null;
  }
  if (await isWithinLimit(db, 'refusedSignIns', uid, now)) {
    const name = isProviderId(method) ? PROVIDER_NAMES[method] : method;
    await tell('sign-in-refused', (facts) => refusedWayMail(facts, name));
  }
  return 'way-not-added';
}

/**
 * The list of an account that was made without a sign-up, as staff's is: what is linked now, which the attempt itself is
 * not yet.
 */
async function firstSeen(db: Firestore, auth: Auth, uid: string): Promise<SignInWays> {
  const ways = await waysOf(auth, await auth.getUser(uid), null);
  const ref = signInWays(db, uid);
  const made = await ifUnchanged(ref.create(ways));
  // Another sign-in at the same time may have made it.
  return made === null ? ((await ref.get()).data() ?? ways) : ways;
}

function isListed({ providers }: SignInWays, { method, providerUid }: SignInAttempt): boolean {
  return providerUid !== null && providers.some((way) => isWay(way, method, providerUid));
}

/**
 * Lists a provider that the owner has asked to add just now. What is remembered of it counts as at
 * sign-up.
 * @returns it, or null.
 */
function addIfAsked(
  db: Firestore,
  peopleKey: string,
  { uid, method, providerUid }: SignInAttempt,
  now: Date,
): Promise<ProviderId | null> {
  return db.runTransaction(async (tx) => {
    const [asked, ways] = await Promise.all([
      tx.get(addedWay(db, uid)),
      tx.get(signInWays(db, uid)),
    ]);
    const { providerId, until } = asked.data() ?? {};
    const listed = ways.data();
    if (providerUid === null || listed === undefined || until === undefined) return null;
    if (providerId !== method || now.getTime() > until.getTime()) return null;
    if (listed.providers.some((way) => way.providerId === providerId)) return null;
    const marks = { phones: [], emails: [], providers: [{ providerId, id: providerUid }] };
    const carryOver = await recallLater(tx, db, { uid, marks, peopleKey }, now);
    tx.delete(asked.ref);
    carryOver();
    tx.update(ways.ref, {
      providers: [...listed.providers, { providerId, id: providerUid, addedAt: now }],
    });
    return providerId;
  });
}

interface OwnerMail {
  readonly uid: string;
  readonly account: SignInState['account'];
  readonly kind: string;
  readonly mail: (facts: AccountMailFacts) => Mail;
}

/** To the account's address, whatever the sign-in's is by now. Staff without an account get none. */
async function mailOwner(
  { queue, siteUrl }: MailDeps,
  { uid, account, kind, mail }: OwnerMail,
  now: Date,
): Promise<void> {
  if (account === null) return;
  const facts = { to: account.email, toName: account.firstName, siteUrl };
  await queue.add({ key: `${kind}/${uid}/${now.getTime()}`, kind, uid, mail: mail(facts) });
}
