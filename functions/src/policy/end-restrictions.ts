import { HOUR_MS } from '@hearthkin/domain/durations';
import { restrictionEnded } from '../admin/plan-restriction';
import { setListed } from '../companion/listed-in';
import { companions, users } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { processEach } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { type NotifyContext, readReader } from '../notification/notify';
import { endedRestrictions } from './policy-queries';

/** Takes restrictions that are over, lists a companion again, and tells the person. */
export const endRestrictions = defineScheduled('endRestrictions', {
  schedule: 'every 1 hours',
  behindAfterMs: HOUR_MS,
  options: { secrets: mailSecrets },
  deps: mailDeps,
  handler: async ({ db, now, endsBy, backlog }: Run, deps: NotifyDeps) => {
    const count = await processEach(
      endedRestrictions(db, now),
      'A restriction could not be ended',
      ({ id }) => end(id, { db, now, ...deps }),
      { endsBy, backlog, dueOf: (doc) => doc.data().restriction?.until ?? now },
    );
    return { ended: count('ended'), failed: count('failed') };
  },
});

async function end(uid: string, context: NotifyContext): Promise<'ended' | 'passed-over'> {
  const { db, now } = context;
  const told = await db.runTransaction(async (tx): Promise<DecisionNews | null> => {
    const [reader, listing] = await Promise.all([
      readReader(tx, db, uid),
      tx.get(companions(db).doc(uid)),
    ]);
    const restriction = reader?.account.restriction ?? null;
    // Lifted or renewed meanwhile.
    if (reader === null || restriction === null || restriction.until > now) return null;
    tx.update(users(db).doc(uid), { restriction: null });
    setListed(tx, listing, { ...reader.account, restriction: null });
    const news = restrictionEnded(reader, '');
    tellDecision(tx, db, [news], now);
    return news;
  });
  if (told === null) return 'passed-over';
  await mailDecision(context, [told], String(now.getTime()));
  return 'ended';
}
