import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { passwordDateOf } from './password-date';
import { signInWays, users } from './records/collections';

/** The facts that the product knows about a person's sign-in. */
export interface SignInState {
  /** Null for staff without an account. */
  readonly account: { readonly email: string; readonly firstName: string } | null;
  /** Null for an account that hasn't signed in since these lists are kept. */
  readonly ways: SignInWays | null;
}

/** Whether a sign-in belongs to an account or to staff, by its claims. */
export function hasAccount(claims: Readonly<Record<string, unknown>> | undefined): boolean {
  return claims?.userType !== undefined || claims?.admin === true;
}

/**
 * Two documents in one round trip. The account isn't parsed: one that can't be read still signs in.
 * @throws AppError `unreadable` if the list can't be read. It must not be made anew then, with
 * whatever is linked.
 */
export async function readSignInState(db: Firestore, uid: string): Promise<SignInState> {
  const [account, ways] = await db.getAll(users(db).doc(uid), signInWays(db, uid));
  return {
    account: account?.exists
      ? { email: account.get('email') ?? '', firstName: account.get('firstName') ?? '' }
      : null,
    ways: (ways?.data() as SignInWays | undefined) ?? null,
  };
}

/**
 * Whether a sign-in's address or password was changed past the product, as anyone with a stolen
 * token can by the API of Auth.
 */
export async function isChangedOutside(
  auth: Auth,
  { uid, email, usesPassword }: SignInFacts,
  { account, ways }: SignInState,
): Promise<boolean> {
  if (account !== null && email?.toLowerCase() !== account.email) return true;
  if (ways === null || !usesPassword) return false;
  if (!ways.hasPassword) return true;
  if (ways.passwordSetAt === null) return false;
  const setAt = await passwordDateOf(auth, uid);
  return setAt !== null && setAt.getTime() !== ways.passwordSetAt.getTime();
}

export interface SignInFacts {
  readonly uid: string;
  readonly email?: string | undefined;
  /** Whether its password is to be compared. */
  readonly usesPassword: boolean;
}
