import * as z from 'zod/mini';
import { countSchema, text } from '../schemas';
import type { IdentityReason } from './identity-reasons';
import { IDENTITY_PHOTOS, IDENTITY_REASONS, type IdentityPhoto } from './identity-reasons';

/** Files from this size on are not taken; the storage rules say the same. */
export const IDENTITY_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** How often an account may have its pictures compared within an hour. */
export const IDENTITY_CHECKS_PER_HOUR = 10;

/** A check that could not tell becomes one for a person to decide at this attempt. */
export const UNCLEAR_ATTEMPTS_UNTIL_REVIEW = 2;

export const IDENTITY_CHECK_STATUSES = ['passed', 'failed', 'review'] as const;
export type IdentityCheckStatus = (typeof IDENTITY_CHECK_STATUSES)[number];

const reasonSchema = z.enum(Object.keys(IDENTITY_REASONS) as [IdentityReason]);

/** `verifications/{uid}.identityCheck`: how the last comparison ended. Nothing of the faces. */
export const identityCheckSchema = z.object({
  status: z.enum(IDENTITY_CHECK_STATUSES),
  /** Whole percent; null when there were no two faces to compare. */
  confidence: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** Why it did not pass. */
  reason: z.nullable(reasonSchema),
  /** Comparisons so far. */
  attempts: z.int().check(z.minimum(1)),
  /** Those among them that could not tell. */
  unclearAttempts: countSchema,
  /** Who compared: providers differ in what their confidence means. */
  provider: text(40),
  checkedAt: z.date(),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

/** One segment of a storage path: no control characters, no halves of characters. */
const SEGMENT = '[^/\\p{Cc}\\p{Cs}]';

const photoPath = (photo: IdentityPhoto) =>
  z
    .string()
    .check(
      z.maxLength(400),
      z.regex(new RegExp(`^verification/${SEGMENT}{1,128}/${photo}/${SEGMENT}{1,200}$`, 'u')),
    );

/** Input of `checkIdentity`: where in Storage the caller has put the two pictures. */
export const checkIdentityInput = z.strictObject({
  idPhoto: photoPath('idPhoto'),
  selfie: photoPath('selfie'),
});
export type CheckIdentityInput = z.infer<typeof checkIdentityInput>;

/** The person may go on: the pictures match, or staff will look at them. */
export interface CheckIdentityResult {
  readonly status: Exclude<IdentityCheckStatus, 'failed'>;
  /** Whole percent. */
  readonly confidence: number | null;
  readonly reason: IdentityReason | null;
  /** What to show. */
  readonly message: string;
}

/** Details of a refusal by `checkIdentity`, besides its code. */
export interface CheckIdentityRefusal {
  readonly reason: IdentityReason;
  /** The picture it is about; null when it is about both. */
  readonly photo: IdentityPhoto | null;
}

/** The folder of Storage in which a person's picture of that kind lies; ends with a slash. */
export function identityPhotoFolder(uid: string, photo: IdentityPhoto): string {
  return `verification/${uid}/${photo}/`;
}

/** Whether both pictures lie in that person's own folders. */
export function areOwnPhotos(input: CheckIdentityInput, uid: string): boolean {
  return IDENTITY_PHOTOS.every((photo) => input[photo].startsWith(identityPhotoFolder(uid, photo)));
}
