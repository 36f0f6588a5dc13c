import * as z from 'zod/mini';
import { LIMITS } from '../foundation/fields';
import { linkTokenSchema, text } from '../foundation/schemas';

/** `declined`: they said no, or withdrew later. */
export const CONTACT_STATUSES = ['waiting', 'confirmed', 'declined'] as const;

/**
 * The contact whom a person wants told about their in-person sessions: name, email, whether they agreed.
 *
 * @document users/{uid}/private/trustedContact
 * @reads owner, by id. No one else, staff included.
 * @writes Functions: `saveTrustedContact` sets it and asks the contact; `removeTrustedContact` removes it; both ask
 *   for a fresh sign-in and email the owner; `resendTrustedContact` asks again; `answerTrustedContact` records the
 *   answer; `letSomeoneKnow` notes the last session it told of (`told`).
 * @goes by `removeTrustedContact`, or with the account.
 */
export const trustedContactSchema = z.object({
  /** Random: the links in emails name it, so those of an earlier contact stop working. */
  contactId: z.string(),
  name: text(LIMITS.name),
  /** In lower case. */
  email: text(LIMITS.email),
  status: z.enum(CONTACT_STATUSES),
  /** The time at which they were last asked by email. */
  invitedAt: z.date(),
  /** The time at which they confirmed or declined; null before. */
  answeredAt: z.nullable(z.date()),
  /** The last session they were told about on request; null before. */
  told: z.nullable(z.object({ bookingId: z.string(), at: z.date() })),
});
export type TrustedContact = z.infer<typeof trustedContactSchema>;

/** Input of `answerTrustedContact`; a null answer only opens the link. */
export const answerTrustedContactInput = z.strictObject({
  token: linkTokenSchema,
  answer: z.nullable(z.enum(['confirmed', 'declined'])),
});

/** Input of `openSessionPhoto`. */
export const openSessionPhotoInput = z.strictObject({ token: linkTokenSchema });

/** The person whom a trusted contact was told about. */
export interface SessionPhoto {
  /** First name. */
  readonly name: string;
  /** The address of a picture, as data or a path of the site; null if they have none. */
  readonly photo: string | null;
  /** Whether it is another one than when the session was agreed. */
  readonly isChanged: boolean;
  /** The end of the link, as ISO 8601 in UTC. */
  readonly until: string;
}
