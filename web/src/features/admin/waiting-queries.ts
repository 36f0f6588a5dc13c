import { type CommunityEvent, eventSchema } from '@hearthkin/domain/community/event';
import { type StorySubmission, storySubmissionSchema } from '@hearthkin/domain/community/story';
import { type Application, applicationSchema } from '@hearthkin/domain/companion/application';
import { type Report, reportSchema } from '@hearthkin/domain/safety/any-report';
import { type ContactMessage, contactMessageSchema } from '@hearthkin/domain/support/contact';
import { type Verification, verificationSchema } from '@hearthkin/domain/verification/verification';
import {
  collection,
  type DocumentData,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import type { ZodMiniType } from 'zod/mini';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Pages, watchCount, watchPages } from '../../data/kit/readers';
import { firestore } from '../../firebase/firestore';

/** The reads of what waits for staff as a whole, to count it and to keep it as a file. */

/** What waits in each queue. */
export interface Waiting {
  readonly verifications: Verification;
  readonly identities: Verification;
  readonly applications: Application;
  readonly events: CommunityEvent;
  readonly stories: StorySubmission;
  readonly reports: Report;
  readonly messages: ContactMessage;
}
export type QueueId = keyof Waiting;

interface Queued<T> {
  readonly path: string;
  readonly field: string;
  readonly value: string;
  /** Since when it waits. */
  readonly since: string;
  readonly schema: ZodMiniType<T>;
}

const QUEUES: { readonly [Id in QueueId]: Queued<Waiting[Id]> } = {
  verifications: {
    path: 'verifications',
    field: 'verificationStatus',
    value: 'pending',
    since: 'submittedAt',
    schema: verificationSchema,
  },
  identities: {
    path: 'verifications',
    field: 'identityCheck.status',
    value: 'review',
    since: 'identityCheck.checkedAt',
    schema: verificationSchema,
  },
  applications: {
    path: 'applications',
    field: 'status',
    value: 'submitted',
    since: 'submittedAt',
    schema: applicationSchema,
  },
  events: {
    path: 'events',
    field: 'status',
    value: 'pending_approval',
    since: 'submittedAt',
    schema: eventSchema,
  },
  stories: {
    path: 'storySubmissions',
    field: 'status',
    value: 'pending_review',
    since: 'submittedAt',
    schema: storySubmissionSchema,
  },
  reports: {
    path: 'reports',
    field: 'status',
    value: 'open',
    since: 'createdAt',
    schema: reportSchema,
  },
  messages: {
    path: 'contactMessages',
    field: 'status',
    value: 'open',
    since: 'createdAt',
    schema: contactMessageSchema,
  },
};

/** No more are counted or listed at once: the rules of some queues list no more. */
export const WAITING_MOST = 50;

/** How many wait in a queue, `WAITING_MOST` at most, counted by the server. `round` asks anew. */
export function waitingCount(queue: QueueId, round: number): LiveQuery<number> {
  const { path, field, value } = QUEUES[queue];
  return {
    key: `waiting-count/${queue}/${round}`,
    open: () =>
      watchCount(() =>
        query(collection(firestore(), path), where(field, '==', value), limit(WAITING_MOST)),
      ),
  };
}

/** All that waits in a queue, longest wait first, page by page. */
export function waitingPages<Id extends QueueId>(queue: Id): LiveQuery<Pages<Waiting[Id]>> {
  const { path, field, value, since, schema }: Queued<Waiting[Id]> = QUEUES[queue];
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), path).withConverter(documentsOf(schema as ZodMiniType<DocumentData>)),
      where(field, '==', value),
      orderBy(since, 'asc'),
      ...from,
      limit(WAITING_MOST),
    );
  return {
    key: `waiting/${queue}`,
    // Each queue is read through its own schema.
    open: (more) =>
      watchPages(list, WAITING_MOST, more) as ReturnType<LiveQuery<Pages<Waiting[Id]>>['open']>,
  };
}
