import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { openAccount, signupDeps, signupSecrets } from './open-account';
import { planShortAccount } from './plan-short-account';

/**
 * Creates a member's account for a first sign-in with Google or Facebook, or with an address and a password, as
 * `openAccount` does. It may look around; phone, interests, address and identity are asked before it books, writes or
 * asks (`levelOf`).
 * @throws AppError as `planShortAccount` and `openAccount`; `rate-limited`.
 */
export const completeShortSignup = defineCallable('completeShortSignup', {
  access: { for: 'person', standing: 'newcomer', why: 'It makes the account.' },
  secrets: signupSecrets,
  deps: signupDeps,
  handler: async (call, deps) => {
    const { db, caller, input, now } = call;
    await countAttempt(db, 'shortSignups', caller.uid, now);
    const { userType } = await openAccount(call, deps, (signIn) =>
      planShortAccount(signIn, input, now),
    );
    return { userType };
  },
});
