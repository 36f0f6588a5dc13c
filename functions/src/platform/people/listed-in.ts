import type { Companion } from '@hearthkin/domain/companion/companion';
import {
  type ListedAccount,
  type ListedFacts,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { toDates } from '../records/converter';

/** The facts that decide whether a listing is listed, and has an age, also of one that can't be read. */
export function listedFactsOf(
  listing: DocumentSnapshot<Companion>,
): ListedFacts & Pick<Companion, 'statesAge'> {
  return {
    statesAge: listing.get('statesAge') === true,
    photo: listing.get('photo') ?? null,
    payoutAccount: listing.get('payoutAccount') ?? 'not-needed',
    pause: (toDates(listing.get('pause')) as Companion['pause'] | undefined) ?? null,
    badges: { background: listing.get('badges.background') === true },
    badgesGivenAt: {
      background: (toDates(listing.get('badgesGivenAt.background')) as Date | undefined) ?? null,
    },
  };
}

/**
 * Lists or unlists a companion in the transaction that changes their account, or pauses the listing,
 * without waiting for the trigger.
 * @returns what is missing; null without a listing.
 */
export function setListed(
  tx: Transaction,
  listing: DocumentSnapshot<Companion>,
  account: ListedAccount,
  change: Partial<Pick<Companion, 'pause'>> = {},
): UnlistedReason[] | null {
  if (!listing.exists) return null;
  const missing = unlistedReasons(account, { ...listedFactsOf(listing), ...change });
  const listed = missing.length === 0;
  const isChanged = listing.get('listed') !== listed || change.pause !== undefined;
  if (isChanged) tx.update(listing.ref, { listed, ...change });
  return missing;
}

/** The missing facts, as a notification stores them; nothing for a member. */
export function missingData(missing: readonly UnlistedReason[] | null): { missing?: string } {
  return missing === null ? {} : { missing: missing.join(' ') };
}
