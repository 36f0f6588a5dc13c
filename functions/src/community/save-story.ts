import { EDITABLE_STATUSES } from '@hearthkin/domain/community/story';
import { storyFromForm } from '@hearthkin/domain/community/story-form';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { requireMayMeet } from '../platform/people/standing';
import { countAttempt } from '../platform/rate-limit';
import { storySubmissions, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Submits a story for review or keeps a private one, under an id of the caller's that identifies no one, and changes one
 * that isn't published: it goes back to review. Sent again, it is stored once.
 * @throws AppError `forbidden` for a story of another's, `bad-transition` once it is published or withdrawn,
 * `rate-limited`; as `requireMayMeet` for one that others may read.
 */
export const saveStory = defineCallable('saveStory', {
  access: { for: 'person', standing: 'active', why: 'A private story is for its author only.' },
  handler: async ({ db, input: { submissionId, form }, caller: { uid }, now }) => {
    const ref = storySubmissions(db).doc(submissionId);
    await countAttempt(db, (await ref.get()).exists ? 'rewrites' : 'stories', uid, now);
    await db.runTransaction(async (tx) => {
      const [account, stored] = await Promise.all([
        tx.get(users(db).doc(uid)).then(dataOf),
        tx.get(ref),
      ]);
      if (form.privacyLevel !== 'private') requireMayMeet(account);
      const written = { ...storyFromForm(form), submittedAt: now };
      const former = stored.data();
      if (former === undefined) {
        const undecided = { notes: '', decidedAt: null, decidedBy: null, storyId: null };
        tx.create(ref, { ...written, ...undecided, authorId: uid });
        return;
      }
      if (former.authorId !== uid) throw new AppError('forbidden', 'This story is another’s');
      if (!EDITABLE_STATUSES.includes(former.status)) throw new AppError('bad-transition');
      tx.update(ref, written);
    });
    return { saved: true };
  },
});
