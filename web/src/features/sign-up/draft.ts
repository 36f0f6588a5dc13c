import {
  addressSchema,
  LIMITS,
  languagesSchema,
  userTypeSchema,
} from '@hearthkin/domain/foundation/fields';
import { INTEREST_IDS } from '@hearthkin/domain/foundation/interests';
import { text } from '@hearthkin/domain/foundation/schemas';
import * as z from 'zod/mini';
import { SIGN_UP_DRAFT } from '../../session/sign-up-storage';
import { NO_PHONE, typedPhoneSchema } from '../phone/public';
import { noPhotos, uploadedPhotosSchema } from '../verification/public';

/** The wizard's draft as stored in the tab: without passwords, and with references to pictures. */
const draftSchema = z.object({
  userType: z.nullable(userTypeSchema),
  interests: z.array(z.enum(INTEREST_IDS)),
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  /** The key of the cropped photo in `photo-store`; null without one. */
  photoKey: z.nullable(text(64)),
  phone: typedPhoneSchema,
  languages: languagesSchema,
  email: text(LIMITS.email),
  dateOfBirth: text(10),
  /** Whether the page has refused a date under the minimum age; the server is told. */
  ageDoubted: z.boolean(),
  address: addressSchema,
  /** The account signed in by verifying `phone`. */
  verifiedPhone: z.nullable(z.object({ uid: text(128), phone: text(16) })),
  consentsToKeptFace: z.boolean(),
  identityPhotos: uploadedPhotosSchema,
  /** The result of the identity check, if the user may continue. */
  identity: z.nullable(
    z.object({ uid: text(128), status: z.enum(['passed', 'review']), message: text(400) }),
  ),
  bio: text(LIMITS.bio),
  hourlyRate: text(6),
  agreeToTerms: z.boolean(),
  agreeToBackground: z.boolean(),
});
export type SignUpDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: SignUpDraft = {
  userType: null,
  interests: [],
  firstName: '',
  lastName: '',
  photoKey: null,
  phone: NO_PHONE,
  languages: { native: 'English', secondary: [] },
  email: '',
  dateOfBirth: '',
  ageDoubted: false,
  address: { street: '', city: '', state: '', zipCode: '', country: 'United States' },
  verifiedPhone: null,
  consentsToKeptFace: false,
  identityPhotos: noPhotos(''),
  identity: null,
  bio: '',
  hourlyRate: '',
  agreeToTerms: false,
  agreeToBackground: false,
};

/** The stored draft, or an empty one. */
export function loadDraft(): SignUpDraft {
  const stored = sessionStorage.getItem(SIGN_UP_DRAFT);
  if (stored === null) return EMPTY_DRAFT;
  try {
    return draftSchema.parse(JSON.parse(stored));
  } catch {
    // Written by another version of the site.
    return EMPTY_DRAFT;
  }
}

export function saveDraft(draft: SignUpDraft): void {
  sessionStorage.setItem(SIGN_UP_DRAFT, JSON.stringify(draft));
}
