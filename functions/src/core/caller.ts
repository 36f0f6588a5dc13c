import { type UserType, userTypeSchema } from '@hearthkin/domain/account/fields';
import { AppError } from '@hearthkin/domain/errors';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** Who may call a function that requires signing in, by the claims of the token. */
export type SignedInAccess = 'signed-in' | UserType | 'admin';

/** Who may call a function; `anyone` includes visitors. */
export type Access = SignedInAccess | 'anyone';

export interface Caller {
  readonly uid: string;
  /** Null for staff without an account of either kind. */
  readonly userType: UserType | null;
  readonly isAdmin: boolean;
  /** When the caller last signed in, to the second; null if unknown. */
  readonly signedInAt: Date | null;
}

/** The caller for an access: null for a visitor, only with `anyone`. */
export type CallerFor<Who extends Access> = 'anyone' extends Who ? Caller | null : Caller;

/**
 * The caller, if they have access.
 * @throws AppError `unauthenticated` without a token, `forbidden` for another role.
 */
export function authorize<Who extends Access>(
  auth: CallableRequest['auth'],
  access: Who,
): CallerFor<Who> {
  // TypeScript doesn't narrow type parameters; null occurs for `anyone` only.
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

/** Token times are seconds since 1970. */
function secondsAsDate(seconds: unknown): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'signed-in' || access === 'anyone') return true;
  return access === 'admin' ? caller.isAdmin : caller.userType === access;
}
