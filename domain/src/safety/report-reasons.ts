import { REPORT_OUTCOMES, type ReportKind, type ReportOutcome } from './report-outcomes';

/** The subject, as people and our team read it. */
export const REPORT_KIND_NAMES: Readonly<Record<ReportKind, string>> = {
  profile: 'A profile',
  listing: 'What a companion offers',
  photo: 'A photo or video',
  person: 'A person',
  message: 'A message',
  conversation: 'A conversation',
  review: 'A review',
  event: 'An event',
  activity: 'A group activity',
  'activity-review': 'A review of a group activity',
  story: 'A story',
  session: 'A session',
};

/** The urgency of a report for our team: the lowest number first. */
export const SEVERITIES = [0, 1, 2] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  0: 'Danger',
  1: 'Serious',
  2: 'Other',
};

interface ReasonInfo {
  readonly label: string;
  readonly severity: Severity;
}

/** The reason why something is reported. */
export const REPORT_REASONS = {
  danger: { label: 'Someone is in danger', severity: 0 },
  unsafe: { label: 'I felt unsafe', severity: 0 },
  worried: { label: 'I’m worried about this person', severity: 0 },
  minor: { label: 'Someone may be under 18', severity: 0 },
  harassing: { label: 'Threats or unwanted sexual behavior', severity: 0 },
  insulting: { label: 'It’s insulting or hateful', severity: 1 },
  explicit: { label: 'It’s sexual or violent', severity: 1 },
  money: { label: 'Asking for money, or to meet off Hearthkin', severity: 1 },
  fake: { label: 'They aren’t who they say they are', severity: 1 },
  private: { label: 'It shares private information', severity: 1 },
  untrue: { label: 'It isn’t true', severity: 2 },
  spam: { label: 'It’s an ad', severity: 2 },
  other: { label: 'Something else', severity: 2 },
} as const satisfies Record<string, ReasonInfo>;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_IDS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

const ABOUT_PERSON = [
  'danger',
  'worried',
  'minor',
  'harassing',
  'fake',
  'insulting',
  'money',
  'private',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];
const ABOUT_WORDS = [
  'danger',
  'insulting',
  'explicit',
  'private',
  'untrue',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];
const BETWEEN_TWO = [
  'danger',
  'worried',
  'harassing',
  'insulting',
  'money',
  'minor',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];
const ABOUT_MEETING = [
  'danger',
  'harassing',
  'insulting',
  'money',
  'untrue',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];

/** The reasons that fit each kind, in the order of the form. */
export const REASONS_FOR: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  profile: ABOUT_PERSON,
  person: ABOUT_PERSON,
  listing: ['untrue', 'money', 'explicit', 'spam', 'other'],
  photo: ['fake', 'explicit', 'minor', 'private', 'insulting', 'spam', 'other'],
  message: BETWEEN_TWO,
  conversation: BETWEEN_TWO,
  review: ABOUT_WORDS,
  event: ABOUT_MEETING,
  activity: ABOUT_MEETING,
  'activity-review': ABOUT_WORDS,
  story: ABOUT_WORDS,
  session: ['unsafe', ...BETWEEN_TWO.slice(0, -1), 'fake', 'other'],
};

/** Their labels, by id. */
export function reasonLabels(kind: ReportKind): Readonly<Record<string, string>> {
  return Object.fromEntries(REASONS_FOR[kind].map((id) => [id, REPORT_REASONS[id].label]));
}

/** Maximum length of the details, in UTF-16 units. */
export const REPORT_DETAILS_MAX = 1000;

/** The things that a decision can remove; the rest is only kept, or its author warned, restricted or suspended. */
const REMOVABLE: readonly ReportKind[] = [
  'photo',
  'message',
  'review',
  'event',
  'activity',
  'activity-review',
  'story',
];

/** Outcomes for the person who was reported, who has to be known and still there. */
export function isAboutPerson(
  outcome: ReportOutcome,
): outcome is 'warned' | 'restricted' | 'suspended' {
  return outcome === 'warned' || outcome === 'restricted' || outcome === 'suspended';
}

/** The outcomes that fit a kind. Those for the person need one (`canEndSo`). */
export function outcomesFor(kind: ReportKind): readonly ReportOutcome[] {
  return REPORT_OUTCOMES.filter(
    (outcome) =>
      outcome === 'kept' ||
      (outcome === 'removed' && REMOVABLE.includes(kind)) ||
      (outcome === 'reply-removed' && kind === 'review') ||
      isAboutPerson(outcome),
  );
}
