import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { users } from '../platform/records/collections';

/**
 * Changes the caller's names; the trigger on accounts follows in what others see.
 * @throws AppError `rate-limited`.
 */
export const saveNames = defineCallable('saveNames', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'People write their name before they are verified.',
  },
  handler: async ({ db, input, caller, now }) => {
    await countAttempt(db, 'nameChanges', caller.uid, now);
    await users(db).doc(caller.uid).update(input);
    return { saved: true };
  },
});
