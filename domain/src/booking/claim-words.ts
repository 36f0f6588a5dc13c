import { who } from '../account/profile';
import type { Claim, ClaimKind, ClaimOutcome } from './claim';
import { ANSWER_WITHIN_HOURS } from './claim-times';

/** The things that a side can say, in its own words. */
export const CLAIM_CHOICES: Readonly<Record<ClaimKind, string>> = {
  'no-show': 'They didn’t come',
  'ended-early': 'The session ended early',
  'not-as-described': 'It wasn’t as described',
};

const SIDE = { spender: 'member', earner: 'companion' } as const;

/** The words of a claim, for every reader: "The companion didn’t come". */
export function claimWords({ kind, by }: Pick<Claim, 'kind' | 'by'>): string {
  switch (kind) {
    case 'no-show':
      return `The ${SIDE[by === 'spender' ? 'earner' : 'spender']} didn’t come`;
    default:
      return CLAIM_CHOICES[kind];
  }
}

/** The meaning of a decision, for both sides and our team. */
export function outcomeWords(outcome: ClaimOutcome, keptPercent: number): string {
  switch (outcome) {
    case 'pay':
      return 'The session is paid in full.';
    case 'refund-part':
      return `${100 - keptPercent}% of the price is refunded.`;
    case 'refund-all':
      return 'The whole price is refunded.';
    case 'companion-no-show':
      return 'The companion didn’t come. The whole price is refunded.';
    case 'member-no-show':
      return 'The member didn’t come. The session is paid in full.';
  }
}

/** Reasons of decisions that our team doesn't make. */
export const AGREED_REASON = 'The other side agreed.';
export const SILENT_REASON = `There was no answer within ${ANSWER_WITHIN_HOURS} hours.`;
export const LEFT_REASON = 'One side closed their account.';

/** News of a claim, as its notification stores it. */
export interface ClaimNewsFacts {
  readonly kind: 'claim-filed' | 'claim-answered' | 'claim-decided';
  /** The other side of the reader. */
  readonly otherName?: string | undefined;
  readonly isClaimant: boolean;
  readonly agrees: boolean;
  /** The outcome of a decision. */
  readonly outcome: ClaimOutcome | null;
  readonly keptPercent: number;
  /** Whether a payment provider moves the money. */
  readonly isLive: boolean;
}

/** The news of a claim, in the app and by email. */
export function claimNews(facts: ClaimNewsFacts): string {
  const { kind, otherName, isClaimant, agrees, outcome, keptPercent, isLive } = facts;
  switch (kind) {
    case 'claim-filed':
      return isClaimant
        ? `We’ve put the payment on hold. ${who(otherName)} has ${ANSWER_WITHIN_HOURS} hours to answer.`
        : `${who(otherName)} says that something went wrong with your session. The payment is on hold. Please answer within ${ANSWER_WITHIN_HOURS} hours.`;
    case 'claim-answered':
      return `${who(otherName)} ${agrees ? 'agrees with you' : 'sees it differently'}. Our team decides next.`;
    case 'claim-decided':
      return [
        outcome === null ? 'A claim is decided.' : outcomeWords(outcome, keptPercent),
        ...(isLive ? [] : ['Payments aren’t live yet. No money moves.']),
      ].join(' ');
  }
}
