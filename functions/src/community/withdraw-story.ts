import type { StorySubmission } from '@hearthkin/domain/community/story';
import type { WithdrawStoryInput } from '@hearthkin/domain/community/story-decision';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { stories } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { withdrawnMail } from './story-mail';
import { submissionOf } from './story-queries';

/**
 * Takes a published story off the site and tells its author why. The submission stays.
 * @throws AppError `not-found` without such a story.
 */
export const withdrawStory = defineCallable('withdrawStory', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { author, title } = await commitWithdrawal(db, input, caller.uid, now);
    if (author !== null) {
      const content = withdrawnMail(title, input.notes, deps.siteUrl);
      const news = {
        kind: 'story-returned',
        about: `${input.storyId}_withdrawn`,
        content,
      } as const;
      await mailNotification({ db, now, ...deps }, author, news);
    }
    return { status: 'withdrawn' };
  },
});

function commitWithdrawal(
  db: Firestore,
  { storyId, notes }: WithdrawStoryInput,
  by: string,
  now: Date,
): Promise<{ readonly author: Reader | null; readonly title: string }> {
  return db.runTransaction(async (tx) => {
    const ref = stories(db).doc(storyId);
    const [story, { docs }] = await Promise.all([tx.get(ref), tx.get(submissionOf(db, storyId))]);
    if (!story.exists) throw new AppError('not-found', 'There is no such story');
    const submission = docs[0];
    const authorId: unknown = submission?.get('authorId');
    const title = String(story.get('title'));
    const author = typeof authorId === 'string' ? await readReader(tx, db, authorId) : null;

    tx.delete(ref);
    if (submission !== undefined) {
      const withdrawn: Partial<StorySubmission> = { status: 'withdrawn', notes, storyId: null };
      tx.update(submission.ref, { ...withdrawn, decidedAt: now, decidedBy: by });
    }
    const target = `stories/${storyId}`;
    audit(tx, db, { at: now, act: 'story-withdrawn', by, target, note: notes });
    if (author !== null) {
      const data = { title, notes };
      const id = newNotificationId(db, author.uid);
      const link = '/community/share-story';
      notify(tx, db, author, { id, kind: 'story-returned', data, link }, now);
    }
    return { author, title };
  });
}
