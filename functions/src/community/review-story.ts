import { publishedStory } from '@hearthkin/domain/community/story';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { withNotes } from '@hearthkin/domain/news/words';
import { readRecipient } from '../notification/notify';
import { stories } from '../platform/records/collections';
import { defineDecision } from '../staff/decision';

/**
 * Publishes a story under a new id, or returns it with what to change, and notifies its author.
 * @throws AppError `outdated` if it was changed since it was read.
 */
export const reviewStory = defineDecision('reviewStory', {
  queue: 'stories',
  itemId: ({ submissionId }) => submissionId,
  act: ({ decision }) => (decision === 'published' ? 'story-published' : 'story-rejected'),
  decide: async ({ tx, db, doc, item: submission, input, caller, now }) => {
    const { decision: status, submittedAtMs, notes } = input;
    const { title, authorId } = submission;
    // The two SDKs round microseconds differently.
    if (Math.abs(submission.submittedAt.getTime() - submittedAtMs) > 1) {
      throw new AppError('outdated', 'The story has been changed since');
    }
    const reader = await readRecipient(tx, db, authorId);
    const story = status === 'published' ? stories(db).doc() : null;
    const storyId = story?.id ?? null;
    if (story !== null) tx.create(story, publishedStory(submission, now));
    tx.update(doc.ref, { status, notes, decidedAt: now, decidedBy: caller.uid, storyId });
    const link =
      storyId === null
        ? (['/community/share-story', 'Edit your story'] as const)
        : ([`/community/stories/${storyId}`, 'Read your story'] as const);
    const sentence =
      storyId === null
        ? withNotes(`We couldn’t publish your story “${title}”.`, notes)
        : `Your story “${title}” is live. Thank you for sharing it.`;
    return {
      entry: { target: targetOf({ storyId }, doc.id), note: notes, concerns: [] },
      news:
        reader === null
          ? []
          : [{ reader, kind: `story-${status}`, data: { title, notes }, link, sentence }],
    };
  },
  target: (submission, id) => targetOf(submission, id),
  answer: ({ decision: status }) => ({ status }),
  undo: null,
});

/** Never a path that contains the author. */
function targetOf({ storyId }: { readonly storyId: string | null }, submissionId: string): string {
  return storyId === null ? `storySubmissions/${submissionId}` : `stories/${storyId}`;
}
