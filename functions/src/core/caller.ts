import { type UserType, userTypeSchema } from '@hearthkin/domain/account/fields';
import { type StaffState, staffStateOf } from '@hearthkin/domain/admin/staff-session';
import { AppError, type AppErrorCode } from '@hearthkin/domain/errors';
import type { CallableRequest } from 'firebase-functions/v2/https';

/**
 * Who may call a function that requires signing in, by the claims of the token. `admin` is for what
 * staff read, `admin-act` for what they change or open, which also asks for a recent sign-in. Both ask Auth whether the
 * caller still is staff.
 */
export type SignedInAccess = 'signed-in' | UserType | 'admin' | 'admin-act';

/** Who may call a function; `anyone` includes visitors. */
export type Access = SignedInAccess | 'anyone';

export interface Caller {
  readonly uid: string;
  /** Null for staff without an account of either kind. */
  readonly userType: UserType | null;
  /** Why the caller may not do what staff may; null for staff. */
  readonly staffRefusal: AppErrorCode | null;
  /** When the caller last signed in, to the second; null if unknown. */
  readonly signedInAt: Date | null;
}

/** The caller for an access: null for a visitor, only with `anyone`. */
export type CallerFor<Who extends Access> = 'anyone' extends Who ? Caller | null : Caller;

/**
 * The caller, if they have access.
 * @throws AppError `unauthenticated` without a token, `forbidden` for another role, or as
 * `requireStaff`.
 */
export function authorize<Who extends Access>(
  auth: CallableRequest['auth'],
  access: Who,
  now: Date,
): CallerFor<Who> {
  // TypeScript doesn't narrow type parameters; null occurs for `anyone` only.
  if (auth === undefined && access === 'anyone') return null as CallerFor<Who>;
  if (auth === undefined) throw new AppError('unauthenticated');
  const userType = userTypeSchema.safeParse(auth.token.userType);
  const caller: Caller = {
    uid: auth.uid,
    userType: userType.success ? userType.data : null,
    staffRefusal: REFUSALS[staffStateOf(auth.token, now)],
    signedInAt: secondsAsDate(auth.token.auth_time),
  };
  if (isForStaff(access)) requireStaff(caller);
  else if (!mayCall(caller, access)) throw new AppError('forbidden', `This is for: ${access}`);
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

/** Token times are seconds since 1970. */
function secondsAsDate(seconds: unknown): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

function mayCall({ userType }: Caller, access: UserType | 'signed-in' | 'anyone'): boolean {
  return access === 'signed-in' || access === 'anyone' || userType === access;
}
