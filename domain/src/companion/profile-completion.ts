import type { User } from '../account/user';
import type { Companion } from './companion';

/** The seven items of a complete profile (specification 2, section 5), with their labels. */
export const PROFILE_ITEMS = {
  firstName: 'First name',
  lastName: 'Last name',
  bio: 'Bio',
  profilePhoto: 'Profile photo',
  location: 'Location',
  languages: 'Languages',
  hourlyRate: 'Hourly rate',
} as const;

export type ProfileItem = keyof typeof PROFILE_ITEMS;

/** The fields of an account that completion is computed from. */
export type CompletableAccount = Pick<
  User,
  'userType' | 'firstName' | 'lastName' | 'bio' | 'profilePhoto' | 'location' | 'languages'
>;

export interface ProfileCompletion {
  /** Whole percent, rounded half up. */
  readonly percent: number;
  readonly missing: readonly ProfileItem[];
  /** Items that this kind of account can't have, which don't count. */
  readonly leftOut: readonly ProfileItem[];
}

/**
 * How complete a profile is: the share of its items that are filled in. Members have no hourly
 * rate, so it isn't counted for them.
 * @param listing a companion's listing, which has their rate; null without one.
 */
export function completionOf(
  account: CompletableAccount,
  listing: Pick<Companion, 'hourlyRate'> | null,
): ProfileCompletion {
  const isFilled: Partial<Record<ProfileItem, boolean>> = {
    firstName: account.firstName.trim() !== '',
    lastName: account.lastName.trim() !== '',
    bio: account.bio.trim() !== '',
    profilePhoto: account.profilePhoto !== null && account.profilePhoto !== '',
    location: account.location.trim() !== '',
    languages: account.languages.native.length + account.languages.secondary.length > 0,
    ...(account.userType === 'earner' && { hourlyRate: listing !== null }),
  };
  const items = Object.keys(isFilled) as ProfileItem[];
  const missing = items.filter((item) => isFilled[item] !== true);
  return {
    percent: Math.round(((items.length - missing.length) / items.length) * 100),
    missing,
    leftOut: account.userType === 'spender' ? ['hourlyRate'] : [],
  };
}
