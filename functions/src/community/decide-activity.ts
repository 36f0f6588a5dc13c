import { readRecipient } from '../notification/notify';
import { defineDecision } from '../staff/decision';
import { planOpening, requireAsRead } from './activity-moves';
import { newsForHost } from './activity-news';

/**
 * Publishes the group activity that a companion proposes, as it is, asks for changes, or declines, and tells them. Anything
 * else that our team would change is asked by `saveActivity`.
 * @throws AppError `outdated` if it was changed since it was read; to publish also `start-passed`, `not-listed`, and
 * `host-busy` over an accepted session of the host.
 */
export const decideActivity = defineDecision('decideActivity', {
  queue: 'proposals',
  itemId: ({ activityId }) => activityId,
  act: ({ decision }) => `activity-${decision}`,
  decide: async ({ tx, db, doc, item: activity, input, now }) => {
    requireAsRead(activity, input.requestedAt);
    const host = await readRecipient(tx, db, activity.hostId);
    const notes = input.decision === 'published' ? '' : input.notes;
    if (input.decision === 'published') {
      const { overSessions } = input;
      (await planOpening(tx, db, doc.id, activity, { now, isByHost: false, overSessions }))();
    } else {
      const request = { at: now, dueAt: null, sweepAt: null };
      tx.update(doc.ref, { status: input.decision, notes, request, updatedAt: now });
    }
    const kind = `activity-${input.decision}` as const;
    return {
      entry: { note: notes, concerns: [activity.hostId] },
      news: newsForHost(host, kind, doc.id, activity, { now, notes }),
    };
  },
  answer: ({ decision: status }) => ({ status }),
  undo: null,
});
