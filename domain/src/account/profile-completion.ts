import type { Companion } from '../companion/companion';
import type { User } from './user';

/** What a complete profile has (specification 2, section 5), with how people read it. */
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

/** What of an account its completion is counted from. */
export type CompletableAccount = Pick<
  User,
  'userType' | 'firstName' | 'lastName' | 'bio' | 'profilePhoto' | 'location' | 'languages'
>;

export interface ProfileCompletion {
  /** Whole percent, half up. */
  readonly percent: number;
  readonly missing: readonly ProfileItem[];
}

/**
 * How complete a profile is: the share of its items that are filled in. A member has no hourly rate
 * to set, so it is not one of theirs: no one should be told to add what they cannot.
 * @param listing a companion's listing, where their rate is; null without one.
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
  };
}
