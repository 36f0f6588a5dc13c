import { type UserType, userTypeSchema } from '@hearthkin/domain/account/fields';
import { AppError } from '@hearthkin/domain/errors';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** Who may call a function; judged by the claims of their token. */
export type Access = 'signed-in' | UserType | 'admin';

export interface Caller {
  readonly uid: string;
  /** Null for staff without an account of either kind. */
  readonly userType: UserType | null;
  readonly isAdmin: boolean;
}

/**
 * Who is calling, if they may.
 * @throws AppError `unauthenticated` without a token, `forbidden` for somebody else's function.
 */
export function admit(auth: CallableRequest['auth'], access: Access): Caller {
  if (auth === undefined) throw new AppError('unauthenticated');
  const userType = userTypeSchema.safeParse(auth.token.userType);
  const caller: Caller = {
    uid: auth.uid,
    userType: userType.success ? userType.data : null,
    isAdmin: auth.token.admin === true,
  };
  if (!mayCall(caller, access)) throw new AppError('forbidden', `This is for: ${access}`);
  return caller;
}

function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'signed-in') return true;
  return access === 'admin' ? caller.isAdmin : caller.userType === access;
}
