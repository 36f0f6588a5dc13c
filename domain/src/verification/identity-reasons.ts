import type { AppErrorCode } from '../errors';

/** The two photos of an identity check, by their folder in Storage. */
export const IDENTITY_PHOTOS = ['idPhoto', 'selfie'] as const;
export type IdentityPhoto = (typeof IDENTITY_PHOTOS)[number];

/** Their names in sentences. */
const PHOTO_NAMES: Readonly<Record<IdentityPhoto, string>> = {
  idPhoto: 'ID photo',
  selfie: 'selfie',
};

interface Reason {
  /** The error code of the refusal. */
  readonly code: Extract<AppErrorCode, 'invalid-input' | 'no-face' | 'faces-differ'>;
  /** What to do about it; `{photo}` is replaced by the photo's name. */
  readonly sentence: string;
}

/**
 * Every reason why two photos don't pass. Those with `invalid-input` are about the file and are
 * checked before any face is looked for.
 */
export const IDENTITY_REASONS = {
  'missing-photo': {
    code: 'invalid-input',
    sentence: 'The {photo} didn’t arrive. Please upload it again.',
  },
  'too-large': {
    code: 'invalid-input',
    sentence: 'The {photo} is larger than 10 MB. Please choose a smaller file.',
  },
  'too-many-pixels': {
    code: 'invalid-input',
    sentence: 'The {photo} has more than 40 megapixels. Please take it at a lower resolution.',
  },
  'too-small': {
    code: 'invalid-input',
    sentence: 'The {photo} is too small to recognize anyone. Take a larger one.',
  },
  'wrong-type': {
    code: 'invalid-input',
    sentence: 'The {photo} must be a PNG or JPG picture. This file is another type.',
  },
  'not-an-image': {
    code: 'invalid-input',
    sentence: 'The {photo} isn’t a picture. Choose a PNG or JPG file.',
  },
  truncated: {
    code: 'invalid-input',
    sentence: 'The {photo} is damaged or incomplete. Please take it again.',
  },
  'no-face-id': {
    code: 'no-face',
    sentence:
      'We couldn’t find a face on the ID photo. Lay the document flat in even light and let it fill the picture.',
  },
  'no-face-selfie': {
    code: 'no-face',
    sentence:
      'We couldn’t find a face in the selfie. Look straight at the camera in good light, without sunglasses or a mask.',
  },
  'two-faces': {
    code: 'no-face',
    sentence: 'There’s more than one face in the selfie. Take it on your own.',
  },
  'face-too-small': {
    code: 'no-face',
    sentence:
      'The face in the {photo} is too small. Move closer, or let the document fill the picture.',
  },
  'face-turned': {
    code: 'no-face',
    sentence: 'The face in the {photo} is turned or tilted. Look straight at the camera.',
  },
  'face-unclear': {
    code: 'no-face',
    sentence:
      'The face in the {photo} can’t be seen clearly. Please avoid blur, glare and shadows.',
  },
  'same-picture': {
    code: 'faces-differ',
    sentence: 'Both photos are the same picture. Take a selfie now, and a photo of your document.',
  },
  unclear: {
    code: 'faces-differ',
    sentence:
      'We can’t tell whether both photos show the same person. Take the selfie in even light, looking straight at the camera, and keep the ID photo sharp.',
  },
  'faces-differ': {
    code: 'faces-differ',
    // Specification 1, section 8.
    sentence: 'Identity verification failed. Photos do not match or are unclear. Please try again.',
  },
  // Says neither why nor whose account has a face like this.
  'known-face': {
    code: 'faces-differ',
    sentence:
      'Our team will review your photos first. You can continue. If you already have an account, please use that one.',
  },
  // Read by staff; the person is told only that staff look.
  age: {
    code: 'faces-differ',
    sentence: 'Our team will review your photos.',
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type IdentityReason = keyof typeof IDENTITY_REASONS;

/** Reasons about the file itself. */
export type PhotoProblem = {
  [R in IdentityReason]: (typeof IDENTITY_REASONS)[R]['code'] extends 'invalid-input' ? R : never;
}[IdentityReason];

/** Whether a value from the wire is one of our reasons. */
export function isIdentityReason(value: unknown): value is IdentityReason {
  return typeof value === 'string' && Object.hasOwn(IDENTITY_REASONS, value);
}

/** The sentence for a check that didn't pass. */
export function identitySentence(reason: IdentityReason, photo: IdentityPhoto | null): string {
  const name = photo === null ? 'photo' : PHOTO_NAMES[photo];
  return IDENTITY_REASONS[reason].sentence.replace('{photo}', name);
}
