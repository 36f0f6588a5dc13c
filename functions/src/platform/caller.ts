import { type StaffState, staffStateOf } from '@hearthkin/domain/admin/staff-session';
import { AppError, type AppErrorCode } from '@hearthkin/domain/foundation/errors';
import { type UserType, userTypeSchema } from '@hearthkin/domain/foundation/fields';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** Members and companions, whichever a function is for; `person` stands for both. */
export type Person = 'person' | UserType;

/**
 * The standing that is enough for a function that asks for less than meeting others does, strictest first:
 *
 * - `verified`: a restriction doesn't count, which is right for what belongs to sessions that are booked;
 * - `active`: nor does a missing verification;
 * - `newcomer`: nor a missing account, as during sign-up;
 * - `any`: suspended people may call it, too.
 */
export type LesserStanding = 'verified' | 'active' | 'newcomer' | 'any';

/**
 * Access for people. By default the caller has a living session and an account that is active, verified and
 * not restricted. A function that is satisfied with less says with what, and why.
 */
export type PersonAccess = {
  readonly for: Person;
  /** Asks for a sign-in of the last minutes: for whatever outlives the token. */
  readonly fresh?: true;
  /** Admits staff, too, with or without an account. */
  readonly orStaff?: true;
} & ({ readonly standing?: never } | { readonly standing: LesserStanding; readonly why: string });

/**
 * The people who may call a function. `anyone` includes visitors; `admin` is for what staff read, `admin-act` for what
 * they change or open, which also asks for a recent sign-in. Both ask Auth whether the caller still is staff.
 */
export type Access = 'anyone' | 'admin' | 'admin-act' | PersonAccess;

export interface Caller {
  readonly uid: string;
  /** Null for staff without an account of either kind. */
  readonly userType: UserType | null;
  /** The reason why the caller may not do what staff may; null for staff. */
  readonly staffRefusal: AppErrorCode | null;
  /** The time at which the caller last signed in, to the second; null if unknown. */
  readonly signedInAt: Date | null;
}

/** The caller for an access: null for a visitor, only with `anyone`. */
export type CallerFor<Who extends Access> = 'anyone' extends Who ? Caller | null : Caller;

/**
 * The caller, if the claims of their token have access; null for a visitor.
 * @throws AppError `unauthenticated` without a token, `forbidden` for another role, or as
 * `requireStaff`.
 */
export function authorize(auth: CallableRequest['auth'], access: Access, now: Date): Caller | null {
  // The emulators check no token: one that isn't any names no one.
  if (!auth?.uid) {
    if (access === 'anyone') return null;
    throw new AppError('unauthenticated');
  }
  const userType = userTypeSchema.safeParse(auth.token.userType);
  const caller: Caller = {
    uid: auth.uid,
    userType: userType.success ? userType.data : null,
    staffRefusal: REFUSALS[staffStateOf(auth.token, now)],
    signedInAt: secondsAsDate(auth.token.auth_time),
  };
  if (isForStaff(access)) requireStaff(caller);
  else if (!mayCall(caller, access)) throw new AppError('forbidden', 'This is for others');
  return caller;
}

export function isForStaff(access: Access): access is 'admin' | 'admin-act' {
  return access === 'admin' || access === 'admin-act';
}

const REFUSALS: Readonly<Record<StaffState, AppErrorCode | null>> = {
  none: 'forbidden',
  'no-second-factor': 'no-second-factor',
  over: 'sign-in-too-old',
  active: null,
};

/**
 * Refuses everyone but staff.
 * @throws AppError `forbidden` without the claim; with it `no-second-factor`, or as
 * `requireRecentSignIn`.
 */
export function requireStaff({ staffRefusal }: Caller): void {
  if (staffRefusal !== null) throw new AppError(staffRefusal, 'This is for staff');
}

/**
 * Staff act on nothing that concerns themselves.
 * @param uids the people whom it concerns.
 * @throws AppError `forbidden`.
 */
export function requireOther({ uid }: Caller, ...uids: readonly string[]): void {
  if (uids.includes(uid)) throw new AppError('forbidden', 'Staff cannot act on themselves');
}

/** Token times are seconds since 1970. */
function secondsAsDate(seconds: unknown): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

function mayCall({ userType }: Caller, access: 'anyone' | PersonAccess): boolean {
  return access === 'anyone' || access.for === 'person' || access.for === userType;
}
