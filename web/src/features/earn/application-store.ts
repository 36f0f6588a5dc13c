import type { Application } from '@hearthkin/domain/companion/application';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Saves an application as a draft or submits it. Notes by staff are kept.
 * @throws CallError
 */
export async function saveApplication(
  uid: string,
  form: Application['form'],
  status: 'draft' | 'submitted',
): Promise<void> {
  const fields = {
    form,
    status,
    updatedAt: serverTimestamp(),
    submittedAt: status === 'submitted' ? serverTimestamp() : null,
  };
  await commit('The application', (transaction) => {
    transaction.set(doc(firestore(), 'applications', uid), fields, {
      mergeFields: Object.keys(fields),
    });
  });
}
