import * as z from 'zod/mini';
import { LIMITS } from '../account/fields';
import { filledText, idSchema } from '../schemas';

/** Maximum length of the reason, in UTF-16 units. */
export const ACT_REASON_MAX = LIMITS.reason;

const reasonSchema = filledText(ACT_REASON_MAX, 'Please say why');

/** Input of `suspendAccount`: suspend or reinstate. The account's owner gets the reason. */
export const suspendAccountInput = z.strictObject({
  uid: idSchema,
  suspend: z.boolean(),
  reason: reasonSchema,
});
export type SuspendAccountInput = z.infer<typeof suspendAccountInput>;

/** Input of `deleteAccountByStaff`. The reason stays in the audit log, without the person's id. */
export const deleteAccountByStaffInput = z.strictObject({
  uid: idSchema,
  reason: reasonSchema,
});

/** What staff must type to delete everything. */
export const RESET_WORD = 'RESET';

export const resetDatabaseInput = z.strictObject({ confirm: z.literal(RESET_WORD) });

/** Shown once it is done (specification 2, section 8). */
export const RESET_DONE = 'Database has been reset successfully.';
export const DELETED_DONE = 'User account deleted successfully.';
