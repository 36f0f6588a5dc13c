import { applicationSchema } from '@hearthkin/domain/companion/application';
import { doc } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchDoc } from '../kit/readers';

const applications = documentsOf(applicationSchema);

export type Application = z.infer<typeof applicationSchema>;

/** A companion's own application; null before they started one. */
export function ownApplication(uid: string): LiveQuery<Doc<Application> | null> {
  return {
    key: `application/${uid}`,
    open: () => watchDoc(() => doc(firestore(), 'applications', uid).withConverter(applications)),
  };
}
