import { applicationSchema } from '@hearthkin/domain/companion/application';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchDoc, watchList } from '../kit/readers';

const applications = documentsOf(applicationSchema);

export type Application = z.infer<typeof applicationSchema>;

/** A companion's own application; null before they started one. */
export function ownApplication(uid: string): LiveQuery<Doc<Application> | null> {
  return {
    key: `application/${uid}`,
    open: () => watchDoc(() => doc(firestore(), 'applications', uid).withConverter(applications)),
  };
}

/** Submitted applications, oldest first. For staff. */
export function waitingApplications(count: number): LiveQuery<readonly Doc<Application>[]> {
  return {
    key: `waiting-applications/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'applications').withConverter(applications),
          where('status', '==', 'submitted'),
          orderBy('submittedAt', 'asc'),
          limit(count),
        ),
      ),
  };
}
