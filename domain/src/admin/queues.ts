import type * as z from 'zod/mini';
import { type Claim, claimSchema } from '../booking/claim';
import { claimWords } from '../booking/claim-words';
import { type Activity, activitySchema } from '../community/activity';
import { type CommunityEvent, eventSchema } from '../community/event';
import { type StorySubmission, storySubmissionSchema } from '../community/story';
import { type Application, applicationSchema } from '../companion/application';
import { type Companion, companionSchema } from '../companion/companion';
import { DAY_MS, HOUR_MS } from '../foundation/durations';
import { businessDaysLater } from '../foundation/time';
import { MONEY_PROBLEM_WORDS, type MoneyCase, moneyCaseSchema } from '../payment/comparison';
import { CHECK_IN_REASONS, type CheckIn, checkInSchema } from '../safety/check-in';
import { type Report, reportSchema } from '../safety/report';
import { REPORT_KIND_NAMES, REPORT_REASONS, type Severity } from '../safety/report-reasons';
import { type ContactMessage, contactMessageSchema } from '../support/contact';
import { isReopened } from '../verification/reopened-check';
import { BACKGROUND_CHECK_AIM, REVIEW_AIM } from '../verification/review-aim';
import { type Verification, verificationSchema } from '../verification/verification';
import {
  openClaimSchema,
  openReportSchema,
  pausedListingSchema,
  staffCheckInSchema,
  submissionSchema,
} from './queue-items';

/** A line of the inbox about an item. */
interface Summary {
  /** The kind of thing, and of what people typed only a title or subject. */
  readonly words: string;
  /** The person whose it is; null for visitors, and where our team doesn't learn it. */
  readonly uid: string | null;
  /** Their name, if the item has it. */
  readonly name: string | null;
  /** The severity of a report or message; null for other items. */
  readonly severity: Severity | null;
}

/** The time within which we say that we decide. */
export interface Aim {
  /** The words in which people read it. */
  readonly words: string;
  /** The end of that time for an item that waits since then. */
  readonly until: (since: Date) => Date;
}

const REVIEWS: Aim = {
  words: REVIEW_AIM,
  until: (since) => new Date(since.getTime() + 48 * HOUR_MS),
};

/** A staff queue: its documents, and all that pages, inbox and export say of it. */
export interface StaffQueue {
  /** The collection. */
  readonly path: string;
  /** Documents whose `field` is `value` are in the queue. */
  readonly field: string;
  readonly value: string;
  /** A field that comes before it in the order, lowest first: how urgent an item is. */
  readonly rank?: string;
  /** The field it is ordered by, oldest first. */
  readonly since: string;
  /** The rules' limit for lists, if they have one. */
  readonly maxListed?: number;
  readonly schema: z.ZodMiniType;
  /** An item as staff get it of private data, by a read with the queue's name. Without it, rules let them read the documents. */
  readonly item?: z.ZodMiniType;
  readonly names: {
    /** In the navigation. */
    readonly tab: string;
    /** One item. */
    readonly one: string;
    /** Above the items. */
    readonly title: string;
    readonly things: string;
  };
  /** The file name of its export. */
  readonly exportedAs: string;
  /**
   * Its place in what the team looks at first, lowest first, or one for each severity that its items have. Danger comes first, then
   * harm that goes on, then those who can't go on without us or were promised an answer, then money, which is held
   * meanwhile, and last what can wait.
   */
  readonly urgency: number | Readonly<Partial<Record<Severity, number>>>;
  /** Without it nothing is promised, and no item is ever late. */
  readonly aim?: Aim;
  readonly summary: (item: never, id: string) => Summary;
  /** Its documents don't name the person, so that the name is one more read. */
  readonly isNameless?: true;
}

