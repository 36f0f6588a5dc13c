import {
  type CheckPasswordResetTokenInput,
  type CheckPasswordResetTokenResult,
  checkPasswordResetTokenInput,
} from '@hearthkin/domain/account/password-reset';
import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../core/auth';
import { type Call, defineCallable } from '../core/callable';
import type { Caller } from '../core/caller';
import { usableReset } from './usable-reset';

export const checkPasswordResetToken = defineCallable({
  name: 'checkPasswordResetToken',
  input: checkPasswordResetTokenInput,
  access: 'anyone',
  handler: (call) => checkToken(call, authentication()),
});

/**
 * Says whether a reset link may still be used; using it is another matter.
 * @throws AppError as `usableReset`.
 */
export async function checkToken(
  { input, now, db }: Call<CheckPasswordResetTokenInput, Caller | null>,
  auth: Auth,
): Promise<CheckPasswordResetTokenResult> {
  await usableReset(db, auth, input.token, now);
  return { valid: true };
}
