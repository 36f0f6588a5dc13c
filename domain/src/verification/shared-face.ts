import * as z from 'zod/mini';
import type { IdentityCheck } from './identity-check';

/** The most other accounts that are listed for one person. */
export const SHARED_FACES_MAX = 100;

const accountsSchema = z.array(z.string()).check(z.maxLength(SHARED_FACES_MAX));

/**
 * The other accounts with a face like this person's, those of them that staff have accepted, and whether it is like
 * the face of an account that they closed.
 *
 * @document sharedFaces/{uid}
 * @reads no client. Staff get it with the submission from `readAsStaff`.
 * @writes `checkIdentity`; `reviewIdentity` and `reviewVerification` with an acceptance.
 * @goes with the account, and with a sign-up that never finished. A person whose account goes is taken out of others'.
 */
export const sharedFaceSchema = z.object({
  /** Accounts with a face like this person's, as far as they still exist. */
  people: accountsSchema,
  /** Those of them that staff have accepted beside this one, such as a twin's. */
  accepted: accountsSchema,
  /** Whether a later comparison showed another face than the first. */
  isAnother: z.boolean(),
  /** Whether staff have closed an account with a face like it, or declined its photos, within two years. */
  isClosed: z.boolean(),
});
export type SharedFace = z.infer<typeof sharedFaceSchema>;

export const NO_SHARED_FACE: SharedFace = {
  people: [],
  accepted: [],
  isAnother: false,
  isClosed: false,
};

/** The accounts that staff haven't accepted beside this one. */
export function openFaces({ people, accepted }: SharedFace): string[] {
  return people.filter((uid) => !accepted.includes(uid));
}

/** The check of a person whose faces need a look by staff. A check that failed stays so. */
export function withSharedFace(check: IdentityCheck, shared: SharedFace): IdentityCheck {
  const isFine = !shared.isAnother && !shared.isClosed && openFaces(shared).length === 0;
  return isFine || check.status === 'failed'
    ? check
    : { ...check, status: 'review', reason: 'known-face' };
}
