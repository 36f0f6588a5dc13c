import type { User } from '../account/user';
import { formatList } from '../foundation/formats';
import type { Companion } from './companion';

/** The facts that a companion may lack to be listed, in the order to see to them. */
export const UNLISTED_REASONS = [
  'account',
  'restriction',
  'documents',
  'identity',
  'application',
  'background',
  'photo',
  'payout-account',
  'missed',
] as const;
export type UnlistedReason = (typeof UNLISTED_REASONS)[number];

/** The facts of an account that decide whether its companion is listed. */
export type ListedAccount = Pick<
  User,
  'userType' | 'accountStatus' | 'verification' | 'restriction'
>;

/** The facts of a listing that decide whether it is listed. */
export type ListedFacts = Pick<Companion, 'photo' | 'pause' | 'payoutAccount'> & {
  readonly badges: Pick<Companion['badges'], 'background'>;
  readonly badgesGivenAt: Pick<Companion['badgesGivenAt'], 'background'>;
};

/**
 * What a companion lacks to be listed: an active companion's account without a restriction, documents that staff
 * approved, an identity check that hasn't ended, an approved application, a background check that still counts, a photo, where payments are live an account that can be paid, and no
 * pause after missed sessions. `listed` of the listing is true exactly when nothing
 * is missing, and only then can members find and book the companion.
 *
 * The background badge and its date stand for the application and its background check. Approving the
 * application gives both in the same transaction; a check that ends takes the badge and leaves the date.
 * So whatever changes the account or the listing can decide from the two, without reading a third document.
 */
export function unlistedReasons(
  { userType, accountStatus, verification, restriction }: ListedAccount,
  { photo, badges, badgesGivenAt, pause, payoutAccount }: ListedFacts,
): UnlistedReason[] {
  const isMissing: Readonly<Record<UnlistedReason, boolean>> = {
    account: userType !== 'earner' || accountStatus !== 'active',
    restriction: restriction !== null,
    documents: verification.verificationStatus !== 'verified',
    // Documents stay accepted when the identity check ends.
    identity: verification.verificationStatus === 'verified' && !verification.isVerified,
    application: !badges.background && badgesGivenAt.background === null,
    background: !badges.background && badgesGivenAt.background !== null,
    photo: photo === null,
    'payout-account': payoutAccount === 'missing',
    missed: pause !== null,
  };
  return UNLISTED_REASONS.filter((reason) => isMissing[reason]);
}

/** The event that has to happen, after "until". */
export const UNTIL_LISTED: Readonly<Record<UnlistedReason, string>> = {
  account: 'your account is active',
  restriction: 'the restriction on your account ends',
  documents: 'your documents are approved',
  identity: 'you’ve checked your identity again',
  application: 'your application is approved',
  background: 'we’ve recorded a new background check',
  photo: 'your listing has a photo',
  'payout-account': 'your payout account is ready',
  missed: 'our team has reviewed the sessions you missed',
};

/** The reasons that a notification stores, separated by spaces; those it doesn't know are left out. */
export function reasonsIn(stored: string): UnlistedReason[] {
  const words = stored.split(' ');
  return UNLISTED_REASONS.filter((reason) => words.includes(reason));
}

/** Whether members find a companion, and what they lack: in the app, emails and pages. */
export function listedWords(missing: readonly UnlistedReason[]): string {
  return missing.length === 0
    ? 'You’re live. Members can now find and book you.'
    : `Members can’t find you until ${formatList(missing.map((reason) => UNTIL_LISTED[reason]))}.`;
}
