import { FREE_ALERT_MS } from '@hearthkin/domain/companion/free-alert';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { freeAlerts } from '../platform/records/collections';
import { requireOn } from '../platform/switches';

/**
 * Notes that the caller wants to be told, once, when someone can talk right now. Asking again replaces what they
 * asked before. The caller takes it back by deleting the document; `answerFreeAlerts` answers it.
 * @throws AppError `rate-limited`, `paused`.
 */
export const alertWhenFree = defineCallable('alertWhenFree', {
  access: { for: 'spender' },
  handler: async ({ db, input: { mood }, caller, now }) => {
    await requireOn(db, 'talkNow', now);
    await countAttempt(db, 'freeAlerts', caller.uid, now);
    const expireAt = new Date(now.getTime() + FREE_ALERT_MS);
    await freeAlerts(db).doc(caller.uid).set({ mood, createdAt: now, expireAt });
    return { waits: true };
  },
});
