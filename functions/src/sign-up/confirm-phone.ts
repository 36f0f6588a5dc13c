import { PHONE_PROOF_MS } from '@hearthkin/domain/account/own-account';
import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { recallLater } from '../account/recall-person';
import { accountsByPhone } from '../account/signup-queries';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { tellOwner } from '../mail/tell-owner';
import { authentication, isUnknownUser } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { peopleKey } from '../platform/people/people-key';
import { countAttempt } from '../platform/rate-limit';
import { users } from '../platform/records/collections';
import { hasAccount } from '../platform/sign-in-state';

interface PhoneDeps extends NotifyDeps {
  readonly auth: Auth;
  /** Keys the hashes of `recallPerson`. */
  readonly peopleKey: string;
}

/**
 * Gives an account the phone number that another sign-in has proved with a code, in place of an earlier one, and ends that
 * sign-in, which has no account. The owner is told of a change. As at sign-up the number is no way to sign in, belongs to one account, and what is
 * remembered of it counts. A call that failed half way can be repeated, with a new proof of the same number.
 * @throws AppError `rate-limited`, `phone-unverified` for another token or an old one,
 * `phone-taken` if another account has the number.
 */
export const confirmPhone = defineCallable('confirmPhone', {
  access: { for: 'person', standing: 'active', why: 'It is part of being verified.', fresh: true },
  secrets: [...mailSecrets, peopleKey],
  deps: (): PhoneDeps => ({
    auth: authentication(),
    peopleKey: peopleKey.value(),
    ...mailDeps(),
  }),
  handler: async ({ db, input, caller, now }, deps) => {
    const { auth } = deps;
    await countAttempt(db, 'phoneProofs', caller.uid, now);
    const { uid: provedBy, phone } = await proved(auth, input.proof, now);
    // Before Auth is touched, so that a refusal changes nothing there.
    const changed = await commitPhone(db, deps, { uid: caller.uid, phone }, now);
    // A number belongs to one sign-in.
    await auth.deleteUser(provedBy).catch((error: unknown) => {
      if (!isUnknownUser(error)) throw error;
    });
    await auth.updateUser(caller.uid, { phoneNumber: phone });
    if (changed !== null) await tellOwner(deps, { uid: caller.uid, ...changed }, 'phone', now);
    return { phone };
  },
});

/** The number that a token proves: of a sign-in by a code, some minutes old at most, that has no account. */
async function proved(
  auth: Auth,
  proof: string,
  now: Date,
): Promise<{ readonly uid: string; readonly phone: string }> {
  const token = await auth.verifyIdToken(proof).catch((): null => null);
  const phone = token === null ? null : phoneOf(token, now);
  if (token === null || phone === null) {
    throw new AppError('phone-unverified', 'The token proves no number');
  }
  return { uid: token.uid, phone };
}

function phoneOf(token: DecodedIdToken, now: Date): string | null {
  const { phone_number: phone, auth_time: seconds, firebase } = token;
  const isRecent = now.getTime() - seconds * 1000 <= PHONE_PROOF_MS;
  const isByCode = firebase.sign_in_provider === 'phone';
  return phone !== undefined && isByCode && isRecent && !hasAccount(token) ? phone : null;
}

/**
 * Writes the number to the account, unless a call that failed half way has written the same one.
 * @returns the account, if it had another number.
 */
function commitPhone(
  db: Firestore,
  { peopleKey }: PhoneDeps,
  { uid, phone }: { readonly uid: string; readonly phone: string },
  now: Date,
): Promise<User | null> {
  return db.runTransaction(async (tx) => {
    const ref = users(db).doc(uid);
    const account = (await tx.get(ref)).data();
    if (account?.accountStatus !== 'active') throw new AppError('forbidden', 'No active account');
    if (account.phoneVerified && account.phone === phone) return null;
    const taken = await tx.get(accountsByPhone(db, phone).limit(1));
    if (!taken.empty) throw new AppError('phone-taken', 'An account has the number');
    const marks = { phones: [phone], emails: [], providers: [] };
    const carryOver = await recallLater(tx, db, { uid, marks, peopleKey }, now);
    carryOver();
    tx.update(ref, { phone, phoneVerified: true });
    return account.phoneVerified ? account : null;
  });
}
