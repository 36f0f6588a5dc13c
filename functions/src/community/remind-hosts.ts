import type { Activity } from '@hearthkin/domain/community/activity';
import { mayMove } from '@hearthkin/domain/community/activity-state';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { NotifyDeps } from '../mail/mail-params';
import { mailDecision, tellDecision } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { dataOf } from '../platform/records/converter';
import { processEach } from '../platform/sweeps/process-each';
import type { Run } from '../platform/sweeps/sweep';
import { newsForHost } from './activity-news';
import { dueRequests } from './activity-queries';

/** Reminds companions who were asked to host a group activity a day before the time to answer is over, and ends requests then. */
export async function remindHosts(run: Run, deps: NotifyDeps) {
  const count = await processEach(
    dueRequests(run.db, run.now),
    'A request to host was neither reminded of nor ended',
    (doc) => remindOrEnd(doc, run, deps),
    { ...run, dueOf: (doc) => doc.data().request?.sweepAt ?? null },
  );
  return { reminded: count('reminded'), lapsed: count('lapsed'), failed: count('failed') };
}

/** The email is queued before the commit: one that is queued twice is sent once. */
function remindOrEnd(
  { ref, id }: QueryDocumentSnapshot<Activity>,
  { db, now }: Run,
  deps: NotifyDeps,
): Promise<'reminded' | 'lapsed' | 'passed-over'> {
  return db.runTransaction(async (tx) => {
    const activity = dataOf(await tx.get(ref));
    const { dueAt = null, sweepAt = null, at = now } = activity?.request ?? {};
    // Answered or changed meanwhile.
    if (activity === null || dueAt === null || sweepAt === null || sweepAt > now) {
      return 'passed-over';
    }
    if (!mayMove('lapse', activity.status)) return 'passed-over';
    const isOver = dueAt <= now;
    const kind = isOver ? 'activity-lapsed' : 'activity-reminder';
    const reader = await readRecipient(tx, db, activity.hostId);
    const news = newsForHost(reader, kind, id, activity, { now });
    await mailDecision({ db, now, ...deps }, news, `${id}_${at.getTime()}`);
    if (isOver) {
      const request = { at: now, dueAt: null, sweepAt: null };
      tx.update(ref, { status: 'lapsed', request, updatedAt: now });
    } else {
      tx.update(ref, { 'request.sweepAt': dueAt });
    }
    tellDecision(tx, db, news, now);
    return isOver ? 'lapsed' : 'reminded';
  });
}
