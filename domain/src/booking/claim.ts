import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '../foundation/durations';
import { LIMITS } from '../foundation/fields';
import { filledText, idSchema, text, typedText } from '../foundation/schemas';
import { type Booking, type BookingStatus, type EndReason, sideSchema } from './booking';
import { sentPicturesSchema, storedPicturesSchema } from './claim-pictures';
import {
  ANSWER_WITHIN_HOURS,
  CLAIM_AFTER_MS,
  MISSED_WITHIN_DAYS,
  PAYOUT_AFTER_MS,
} from './claim-times';

/** Problems with a session that a side can claim. To have felt unsafe is a report, which the other side never reads. */
export const CLAIM_KINDS = ['no-show', 'ended-early', 'not-as-described'] as const;
const claimKindSchema = z.enum(CLAIM_KINDS);
export type ClaimKind = z.infer<typeof claimKindSchema>;

/** The outcomes of a claim. In the first three the session took place. */
export const CLAIM_OUTCOMES = [
  'pay',
  'refund-part',
  'refund-all',
  'companion-no-show',
  'member-no-show',
] as const;
const claimOutcomeSchema = z.enum(CLAIM_OUTCOMES);
export type ClaimOutcome = z.infer<typeof claimOutcomeSchema>;

const answerSchema = z.object({
  agrees: z.boolean(),
  /** Empty if they agree without words, or once they have left. */
  words: text(LIMITS.claim),
  pictures: storedPicturesSchema,
  at: z.date(),
});

const decisionSchema = z.object({
  outcome: claimOutcomeSchema,
  /** The part of the price that isn't refunded. */
  keptPercent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Read by both sides; empty once one of them has left. */
  reason: text(LIMITS.reason),
  by: z.enum(['system', 'operator']),
  at: z.date(),
});
export type ClaimDecision = z.infer<typeof decisionSchema>;

/**
 * A claim of a side that something went wrong with a session, the other's answer, both with up to three pictures, and
 * the decision. One per booking. Its case number is the start of the SHA-256 of the booking's id.
 *
 * @document claims/{bookingId}
 * @reads its two sides, by id; staff by `readAsStaff`, while it is open in their queue, and with the booking at any
 *   time.
 * @writes `fileClaim`, `answerClaim`, `settleClaims`, `decideClaim`, and the removal of an account, which decides an
 *   open one and takes out what was written.
 * @goes with the booking.
 */
export const claimSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  /** The number that people write and say: "1F3A9-C02B7". */
  caseNumber: z.string().check(z.regex(/^[0-9A-F]{5}-[0-9A-F]{5}$/)),
  kind: claimKindSchema,
  /** The side that claims. */
  by: sideSchema,
  /** Empty once a side has left. */
  words: text(LIMITS.claim),
  /** None once a side has left. */
  pictures: storedPicturesSchema,
  status: z.enum(['open', 'decided']),
  filedAt: z.date(),
  /** Silence until then counts as agreement. */
  answerUntil: z.date(),
  /** The time at which the system decides if the other side stays silent; null if staff decide. */
  dueAt: z.nullable(z.date()),
  answer: z.nullable(answerSchema),
  decision: z.nullable(decisionSchema),
});
export type Claim = z.infer<typeof claimSchema>;

/** Input of `fileClaim`. */
export const fileClaimInput = z.strictObject({
  bookingId: idSchema,
  kind: z.enum(CLAIM_KINDS, 'Please choose one'),
  /** Read by the other side. */
  words: filledText(LIMITS.claim, 'Please say what happened'),
  /** Seen by the other side. */
  pictures: sentPicturesSchema,
});

/** Input of `answerClaim`. A side that disagrees says why. */
export const answerClaimInput = z
  .strictObject({
    bookingId: idSchema,
    agrees: z.boolean(),
    /** Read by the other side. */
    words: z._default(typedText(LIMITS.claim), ''),
    /** Seen by the other side. */
    pictures: sentPicturesSchema,
  })
  .check(
    z.refine(({ agrees, words }) => agrees || words !== '', {
      path: ['words'],
      message: 'Please say what happened',
    }),
  );

/** Input of `decideClaim`. */
export const decideClaimInput = z
  .strictObject({
    bookingId: idSchema,
    outcome: claimOutcomeSchema,
    /** For `refund-part` only: how much of the price isn't refunded. */
    keptPercent: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99))), null),
    /** Read by both sides. */
    reason: filledText(LIMITS.reason, 'Please give a reason'),
  })
  .check(
    z.refine(({ outcome, keptPercent }) => (outcome === 'refund-part') === (keptPercent !== null), {
      path: ['keptPercent'],
      message: 'A partial refund needs a percentage',
    }),
  );

/** Input of `resumeListing`. */
export const resumeListingInput = z.strictObject({
  uid: idSchema,
  /** For the log. */
  note: filledText(LIMITS.reason, 'Please give a reason'),
});

type ClaimFacts = Pick<Booking, 'status' | 'startsAt' | 'statusHistory' | 'claim'> &
  Partial<Pick<Booking, 'isFrozen'>>;

/**
 * The time at which either side may claim: from a quarter of an hour after the start until the payout is due.
 * `until` is null before the session is completed. Null for a booking that has no session to claim
 * about, and once there is a claim.
 */
