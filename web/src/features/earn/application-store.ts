import {
  type ApplicationDraft,
  applicationDraftSchema,
} from '@hearthkin/domain/companion/application';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { mergedDraft } from './merged-draft';

/**
 * Saves what has changed since `before`, so that what another device has saved stays. The first save
 * begins the application.
 * @throws CallError
 */
export async function saveDraft(
  uid: string,
  now: ApplicationDraft,
  before: ApplicationDraft,
): Promise<void> {
  const application = doc(firestore(), 'applications', uid);
  await commit('The application', async (transaction) => {
    const stored = await transaction.get(application);
    const known = applicationDraftSchema.safeParse(stored.get('draft'));
    const draft = known.success ? mergedDraft(known.data, now, before) : now;
    const saved = { draft, updatedAt: serverTimestamp() };
    if (stored.exists()) transaction.update(application, saved);
    else transaction.set(application, { ...saved, status: 'draft', submittedAt: null });
  });
}