function personOf(uid: string | null, name: string | null = null) {
  return { uid, name, severity: null };
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** All staff queues, by the name in the page's address. `functions` loads private ones, and `web` has a card of each. */
export const STAFF_QUEUES = {
  'check-ins': {
    path: 'checkIns',
    field: 'status',
    value: 'open',
    since: 'raisedAt',
    schema: checkInSchema,
    item: staffCheckInSchema,
    names: {
      tab: 'Check-ins',
      one: 'Check-in',
      title: 'Check-ins to look after',
      things: 'check-ins',
    },
    exportedAs: 'check-ins',
    // Someone at a session asked for help, or went silent. Before reports of danger, of which there can be many.
    urgency: 10,
    summary: ({ reason, uid }: CheckIn) => ({
      words: reason === null ? 'Check-in' : CHECK_IN_REASONS[reason],
      ...personOf(uid),
    }),
    isNameless: true,
  },
  verifications: {
    path: 'verifications',
    field: 'verificationStatus',
    value: 'pending',
    since: 'submittedAt',
    schema: verificationSchema,
    item: submissionSchema,
    names: {
      tab: 'Verifications',
      one: 'Documents',
      title: 'Documents to review',
      things: 'submissions',
    },
    exportedAs: 'verifications',
    // They can neither message nor book until we decide.
    urgency: 60,
    // As people read who submit documents.
    aim: REVIEWS,
    summary: ({ changed = [] }: Verification, uid) => ({
      words:
        changed.length === 0
          ? 'ID document and proof of address'
          : `Changed since our team accepted it: ${changed.join(', ')}`,
      ...personOf(uid),
    }),
    isNameless: true,
  },
  identities: {
    path: 'verifications',
    field: 'identityCheck.status',
    value: 'review',
    since: 'identityCheck.checkedAt',
    schema: verificationSchema,
    item: submissionSchema,
    names: {
      tab: 'Identity reviews',
      one: 'Identity check',
      title: 'Identity checks to review',
      things: 'identity checks',
    },
    exportedAs: 'identity-reviews',
    // They can neither message nor book until we decide.
    urgency: 50,
    // As people read whose photos wait.
    aim: REVIEWS,
    summary: ({ identityCheck }: Verification, uid) => ({
      words: isReopened(identityCheck)
        ? 'Changed name or photo since the photos matched'
        : 'ID photo and selfie',
      ...personOf(uid),
    }),
    isNameless: true,
  },
  applications: {
    path: 'applications',
    field: 'status',
    value: 'submitted',
    since: 'submittedAt',
    schema: applicationSchema,
    item: applicationSchema,
    names: {
      tab: 'Applications',
      one: 'Application',
      title: 'Applications to review',
      things: 'applications',
    },
    exportedAs: 'applications',
    // The longest promise.
    urgency: 70,
    // The background check, which the approval completes.
    aim: { words: BACKGROUND_CHECK_AIM, until: (since) => businessDaysLater(since, 3) },
    summary: ({ form }: Application, uid) => ({
      words: form === null ? 'To be a companion' : `To be a companion in ${form.location}`,
      ...personOf(uid, form === null ? null : `${form.firstName} ${form.lastName}`.trim()),
    }),
  },
  events: {
    path: 'events',
    field: 'status',
    value: 'pending_approval',
    since: 'submittedAt',
    maxListed: 100,
    schema: eventSchema,
    names: { tab: 'Events', one: 'Event', title: 'Events to review', things: 'events' },
    exportedAs: 'events',
    // An event can't be approved once it has started.
    urgency: 110,
    summary: ({ title, hostId, hostName }: CommunityEvent) => ({
      words: title,
      ...personOf(hostId, hostName),
    }),
  },
  proposals: {
    path: 'activities',
    field: 'status',
    value: 'proposed',
    since: 'request.at',
    maxListed: 50,
    schema: activitySchema,
    names: {
      tab: 'Suggested activities',
      one: 'Group activity',
      title: 'Group activities to review',
      things: 'group activities',
    },
    exportedAs: 'suggested-activities',
    // An activity can't be published once it has started.
    urgency: 115,
    summary: ({ title, hostId, host }: Activity) => ({
      words: title,
      ...personOf(hostId, host.name),
    }),
  },
  stories: {
    path: 'storySubmissions',
    field: 'status',
    value: 'pending_review',
    since: 'submittedAt',
    maxListed: 50,
    schema: storySubmissionSchema,
    names: { tab: 'Stories', one: 'Story', title: 'Stories to review', things: 'stories' },
    exportedAs: 'stories',
    urgency: 120,
    summary: ({ title, isAnonymous, authorId, authorName }: StorySubmission) => ({
      words: title,
      ...(isAnonymous ? personOf(null, 'Anonymous') : personOf(authorId, authorName)),
    }),
  },
  claims: {
    path: 'claims',
    field: 'status',
    value: 'open',
    since: 'filedAt',
    schema: claimSchema,
    item: openClaimSchema,
    names: { tab: 'Claims', one: 'Claim', title: 'Open claims', things: 'claims' },
    exportedAs: 'claims',
    // The payment is held, and both sides know it.
    urgency: 90,
    summary: ({ kind, by, caseNumber, spenderId, earnerId }: Claim) => ({
      words: `${claimWords({ kind, by })}: case ${caseNumber}`,
      ...personOf(by === 'spender' ? spenderId : earnerId),
    }),
    isNameless: true,
  },
  money: {
    path: 'moneyCases',
    field: 'status',
    value: 'open',
    since: 'foundAt',
    schema: moneyCaseSchema,
    item: moneyCaseSchema,
    names: { tab: 'Money', one: 'Money', title: 'Money to look after', things: 'cases' },
    exportedAs: 'money-cases',
    // A bank gives us a few days to answer.
    urgency: 80,
    summary: ({ problems, spenderId }: MoneyCase) => ({
      words: problems.map((problem) => MONEY_PROBLEM_WORDS[problem]).join('. '),
      ...personOf(spenderId),
    }),
    isNameless: true,
  },
  pauses: {
    path: 'companions',
    field: 'pause.status',
    value: 'paused',
    since: 'pause.at',
    schema: companionSchema,
    item: pausedListingSchema,
    names: {
      tab: 'Paused listings',
      one: 'Paused listing',
      title: 'Paused listings',
      things: 'paused listings',
    },
    exportedAs: 'paused-listings',
    // Decided already; a pause may well stay.
    urgency: 130,
    summary: ({ displayName }: Companion, uid) => ({
      words: 'Missed too many sessions',
      ...personOf(uid, displayName),
    }),
  },
  reports: {
    path: 'reports',
    field: 'status',
    value: 'open',
    rank: 'severity',
    since: 'createdAt',
    schema: reportSchema,
    item: openReportSchema,
    names: { tab: 'Reports', one: 'Report', title: 'Open reports', things: 'reports' },
    exportedAs: 'reports',
    // Danger; what is still there for others to meet; ads, and what isn't true.
    urgency: { 0: 20, 1: 30, 2: 100 },
    summary: ({ reason, severity, place, reportedId }: Report) => ({
      words: `${REPORT_REASONS[reason].label} (${lowerFirst(REPORT_KIND_NAMES[place.kind])})`,
      ...personOf(reportedId),
      severity,
    }),
    isNameless: true,
  },
  messages: {
    path: 'contactMessages',
    field: 'status',
    value: 'open',
    rank: 'severity',
    since: 'createdAt',
    maxListed: 100,
    schema: contactMessageSchema,
    names: { tab: 'Messages', one: 'Message', title: 'Open messages', things: 'messages' },
    exportedAs: 'messages',
    // Danger, by the subject. Of others we don't know what is in them before one of us has read them, and they have the
    // shortest promise.
    urgency: { 0: 25, 1: 40 },
    // `CONTACT_SENT`. `REPLY_AIM` is shorter, within support hours, which have no time zone.
    aim: { words: '24 hours', until: (since) => new Date(since.getTime() + DAY_MS) },
    summary: ({ subject, uid, name, severity }: ContactMessage) => ({
      words: subject,
      ...personOf(uid, name),
      severity,
    }),
  },
} as const satisfies Record<string, StaffQueue>;

export type QueueId = keyof typeof STAFF_QUEUES;
export const QUEUE_IDS = Object.keys(STAFF_QUEUES) as QueueId[];

/** A queue of people's private data. Others are read by rules. */
export type PrivateQueue = {
  [Id in QueueId]: (typeof STAFF_QUEUES)[Id] extends { readonly item: z.ZodMiniType } ? Id : never;
}[QueueId];

/** A document of a queue. */
export type QueueItem<Id extends QueueId> = z.output<(typeof STAFF_QUEUES)[Id]['schema']>;

/** Items of each queue as staff see them. */
export type Shown = {
  readonly [Id in QueueId]: z.output<
    (typeof STAFF_QUEUES)[Id] extends { readonly item: infer Item }
      ? Item
      : (typeof STAFF_QUEUES)[Id]['schema']
  >;
};

export function isPrivateQueue(queue: QueueId): queue is PrivateQueue {
  return 'item' in STAFF_QUEUES[queue];
}

/** The lists staff can export: every queue, and three others. */
export const EXPORTED_LISTS = [
  'accounts',
  'activities',
  'audit-log',
  ...QUEUE_IDS.map((id) => STAFF_QUEUES[id].exportedAs),
] as const;

type Summaries = {
  readonly [Id in QueueId]: {
    readonly summary: (item: QueueItem<Id>, id: string) => Summary;
  };
};

/** A line of the inbox about a document of a queue. */
export function summaryOf<Id extends QueueId>(queue: Id, item: QueueItem<Id>, id: string): Summary {
  const summaries: Summaries = STAFF_QUEUES;
  return summaries[queue].summary(item, id);
}