export function claimWindow({
  status,
  startsAt,
  statusHistory,
  claim,
  isFrozen,
}: ClaimFacts): { readonly from: Date; readonly until: Date | null } | null {
  if (claim !== null || isFrozen || (status !== 'confirmed' && status !== 'completed')) return null;
  const from = new Date(startsAt.getTime() + CLAIM_AFTER_MS);
  if (status === 'confirmed') return { from, until: null };
  const completed = statusHistory.findLast((entry) => entry.status === 'completed');
  const settledAt = completed?.at ?? startsAt;
  return { from, until: new Date(settledAt.getTime() + PAYOUT_AFTER_MS) };
}

/** The reason why no claim can be made now; null if one can. */
export function claimRefusal(
  booking: ClaimFacts,
  now: Date,
): 'bad-transition' | 'too-early' | null {
  const window = claimWindow(booking);
  if (window === null) return 'bad-transition';
  if (now.getTime() < window.from.getTime()) return 'too-early';
  const isOver = window.until !== null && now.getTime() >= window.until.getTime();
  return isOver ? 'bad-transition' : null;
}

type NewClaim = Pick<Claim, 'caseNumber' | 'kind' | 'by' | 'words'> &
  Partial<Pick<Claim, 'pictures'>>;

/**
 * A new claim.
 * @param canAnswer whether the other side can sign in. If not, its silence decides nothing, and staff may decide at once.
 */
export function newClaim(
  booking: Pick<Booking, 'spenderId' | 'earnerId'>,
  { caseNumber, kind, by, words, pictures = [] }: NewClaim,
  now: Date,
  canAnswer = true,
): Claim {
  const answerMs = canAnswer ? ANSWER_WITHIN_HOURS * HOUR_MS : 0;
  const answerUntil = new Date(now.getTime() + answerMs);
  return {
    spenderId: booking.spenderId,
    earnerId: booking.earnerId,
    caseNumber,
    kind,
    by,
    words,
    pictures,
    status: 'open',
    filedAt: now,
    answerUntil,
    dueAt: canAnswer && agreedOutcome({ kind, by }) !== null ? answerUntil : null,
    answer: null,
    decision: null,
  };
}

/** The Storage paths of all pictures that a claim names. */
export function picturesOf({ pictures, answer }: Claim): readonly string[] {
  return [...pictures, ...(answer?.pictures ?? [])];
}

/** Whether the other side can still answer. */
export function isAnswerable(claim: Claim, now: Date): boolean {
  const { status, answer, answerUntil } = claim;
  return status === 'open' && answer === null && now.getTime() < answerUntil.getTime();
}

/** Whether staff can decide: the other side has answered, or its time is over. */
export function isDecidable(claim: Claim, now: Date): boolean {
  return claim.status === 'open' && !isAnswerable(claim, now);
}

/**
 * What follows when the other side agrees or stays silent. Null: how much is refunded isn't plain, so
 * staff decide.
 */
export function agreedOutcome({ kind, by }: Pick<Claim, 'kind' | 'by'>): ClaimOutcome | null {
  if (kind !== 'no-show') return null;
  return by === 'spender' ? 'companion-no-show' : 'member-no-show';
}

/**
 * What follows when a side deletes its account: the claim is decided in favor of the side that stays.
 * A companion who stays gets no more than they asked for.
 */
export function outcomeOnLeaving(
  claim: Pick<Claim, 'kind' | 'by'>,
  leaver: Claim['by'],
): ClaimOutcome {
  const agreed = agreedOutcome(claim);
  if (leaver === 'earner') {
    return agreed === 'companion-no-show' ? agreed : 'refund-all';
  }
  return agreed === 'member-no-show' ? agreed : 'pay';
}

const KEPT_PERCENT: Readonly<Record<Exclude<ClaimOutcome, 'refund-part'>, number>> = {
  pay: 100,
  'refund-all': 0,
  'companion-no-show': 0,
  // The companion came and waited: to stay away without a word costs more than a late cancellation.
  'member-no-show': 100,
};

/** The part of the price that isn't refunded, in percent. `ofPart` is that of a partial refund. */
export function keptPercentOf(outcome: ClaimOutcome, ofPart: number | null = null): number {
  return outcome === 'refund-part' ? (ofPart ?? 0) : KEPT_PERCENT[outcome];
}

const END_REASON: Readonly<Partial<Record<ClaimOutcome, EndReason>>> = {
  'refund-all': 'refunded',
  'companion-no-show': 'companion-no-show',
  'member-no-show': 'member-no-show',
};

/**
 * What becomes of the booking: a session that took place and isn't refunded in full is completed, any
 * other one is cancelled, so that it counts nowhere as a session and can't be reviewed.
 */
export function endOfClaim(outcome: ClaimOutcome): {
  readonly status: Extract<BookingStatus, 'completed' | 'cancelled'>;
  readonly endReason: EndReason | null;
} {
  const endReason = END_REASON[outcome] ?? null;
  return { status: endReason === null ? 'completed' : 'cancelled', endReason };
}

/** Decisions about missed sessions from then on count. */
export function missedSince(now: Date): Date {
  return new Date(now.getTime() - MISSED_WITHIN_DAYS * DAY_MS);
}
