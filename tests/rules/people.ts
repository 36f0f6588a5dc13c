import type { UserType } from '@hearthkin/domain/foundation/fields';
import type { Who } from './rules-clients';

export type { Who } from './rules-clients';

export type Caller = Who | undefined;

/** A caller without a token. */
export const visitor = undefined;

/** Staff who signed in with their second factor at this time, in ms. */
export function staffSince(timeMs: number) {
  return {
    uid: 'staff',
    admin: true,
    adminFactor: 'a-phone',
    auth_time: Math.floor(timeMs / 1000),
    firebase: { sign_in_provider: 'password', second_factor_identifier: 'a-phone' },
  } satisfies Who;
}

/** Staff, in every test. */
export const admin = staffSince(Date.now());

/** Auth’s claims of a sign-in without a second factor. */
export const PASSWORD_ALONE = { sign_in_provider: 'password' } as const;

/** People by their part in the tests of one file. */
export function cast<Member extends string, Companion extends string = never>(
  name: string,
  members: readonly Member[],
  companions: readonly Companion[] = [],
): Readonly<Record<Member | Companion, Who>> {
  const person = (userType: UserType) => (part: string) => [
    part,
    { uid: `${name}-${part}`, userType },
  ];
  // It has exactly the parts that were given.
  return Object.fromEntries([
    ...members.map(person('spender')),
    ...companions.map(person('earner')),
  ]);
}

/** Active accounts for people, by path; most writes need one. */
export function accountsOf(...people: readonly Who[]): Record<string, object> {
  return Object.fromEntries(
    people.map(({ uid }) => [`users/${uid}`, { accountStatus: 'active', level: 'verified' }]),
  );
}
