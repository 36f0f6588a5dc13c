import { type UserType, userTypeSchema } from '@hearthkin/domain/account/fields';
import { AppError } from '@hearthkin/domain/errors';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** Who may call a function for which one must be signed in; judged by the claims of their token. */
export type SignedInAccess = 'signed-in' | UserType | 'admin';

/** Who may call a function; `anyone` includes visitors. */
export type Access = SignedInAccess | 'anyone';

export interface Caller {
  readonly uid: string;
  /** Null for staff without an account of either kind. */
  readonly userType: UserType | null;
  readonly isAdmin: boolean;
  /** When this session's person last showed who they are, to the second; null if it is not told. */
  readonly signedInAt: Date | null;
}

/** Who calls a function of that access: null for a visitor, only where `anyone` may call. */
export type CallerFor<Who extends Access> = 'anyone' extends Who ? Caller | null : Caller;

/**
 * Who is calling, if they may.
 * @throws AppError `unauthenticated` without a token, `forbidden` for a function of another role.
 */
export function admit<Who extends Access>(
  auth: CallableRequest['auth'],
  access: Who,
): CallerFor<Who> {
  // The compiler does not follow a type parameter into a condition: null is for `anyone` only.
  if (auth === undefined && access === 'anyone') return null as CallerFor<Who>;
  if (auth === undefined) throw new AppError('unauthenticated');
  const userType = userTypeSchema.safeParse(auth.token.userType);
  const caller: Caller = {
    uid: auth.uid,
    userType: userType.success ? userType.data : null,
    isAdmin: auth.token.admin === true,
    signedInAt: secondsAsDate(auth.token.auth_time),
  };
  if (!mayCall(caller, access)) throw new AppError('forbidden', `This is for: ${access}`);
  return caller;
}

/** The token counts in seconds since 1970. */
function secondsAsDate(seconds: unknown): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'signed-in' || access === 'anyone') return true;
  return access === 'admin' ? caller.isAdmin : caller.userType === access;
}
