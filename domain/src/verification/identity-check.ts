import * as z from 'zod/mini';
import { countSchema, text } from '../foundation/schemas';
import {
  IDENTITY_REASONS,
  type IdentityPhoto,
  type IdentityReason,
  TURN_PHOTOS,
} from './identity-reasons';
import { privatePath, privatePathOf } from './private-path';
import { SIDES } from './selfie-challenge';

/** Files must be smaller than this. The Storage rules repeat it. */
export const IDENTITY_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** After this many unclear attempts, staff decide. */
export const UNCLEAR_ATTEMPTS_UNTIL_REVIEW = 2;

/** `expired`: it had passed, and its term has ended. */
export const IDENTITY_CHECK_STATUSES = ['passed', 'failed', 'review', 'expired'] as const;
export type IdentityCheckStatus = (typeof IDENTITY_CHECK_STATUSES)[number];

const reasonSchema = z.enum(Object.keys(IDENTITY_REASONS) as [IdentityReason]);

/**
 * `verifications/{uid}.identityCheck`: the result of the last comparison. Contains nothing of the
 * faces.
 */
export const identityCheckSchema = z.object({
  status: z.enum(IDENTITY_CHECK_STATUSES),
  /** Whole percent; null if there weren't two faces to compare. */
  confidence: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** The reason why it did not pass. */
  reason: z.nullable(reasonSchema),
  /** Number of comparisons. */
  attempts: z.int().check(z.minimum(1)),
  /** Number of unclear ones. */
  unclearAttempts: countSchema,
  /** The provider; confidence isn't comparable between providers. */
  provider: text(40),
  /** The time at which the photos were compared last, or began to wait again. */
  checkedAt: z.date(),
  /** The side asked for first by the live selfie; absent if the selfie was uploaded. */
  firstTurn: z.optional(z.enum(SIDES)),
  /** The time at which staff last refused the photos. From then on no comparison passes by itself. */
  refusedAt: z.optional(z.date()),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

/** Input of `checkIdentity`: the Storage paths of the photos. Without `live`, the selfie was uploaded. */
export const checkIdentityInput = z.strictObject({
  idPhoto: privatePath(['idPhoto']),
  selfie: privatePath(['selfie']),
  live: z.optional(
    z.strictObject({
      /** The signed challenge that `startSelfie` gave. */
      challenge: text(400),
      firstTurn: privatePath(['firstTurn']),
      secondTurn: privatePath(['secondTurn']),
    }),
  ),
  /** Whether the page has refused a birth date under the minimum age; staff then look. */
  ageDoubted: z._default(z.boolean(), false),
});
export type CheckIdentityInput = z.infer<typeof checkIdentityInput>;

/** Sign-up may continue: the photos match, or staff will review them. */
export interface CheckIdentityResult {
  readonly status: Exclude<IdentityCheckStatus, 'failed' | 'expired'>;
  /** Whole percent. */
  readonly confidence: number | null;
  readonly reason: IdentityReason | null;
  /** The sentence to show. */
  readonly message: string;
}

/** Details of a refusal by `checkIdentity`, besides its code. */
export interface CheckIdentityRefusal {
  readonly reason: IdentityReason;
  /** The photo it is about; null for both. */
  readonly photo: IdentityPhoto | null;
}

/** A person's folder for that photo in Storage, with a trailing slash. */
export function identityPhotoFolder(uid: string, photo: IdentityPhoto): string {
  return `verification/${uid}/${photo}/`;
}

/** Whether all photos are that person's. */
export function areOwnPhotos(
  { idPhoto, selfie, live }: Omit<CheckIdentityInput, 'ageDoubted'>,
  uid: string,
): boolean {
  const isOwn = (photo: IdentityPhoto, path: string) => path === privatePathOf(uid, photo);
  return (
    isOwn('idPhoto', idPhoto) &&
    isOwn('selfie', selfie) &&
    (live === undefined || TURN_PHOTOS.every((photo) => isOwn(photo, live[photo])))
  );
}
