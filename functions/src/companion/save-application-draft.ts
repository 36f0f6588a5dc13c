import { mergedDraft } from '@hearthkin/domain/companion/merged-draft';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { applications } from '../platform/records/collections';

/**
 * Saves what has changed of an application since `before`, so that what another device has saved stays. The first save begins the
 * application.
 * @throws AppError `bad-transition` unless it is a draft.
 */
export const saveApplicationDraft = defineCallable('saveApplicationDraft', {
  access: { for: 'earner', standing: 'active', why: 'Our team alone reads it.' },
  handler: async ({ db, input: { draft, before }, caller: { uid }, now }) => {
    await db.runTransaction(async (tx) => {
      const found = await tx.get(applications(db).doc(uid));
      const application = found.data() ?? {
        draft,
        form: null,
        status: 'draft',
        submittedAt: null,
        earlierForm: null,
        returnedFields: [],
        checkOrder: null,
      };
      if (application.status !== 'draft') {
        throw new AppError('bad-transition', `The application is ${application.status}`);
      }
      const merged = mergedDraft(application.draft, draft, before);
      tx.set(found.ref, { ...application, draft: merged, updatedAt: now });
    });
    return { saved: true };
  },
});
