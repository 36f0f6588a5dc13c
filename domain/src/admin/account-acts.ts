import * as z from 'zod/mini';
import { restrictionDaysSchema } from '../account/restriction';
import { DAY_MS } from '../foundation/durations';
import { LIMITS } from '../foundation/fields';
import { filledText, idSchema, instantMsSchema } from '../foundation/schemas';

/** Maximum length of the reason, in UTF-16 units. */
export const ACT_REASON_MAX = LIMITS.reason;

/** The reason why staff act, as they type it. */
export const reasonSchema = filledText(ACT_REASON_MAX, 'Please say why');

/** Input of `suspendAccount`: suspend or reinstate. The account's owner gets the reason. */
export const suspendAccountInput = z.strictObject({
  uid: idSchema,
  suspend: z.boolean(),
  reason: reasonSchema,
});
export type SuspendAccountInput = z.infer<typeof suspendAccountInput>;

/** Input of `warnAccount`. The account's owner gets the reason. */
export const warnAccountInput = z.strictObject({
  uid: idSchema,
  reason: reasonSchema,
  /** Made by the client once per warning and repeated on retries. */
  requestId: z.uuid(),
});

/**
 * Input of `restrictAccount`: for how many days from now the person meets no one new; null lifts the restriction.
 * The account's owner gets the reason.
 */
export const restrictAccountInput = z.strictObject({
  uid: idSchema,
  days: z.nullable(restrictionDaysSchema),
  reason: reasonSchema,
  /** The caller's id of the act, as that of a warning: a repeated request acts once. */
  requestId: z.uuid(),
});

/** A request for a deletion lapses after this. */
export const DELETION_LAPSES_MS = 7 * DAY_MS;

/**
 * A request of staff to delete an account, which others of the staff confirm: who, when, why.
 *
 * @document deletionRequests/{uid}
 * @reads no client
 * @writes functions only
 * @goes when others confirm or decline, or it is withdrawn; TTL on `expireAt`, 7 days; with the account
 */
export const deletionRequestSchema = z.object({
  at: z.date(),
  /** The uid of the staff member who asks. */
  by: z.string(),
  reason: z.string().check(z.maxLength(ACT_REASON_MAX)),
  /** The time at which it lapses, and is deleted by TTL. */
  expireAt: z.date(),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

/** Requests of this instant and earlier ones have lapsed. */
export function deletionsLapsedAt(now: Date): Date {
  return new Date(now.getTime() - DELETION_LAPSES_MS);
}

/** Whether other staff may still decide about it. */
export function isOpenDeletion(
  request: DeletionRequest | null,
  now: Date,
): request is DeletionRequest {
  return request !== null && request.at > deletionsLapsedAt(now);
}

/**
 * Input of `deleteAccountByStaff`: one staff member asks, another confirms the request they have
 * read (`askedAtMs`) or declines it. The first may withdraw it. The reason stays in the audit log,
 * without the person's id.
 */
export const deleteAccountByStaffInput = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('ask'), uid: idSchema, reason: reasonSchema }),
  z.strictObject({ step: z.literal('confirm'), uid: idSchema, askedAtMs: instantMsSchema }),
  z.strictObject({ step: z.enum(['decline', 'withdraw']), uid: idSchema }),
]);
export type DeleteAccountByStaffInput = z.output<typeof deleteAccountByStaffInput>;

/** The word that staff must type to delete everything. */
export const RESET_WORD = 'RESET';

export const resetDatabaseInput = z.strictObject({ confirm: z.literal(RESET_WORD) });

/** Shown once it is done (specification 2, section 8). */
export const RESET_DONE = 'Database has been reset successfully.';
export const DELETED_DONE = 'User account deleted successfully.';
