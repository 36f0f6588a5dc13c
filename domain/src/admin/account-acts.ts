import * as z from 'zod/mini';
import { LIMITS } from '../account/fields';
import { filledText } from '../schemas';

/** The id of the account that staff act on. */
export const accountIdSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/));

/** Longest reason for what is done to an account, in UTF-16 units. */
export const ACT_REASON_MAX = LIMITS.reason;

const reasonSchema = filledText(ACT_REASON_MAX, 'Please say why');

/** Input of `suspendAccount`: to suspend, or to reinstate. The person reads the reason. */
export const suspendAccountInput = z.strictObject({
  uid: accountIdSchema,
  suspend: z.boolean(),
  reason: reasonSchema,
});
export type SuspendAccountInput = z.infer<typeof suspendAccountInput>;

/** Input of `deleteAccountByStaff`. The reason stays in the audit log, without the person. */
export const deleteAccountByStaffInput = z.strictObject({
  uid: accountIdSchema,
  reason: reasonSchema,
});

/** What staff type before everything is deleted. */
export const RESET_WORD = 'RESET';

export const resetDatabaseInput = z.strictObject({ confirm: z.literal(RESET_WORD) });

/** Said once it is done (specification 2, section 8). */
export const RESET_DONE = 'Database has been reset successfully.';
export const DELETED_DONE = 'User account deleted successfully.';
