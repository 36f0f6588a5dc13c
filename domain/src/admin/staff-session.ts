import { HOUR_MS } from '../foundation/durations';

/** The time after signing in during which staff may work. The security rules repeat it. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;

/** The most time since the sign-in for an act of staff. */
export const STAFF_ACT_MS = HOUR_MS;

/** The claims of an ID token that make its person staff. */
export interface StaffClaims {
  readonly admin?: unknown;
  /** The id of the second factor that was enrolled together with the claim `admin`. */
  readonly adminFactor?: unknown;
  /** The time at which the person signed in, in seconds since 1970. */
  readonly auth_time?: unknown;
  readonly firebase?: unknown;
}

/**
 * `active` are staff at work. The others of staff sign in again: `no-second-factor` has signed in
 * without the second factor of the claim, `over` too long ago.
 */
export type StaffState = 'none' | 'no-second-factor' | 'over' | 'active';

/** Whether a token makes its person staff. The security rules decide the same in `isAdmin()`. */
export function staffStateOf(claims: StaffClaims, now: Date): StaffState {
  if (claims.admin !== true) return 'none';
  const { adminFactor, auth_time: signedInAt, firebase } = claims;
  if (adminFactor === undefined || secondFactorOf(firebase) !== adminFactor) {
    return 'no-second-factor';
  }
  const endsAt = typeof signedInAt === 'number' ? signedInAt * 1000 + STAFF_SESSION_MS : 0;
  return now.getTime() < endsAt ? 'active' : 'over';
}

/** The id of the second factor that was used to sign in. Auth sets it, and a client can't. */
function secondFactorOf(firebase: unknown): unknown {
  return typeof firebase === 'object' && firebase !== null && 'second_factor_identifier' in firebase
    ? firebase.second_factor_identifier
    : undefined;
}
