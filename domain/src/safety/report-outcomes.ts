/** The things that can be reported to our team (docs/data-and-rules.md#how-something-is-reported). */
export const REPORT_KINDS = [
  'profile',
  'listing',
  'photo',
  'person',
  'message',
  'conversation',
  'review',
  'event',
  'activity',
  'activity-review',
  'story',
  'session',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/**
 * How a report ends. `kept`: nothing is done; `removed`: what was reported is gone; `reply-removed`: only the
 * companion's answer to a review; `warned`: the person was told why; `restricted`: they also meet no one new for a while;
 * `suspended`: their account is closed to them.
 */
export const REPORT_OUTCOMES = [
  'kept',
  'removed',
  'reply-removed',
  'warned',
  'restricted',
  'suspended',
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The words of each outcome for the person who reported. They say nothing about the other person. */
export const OUTCOME_WORDS: Readonly<Record<ReportOutcome, string>> = {
  kept: 'We reviewed it closely, and it stays as it is.',
  removed: 'What you reported has been taken down. Thank you for telling us.',
  'reply-removed': 'We removed the answer to the review. Thank you for telling us.',
  warned: 'We’ve acted on your report. Thank you for telling us.',
  // As for a warning: the words don’t tell how far it went.
  restricted: 'We’ve acted on your report. Thank you for telling us.',
  suspended: 'We’ve acted on your report. Thank you for telling us.',
};
