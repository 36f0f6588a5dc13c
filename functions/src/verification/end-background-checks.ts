import { HOUR_MS } from '@hearthkin/domain/durations';
import { CHECK_EXPIRED, checkEnding } from '@hearthkin/domain/notification/words';
import type { BackgroundCheck } from '@hearthkin/domain/verification/background-check';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { missingData } from '../companion/listed-in';
import { companions } from '../core/collections';
import { dataOf } from '../core/converter';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { processEach } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { type NotifyContext, readReader } from '../notification/notify';
import { endDay, setBackgroundBadge } from './background-badge';
import { dueBackgroundChecks } from './verification-queries';

const CONTACT = ['/contact', 'Contact us'] as const;

/** Tells companions 30 days before their background check ends, and takes the badge when it has. */
export const endBackgroundChecks = defineScheduled('endBackgroundChecks', {
  schedule: 'every 1 hours',
  behindAfterMs: HOUR_MS,
  options: { secrets: mailSecrets },
  deps: mailDeps,
  handler: async ({ db, now, endsBy, backlog }: Run, deps: NotifyDeps) => {
    const count = await processEach(
      dueBackgroundChecks(db, now),
      'A background check could not be ended',
      (doc) => handleDue(doc, { db, now, ...deps }),
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt },
    );
    return { ended: count('ended'), noticed: count('noticed'), failed: count('failed') };
  },
});

type Outcome = 'ended' | 'noticed' | 'passed-over';

async function handleDue(
  { ref, id: uid }: QueryDocumentSnapshot<BackgroundCheck>,
  context: NotifyContext,
): Promise<Outcome> {
  const { db, now } = context;
  const { outcome, news } = await db.runTransaction(
    async (tx): Promise<{ outcome: Outcome; news: DecisionNews[] }> => {
      const [check, listing, reader] = await Promise.all([
        tx.get(ref).then(dataOf),
        tx.get(companions(db).doc(uid)),
        readReader(tx, db, uid),
      ]);
      // Recorded anew, withdrawn, or going with its account.
      if (check === null || check.dueAt === null || check.dueAt > now) {
        return { outcome: 'passed-over', news: [] };
      }
      if (!listing.exists || reader === null) {
        tx.update(ref, { dueAt: null });
        return { outcome: 'passed-over', news: [] };
      }
      const hasEnded = check.endsAt <= now;
      tx.update(ref, hasEnded ? { status: 'expired', dueAt: null } : { dueAt: check.endsAt });
      const missing = hasEnded ? setBackgroundBadge(tx, listing, reader.account, null) : null;
      const news: DecisionNews[] = [
        hasEnded
          ? {
              reader,
              kind: 'background-expired',
              data: missingData(missing),
              link: CONTACT,
              sentence: CHECK_EXPIRED,
            }
          : {
              reader,
              kind: 'background-ending',
              data: { until: check.endsAt.toISOString() },
              link: CONTACT,
              sentence: checkEnding(endDay(check, now)),
            },
      ];
      tellDecision(tx, db, news, now);
      return { outcome: hasEnded ? 'ended' : 'noticed', news };
    },
  );
  await mailDecision(context, news, String(now.getTime()));
  return outcome;
}
