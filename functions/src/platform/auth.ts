import { AppError } from '@hearthkin/domain/foundation/errors';
import { type Auth, getAuth, type UpdateRequest, type UserRecord } from 'firebase-admin/auth';
import type { Caller } from './caller';
import './records/database';

/** The project's Auth; connects on first use. */
export function authentication(): Auth {
  return getAuth();
}

/** A sign-in by email address, in any case; null if there is none. */
export function signInByEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  return orNull(auth.getUserByEmail(email));
}

/** A sign-in by id; null if there is none. */
export function signInById(auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | null> {
  return orNull(auth.getUser(uid));
}

/**
 * The sign-in of a caller.
 * @throws AppError `unauthenticated` if it is gone.
 */
export async function ownSignIn(auth: Auth, { uid }: Pick<Caller, 'uid'>): Promise<UserRecord> {
  const signIn = await signInById(auth, uid);
  if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
  return signIn;
}

/**
 * Whether no one may learn which addresses have an account: the project's protection against enumeration, which set-up
 * turns on, and which Auth itself applies at sign-in.
 */
export async function hidesAccounts(auth: Pick<Auth, 'projectConfigManager'>): Promise<boolean> {
  const { emailPrivacyConfig } = await auth.projectConfigManager().getProjectConfig();
  return emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
}

/** Whether the Admin SDK failed because there is no such sign-in. */
export function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/** The parts of a sign-in that tell staff from others, and what was added to it. */
interface WithAdditions {
  readonly customClaims?: UserRecord['customClaims'];
  readonly multiFactor?: { readonly enrolledFactors?: readonly unknown[] };
}

/**
 * Takes back what a token can add to a sign-in by Auth's own API beside ways to sign in: second factors, a name
 * and a picture. Members and companions have none of these; staff have theirs from the team.
 */
export function withoutAdditions({ customClaims }: WithAdditions): UpdateRequest {
  if (customClaims?.admin === true) return {};
  return { multiFactor: { enrolledFactors: null }, displayName: null, photoURL: null };
}

/** Whether a second factor was enrolled past the product, which its owner can't pass. */
export function hasForeignFactor({ customClaims, multiFactor }: WithAdditions): boolean {
  return customClaims?.admin !== true && (multiFactor?.enrolledFactors ?? []).length > 0;
}

function orNull(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  return lookup.catch((error: unknown) => {
    if (isUnknownUser(error)) return null;
    throw error;
  });
}

/** Whether the Admin SDK failed because another sign-in has the address. */
export function isTakenAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists';
}
