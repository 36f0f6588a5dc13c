import type { CallableResults } from '@hearthkin/domain/callables';
import { publishedStory, type StorySubmission } from '@hearthkin/domain/community/story';
import type { ReviewStoryInput } from '@hearthkin/domain/community/story-decision';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineStaffAct } from '../core/callable';
import type { Caller } from '../core/caller';
import { stories, storySubmissions } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { peopleNamedIn } from '../core/people-named-in';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { publishedMail, returnedMail } from './story-mail';

/**
 * Publishes a story under a new id, or returns it with what to change, and notifies its author. A
 * repeated decision does nothing.
 * @throws AppError `not-found` without such a story, `bad-transition` if it isn't waiting or was
 * changed since it was read.
 */
export const reviewStory = defineStaffAct('reviewStory', {
  concerns: ({ db, input }) => peopleNamedIn(storySubmissions(db).doc(input.submissionId)),
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { author, submission, result } = await commitDecision(db, input, caller, now);
    if (author !== null) {
      const content =
        result.storyId === null
          ? returnedMail(submission.title, input.notes, deps.siteUrl)
          : publishedMail(submission.title, result.storyId, deps.siteUrl);
      await mailNotification({ db, now, ...deps }, author, {
        kind: `story-${result.status}`,
        about: `${input.submissionId}_${now.getTime()}`,
        content,
      });
    }
    return result;
  },
});

interface Decided {
  /** The author to notify; null without an account, or if already decided. */
  readonly author: Reader | null;
  readonly submission: StorySubmission;
  readonly result: CallableResults['reviewStory'];
}

function commitDecision(
  db: Firestore,
  input: ReviewStoryInput,
  caller: Caller,
  now: Date,
): Promise<Decided> {
  const { submissionId, decision: status, notes } = input;
  const by = caller.uid;
  return db.runTransaction(async (tx) => {
    const ref = storySubmissions(db).doc(submissionId);
    const submission = (await tx.get(ref)).data();
    if (submission === undefined) throw new AppError('not-found', 'There is no such story');
    if (submission.status === status && submission.decidedBy === by) {
      return { author: null, submission, result: { status, storyId: submission.storyId } };
    }
    requireRead(submission, input);
    const author = await readReader(tx, db, submission.authorId);

    const storyId = status === 'published' ? stories(db).doc().id : null;
    if (storyId !== null) tx.create(stories(db).doc(storyId), publishedStory(submission, now));
    tx.update(ref, { status, notes, decidedAt: now, decidedBy: by, storyId });
    audit(tx, db, {
      at: now,
      act: status === 'published' ? 'story-published' : 'story-rejected',
      by,
      // Never a path that contains the author.
      target: storyId === null ? ref.path : `stories/${storyId}`,
      note: notes,
    });
    if (author !== null) {
      const link = storyId === null ? '/community/share-story' : `/community/stories/${storyId}`;
      const data = { title: submission.title, notes };
      const id = newNotificationId(db, author.uid);
      notify(tx, db, author, { id, kind: `story-${status}`, data, link }, now);
    }
    return { author, submission, result: { status, storyId } };
  });
}

/** Only a waiting story is decided, and only the version that was read. */
function requireRead(
  { status, submittedAt }: StorySubmission,
  { submittedAtMs }: ReviewStoryInput,
): void {
  if (status !== 'pending_review') throw new AppError('bad-transition', `The story is ${status}`);
  // The two SDKs round microseconds differently.
  if (Math.abs(submittedAt.getTime() - submittedAtMs) > 1) {
    throw new AppError('bad-transition', 'The story has been changed since');
  }
}
