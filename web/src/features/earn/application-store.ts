import type { ApplicationDraft } from '@hearthkin/domain/companion/application';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Saves what is typed. The first save begins the application.
 * @throws CallError
 */
export async function saveDraft(uid: string, draft: ApplicationDraft): Promise<void> {
  const application = doc(firestore(), 'applications', uid);
  await commit('The application', async (transaction) => {
    const stored = await transaction.get(application);
    const saved = { draft, updatedAt: serverTimestamp() };
    if (stored.exists()) transaction.update(application, saved);
    else transaction.set(application, { ...saved, status: 'draft', submittedAt: null });
  });
}
