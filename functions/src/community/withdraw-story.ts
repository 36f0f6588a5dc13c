import type { StorySubmission } from '@hearthkin/domain/community/story';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { withNotes } from '@hearthkin/domain/news/words';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { stories } from '../platform/records/collections';
import { audit } from '../staff/audit';
import { submissionOf } from './story-queries';

/**
 * Takes a published story off the site and tells its author why. The submission stays.
 * @throws AppError `not-found` without such a story.
 */
export const withdrawStory = defineStaffAct('withdrawStory', {
  concerns: ({ db, input }) => peopleNamedIn(submissionOf(db, input.storyId)),
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { storyId, notes } = input;
    const by = caller.uid;
    const news = await db.runTransaction(async (tx) => {
      const withdraw = await planWithdrawal(tx, db, storyId);
      if (withdraw === null) throw new AppError('not-found', 'There is no such story');
      const told = withdraw({ notes, by, now });
      const target = `stories/${storyId}`;
      audit(tx, db, { at: now, act: 'story-withdrawn', by, target, note: notes });
      tellDecision(tx, db, told, now);
      return told;
    });
    await mailDecision({ db, now, ...deps }, news, `${storyId}_withdrawn`);
    return { status: 'withdrawn' };
  },
});

/** Writes the withdrawal, and says whom to tell. */
type Withdrawal = (why: {
  readonly notes: string;
  /** The uid of the staff member. */
  readonly by: string;
  readonly now: Date;
}) => readonly DecisionNews[];

/** Reads what a withdrawal needs; null without such a story. */
export async function planWithdrawal(
  tx: Transaction,
  db: Firestore,
  storyId: string,
): Promise<Withdrawal | null> {
  const ref = stories(db).doc(storyId);
  const [story, { docs }] = await Promise.all([tx.get(ref), tx.get(submissionOf(db, storyId))]);
  if (!story.exists) return null;
  const submission = docs[0];
  const authorId: unknown = submission?.get('authorId');
  const title = String(story.get('title'));
  const author = typeof authorId === 'string' ? await readRecipient(tx, db, authorId) : null;
  return ({ notes, by, now }) => {
    tx.delete(ref);
    if (submission !== undefined) {
      const withdrawn: Partial<StorySubmission> = { status: 'withdrawn', notes, storyId: null };
      tx.update(submission.ref, { ...withdrawn, decidedAt: now, decidedBy: by });
    }
    if (author === null) return [];
    return [
      {
        reader: author,
        kind: 'story-returned',
        data: { title, notes },
        link: ['/community/share-story', 'See your stories'],
        subject: 'Your story is no longer published',
        sentence: withNotes(`We’ve taken down your story “${title}”.`, notes),
      },
    ];
  };
}
