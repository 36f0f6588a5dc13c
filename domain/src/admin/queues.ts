import type * as z from 'zod/mini';
import { claimSchema } from '../booking/claim';
import { eventSchema } from '../community/event';
import { storySubmissionSchema } from '../community/story';
import { applicationSchema } from '../companion/application';
import { companionSchema } from '../companion/companion';
import { moneyCaseSchema } from '../payment/comparison';
import { checkInSchema } from '../safety/check-in';
import { reportSchema } from '../safety/report';
import { contactMessageSchema } from '../support/contact';
import { verificationSchema } from '../verification/verification';
import {
  openClaimSchema,
  pausedListingSchema,
  staffCheckInSchema,
  submissionSchema,
} from './queue-items';

/** A staff queue: which documents are in it, and the file name of its export. */
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
  /** What staff get of private data, by a read with the queue's name. Without it, rules let them read the documents. */
  readonly item?: z.ZodMiniType;
  readonly exportedAs: string;
}

/** All staff queues, by the name in the page's address. */
export const STAFF_QUEUES = {
  // First: someone may be in danger.
  'check-ins': {
    path: 'checkIns',
    field: 'status',
    value: 'open',
    since: 'raisedAt',
    schema: checkInSchema,
    item: staffCheckInSchema,
    exportedAs: 'check-ins',
  },
  verifications: {
    path: 'verifications',
    field: 'verificationStatus',
    value: 'pending',
    since: 'submittedAt',
    schema: verificationSchema,
    item: submissionSchema,
    exportedAs: 'verifications',
  },
  identities: {
    path: 'verifications',
    field: 'identityCheck.status',
    value: 'review',
    since: 'identityCheck.checkedAt',
    schema: verificationSchema,
    item: submissionSchema,
    exportedAs: 'identity-reviews',
  },
  applications: {
    path: 'applications',
    field: 'status',
    value: 'submitted',
    since: 'submittedAt',
    schema: applicationSchema,
    item: applicationSchema,
    exportedAs: 'applications',
  },
  events: {
    path: 'events',
    field: 'status',
    value: 'pending_approval',
    since: 'submittedAt',
    maxListed: 100,
    schema: eventSchema,
    exportedAs: 'events',
  },
  stories: {
    path: 'storySubmissions',
    field: 'status',
    value: 'pending_review',
    since: 'submittedAt',
    maxListed: 50,
    schema: storySubmissionSchema,
    exportedAs: 'stories',
  },
  claims: {
    path: 'claims',
    field: 'status',
    value: 'open',
    since: 'filedAt',
    schema: claimSchema,
    item: openClaimSchema,
    exportedAs: 'claims',
  },
  money: {
    path: 'moneyCases',
    field: 'status',
    value: 'open',
    since: 'foundAt',
    schema: moneyCaseSchema,
    item: moneyCaseSchema,
    exportedAs: 'money-cases',
  },
  pauses: {
    path: 'companions',
    field: 'pause.status',
    value: 'paused',
    since: 'pause.at',
    schema: companionSchema,
    item: pausedListingSchema,
    exportedAs: 'paused-listings',
  },
  reports: {
    path: 'reports',
    field: 'status',
    value: 'open',
    rank: 'severity',
    since: 'createdAt',
    schema: reportSchema,
    exportedAs: 'reports',
  },
  messages: {
    path: 'contactMessages',
    field: 'status',
    value: 'open',
    since: 'createdAt',
    maxListed: 100,
    schema: contactMessageSchema,
    exportedAs: 'messages',
  },
} as const satisfies Record<string, StaffQueue>;

export type QueueId = keyof typeof STAFF_QUEUES;
export const QUEUE_IDS = Object.keys(STAFF_QUEUES) as QueueId[];

/** A queue of people's private data. Others are read by rules. */
export type PrivateQueue = {
  [Id in QueueId]: (typeof STAFF_QUEUES)[Id] extends { readonly item: z.ZodMiniType } ? Id : never;
}[QueueId];

/** What staff see of the items of each queue. */
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
export type ExportedList = (typeof EXPORTED_LISTS)[number];
