import type { Companion } from '@hearthkin/domain/companion/companion';
import {
  type ListedAccount,
  type ListedFacts,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  type BackgroundCheck,
  type CheckEvidence,
  datingProblem,
  reportDate,
} from '@hearthkin/domain/verification/background-check';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { mailDay } from '../mail/mail-time';
import { listedFactsOf } from '../platform/people/listed-in';

/** @throws AppError `invalid-input` for a report of the future, or one that no longer counts. */
export function requireCurrent(evidence: CheckEvidence, now: Date): void {
  const problem = datingProblem(evidence, now);
  if (problem !== null) throw new AppError('invalid-input', problem);
}

/**
 * Gives the background badge, dated as the report is, or takes it, which lists or unlists the companion at once.
 * What is taken leaves its date: there was a check.
 * @param report null takes it.
 * @returns what is missing.
 */
export function setBackgroundBadge(
  tx: Transaction,
  listing: DocumentSnapshot<Companion>,
  account: ListedAccount,
  report: Pick<CheckEvidence, 'issuedOn'> | null,
  change: Partial<Pick<ListedFacts, 'payoutAccount'>> = {},
): UnlistedReason[] {
  const facts = { ...listedFactsOf(listing), ...change };
  const background = report === null ? facts.badgesGivenAt.background : reportDate(report.issuedOn);
  const missing = unlistedReasons(account, {
    ...facts,
    badges: { background: report !== null },
    badgesGivenAt: { background },
  });
  tx.update(listing.ref, {
    ...change,
    listed: missing.length === 0,
    'badges.background': report !== null,
    'badgesGivenAt.background': background,
  });
  return missing;
}

/** The day on which a check ends, in UTC, as emails write it. */
export function endDay({ endsAt }: Pick<BackgroundCheck, 'endsAt'>, now: Date): string {
  return mailDay({ instant: endsAt, timeZone: 'UTC', clock: null, now });
}
