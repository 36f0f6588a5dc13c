import * as z from 'zod/mini';
import { text, typedText } from '../schemas';

/** Reasons for reporting a review. */
export const REPORT_REASONS = {
  untrue: 'It isn’t true',
  insulting: 'It’s insulting or hateful',
  private: 'It shares private information',
  spam: 'It’s an ad',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_IDS = Object.keys(REPORT_REASONS) as ReportReason[];

/** Maximum length of the details, in UTF-16 units. */
export const REPORT_DETAILS_MAX = 1000;

/** `reply-removed`: the companion's answer went, and the review stays. */
export const REPORT_STATUSES = ['open', 'kept', 'removed', 'reply-removed'] as const;

/** `reports/{reviewReportId}`: a reported review. */
export const reviewReportSchema = z.object({
  kind: z.literal('review'),
  companionId: z.string(),
  reviewId: z.string(),
  reporterId: z.string(),
  reason: z.enum(REPORT_REASON_IDS),
  details: text(REPORT_DETAILS_MAX),
  status: z.enum(REPORT_STATUSES),
  createdAt: z.date(),
  /** Both null until decided. */
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
});
export type ReviewReport = z.infer<typeof reviewReportSchema>;

/** The report form. */
export const reportFormSchema = z.object({
  reason: z.enum(REPORT_REASON_IDS, 'Please choose a reason'),
  details: typedText(REPORT_DETAILS_MAX, 'Please keep it under 1,000 characters'),
});
export type ReportForm = z.infer<typeof reportFormSchema>;

/** One report per person and review. */
export function reviewReportId(reviewId: string, reporterId: string): string {
  return `review_${reviewId}_${reporterId}`;
}
