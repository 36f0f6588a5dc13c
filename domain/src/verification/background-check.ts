import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '../foundation/durations';
import { daySchema, filledText, idSchema, text } from '../foundation/schemas';
import { addMonths, utcDay } from '../foundation/time';
import { BACKGROUND_CHECK_MONTHS } from './background-check-months';
import { REVIEW_NOTES_MAX } from './documents';

/** Maximum length of an issuer's name and of a report's number, in UTF-16 units. */
export const EVIDENCE_MAX = 100;

/** The time before the end of a check at which its companion is told. */
export const BACKGROUND_NOTICE_MS = 30 * DAY_MS;

/**
 * What staff record of the report of a background check. The report itself isn't kept: it says more of a
 * person than the product needs.
 */
export const checkEvidenceSchema = z.strictObject({
  issuer: filledText(EVIDENCE_MAX, 'Please enter who issued the report'),
  /** The report's number, by which the issuer finds it. */
  reference: filledText(EVIDENCE_MAX, 'Please enter the report’s number'),
  /** The date on the report, `yyyy-MM-dd`. */
  issuedOn: daySchema('Please enter the date on the report'),
});
export type CheckEvidence = z.infer<typeof checkEvidenceSchema>;

/** The day on a report as a date: the start of that day in UTC. Badges have it. */
export function reportDate(issuedOn: string): Date {
  return new Date(`${issuedOn}T00:00:00Z`);
}

/** The time at which a check no longer counts: at the start of the UTC day 12 months after the one on the report. */
export function checkEndsAt(reported: Date): Date {
  const issuedOn = utcDay(reported);
  return reportDate(addMonths(issuedOn, BACKGROUND_CHECK_MONTHS));
}

/** The problem of the date on a report; null if it counts now. */
export function datingProblem({ issuedOn }: CheckEvidence, now: Date): string | null {
  const reported = reportDate(issuedOn);
  // Where the day begins first, it begins 14 hours before UTC.
  if (reported.getTime() > now.getTime() + 14 * HOUR_MS) return 'This date is in the future';
  return checkEndsAt(reported) <= now
    ? `This report is older than ${BACKGROUND_CHECK_MONTHS} months`
    : null;
}

/**
 * The evidence for a companion's background badge: issuer, number and date of the report. The report itself isn't
 * kept, since it says more of a person than the product needs; with the number, the issuer finds it.
 * - Ends 12 months after the date on the report, at the start of that day in UTC: `endBackgroundChecks` tells the
 *   companion 30 days before and takes the badge then.
 * - Without it a companion isn't listed. Sessions that are booked stay.
 *
 * @document backgroundChecks/{uid}
 * @reads no client. Staff by `readAsStaff`, with the account; the companion in their download. Anyone sees the date,
 *   which the listing has.
 * @writes The first by `reviewApplication` with the acceptance; later ones by `recordBackgroundCheck`. Both refuse a
 *   report without issuer, number or date, one of the future, and one older than 12 months. `withdrawBackgroundCheck`
 *   takes the badge, with a reason that the companion reads.
 * @goes with the account.
 */
export const backgroundCheckSchema = z.object({
  issuer: text(EVIDENCE_MAX),
  reference: text(EVIDENCE_MAX),
  issuedOn: z.iso.date(),
  recordedAt: z.date(),
  endsAt: z.date(),
  status: z.enum(['current', 'expired', 'withdrawn']),
  /** The reason why staff withdrew it, for the companion; empty otherwise. */
  notes: text(REVIEW_NOTES_MAX),
  /** The time at which the schedule has to do something: to tell the companion of the end, or to end it. Null for nothing. */
  dueAt: z.nullable(z.date()),
});
export type BackgroundCheck = z.infer<typeof backgroundCheckSchema>;

/** A check as it is recorded. */
export function newBackgroundCheck(evidence: CheckEvidence, now: Date): BackgroundCheck {
  const endsAt = checkEndsAt(reportDate(evidence.issuedOn));
  const noticeAt = new Date(endsAt.getTime() - BACKGROUND_NOTICE_MS);
  return {
    ...evidence,
    recordedAt: now,
    endsAt,
    status: 'current',
    notes: '',
    // Of a check that ends sooner, they are told as it is recorded.
    dueAt: noticeAt > now ? noticeAt : endsAt,
  };
}

/** Input of `recordBackgroundCheck`: a new check of a companion whose application was accepted before. */
export const recordBackgroundCheckInput = z.strictObject({
  uid: idSchema,
  check: checkEvidenceSchema,
});

/** Input of `withdrawBackgroundCheck`. The companion gets the reason. */
export const withdrawBackgroundCheckInput = z.strictObject({
  uid: idSchema,
  notes: filledText(REVIEW_NOTES_MAX, 'Please say why'),
});
