import { planAccount } from '../account/plan-account';
import { defineCallable } from '../platform/callable';
import { openAccount, signupDeps, signupSecrets } from './open-account';

/**
 * Creates an account for a sign-in with a verified phone, an email address and a checked identity, as `openAccount` does.
 * @throws AppError as `planAccount` and `openAccount`.
 */
export const completeSignup = defineCallable('completeSignup', {
  access: { for: 'person', standing: 'newcomer', why: 'It makes the account.' },
  secrets: signupSecrets,
  deps: signupDeps,
  handler: async (call, deps) => {
    const { userType, level } = await openAccount(call, deps, (signIn, verification) =>
      planAccount(signIn, verification, call.input, call.now),
    );
    return { userType, level };
  },
});
