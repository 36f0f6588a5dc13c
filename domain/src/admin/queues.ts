import type { ZodMiniType } from 'zod/mini';
import { eventSchema } from '../community/event';
import { storySubmissionSchema } from '../community/story';
import { applicationSchema } from '../companion/application';
import { reportSchema } from '../safety/any-report';
import { contactMessageSchema } from '../support/contact';
import { verificationSchema } from '../verification/verification';

/** A queue of staff: which documents wait in it, and the name under which it leaves as a file. */
export interface StaffQueue {
  /** The collection. */
  readonly path: string;
  /** Those wait whose `field` is `value`. */
  readonly field: string;
  readonly value: string;
  /** Since when: the queue's order, the longest wait first. */
  readonly since: string;
  readonly schema: ZodMiniType;
  readonly exportedAs: string;
}

/** Every queue of staff, by the name that the address of its page has. */
export const STAFF_QUEUES = {
  verifications: {
    path: 'verifications',
    field: 'verificationStatus',
    value: 'pending',
    since: 'submittedAt',
    schema: verificationSchema,
    exportedAs: 'verifications',
  },
  identities: {
    path: 'verifications',
    field: 'identityCheck.status',
    value: 'review',
    since: 'identityCheck.checkedAt',
    schema: verificationSchema,
    exportedAs: 'identity-reviews',
  },
  applications: {
    path: 'applications',
    field: 'status',
    value: 'submitted',
    since: 'submittedAt',
    schema: applicationSchema,
    exportedAs: 'applications',
  },
  events: {
    path: 'events',
    field: 'status',
    value: 'pending_approval',
    since: 'submittedAt',
    schema: eventSchema,
    exportedAs: 'events',
  },
  stories: {
    path: 'storySubmissions',
    field: 'status',
    value: 'pending_review',
    since: 'submittedAt',
    schema: storySubmissionSchema,
    exportedAs: 'stories',
  },
  reports: {
    path: 'reports',
    field: 'status',
    value: 'open',
    since: 'createdAt',
    schema: reportSchema,
    exportedAs: 'reports',
  },
  messages: {
    path: 'contactMessages',
    field: 'status',
    value: 'open',
    since: 'createdAt',
    schema: contactMessageSchema,
    exportedAs: 'messages',
  },
} as const satisfies Record<string, StaffQueue>;

export type QueueId = keyof typeof STAFF_QUEUES;
export const QUEUE_IDS = Object.keys(STAFF_QUEUES) as QueueId[];

/** The lists that staff can keep as a file: every queue, and three lists more. */
export const EXPORTED_LISTS = [
  'accounts',
  'activities',
  'audit-log',
  ...QUEUE_IDS.map((id) => STAFF_QUEUES[id].exportedAs),
] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];
