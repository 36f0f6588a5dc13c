import type { AppErrorCode } from '../foundation/errors';

/** The two frames of a live selfie after the straight one, in the order in which they are asked for. */
export const TURN_PHOTOS = ['firstTurn', 'secondTurn'] as const;
export type TurnPhoto = (typeof TURN_PHOTOS)[number];

/**
 * The pictures of an identity check, by their folder in Storage. `selfie` looks straight at the
 * camera; one that was uploaded comes without the turns.
 */
export const IDENTITY_PHOTOS = ['idPhoto', 'selfie', ...TURN_PHOTOS] as const;
export type IdentityPhoto = (typeof IDENTITY_PHOTOS)[number];

/** Their names in sentences. */
const PHOTO_NAMES: Readonly<Record<IdentityPhoto, string>> = {
  idPhoto: 'ID photo',
  selfie: 'selfie',
  firstTurn: 'first picture with your head turned',
  secondTurn: 'second picture with your head turned',
};

interface Reason {
  /** The error code of the refusal. */
  readonly code: Extract<AppErrorCode, 'invalid-input' | 'no-face' | 'faces-differ'>;
  /** The advice about it; `{photo}` is replaced by the photo's name. */
  readonly sentence: string;
}

/**
 * Every reason why the photos don't pass. Those with `invalid-input` are about what was sent and are
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
  'selfie-expired': {
    code: 'invalid-input',
    sentence: 'The pictures of a selfie work once, and for 15 minutes. Please take them again.',
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
    sentence: 'There’s more than one face in the {photo}. Take it on your own.',
  },
  'no-face-turn': {
    code: 'no-face',
    sentence: 'We couldn’t find a face in the {photo}. Turn a little less, in good light.',
  },
  'not-turned': {
    code: 'no-face',
    sentence:
      'The {photo} doesn’t show it turned to the side we asked for. Turn it halfway to your shoulder.',
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
  'repeated-picture': {
    code: 'faces-differ',
    sentence: 'Two of your pictures are the same. Take each one live, as we ask for it.',
  },
  'selfie-unclear': {
    code: 'faces-differ',
    sentence:
      'We can’t tell whether all pictures of your selfie show the same person. Turn a little less, in even light.',
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
  // It matched, but nothing shows that it was taken now.
  'uploaded-selfie': {
    code: 'faces-differ',
    sentence:
      'You uploaded your selfie, so our team will review your photos first. You can continue.',
  },
  // Says neither why nor whose account has a face like this.
  'known-face': {
    code: 'faces-differ',
    sentence:
      'Our team will review your photos first. You can continue. If you already have an account, please use that one.',
  },
  // The photos matched before the name or the photo of the account changed.
  changed: {
    code: 'faces-differ',
    sentence: 'You changed your name or photo, so our team takes one more look. You can continue.',
  },
  // Read by staff; the person is told only that staff look.
  age: {
    code: 'faces-differ',
    sentence: 'Our team takes one more look at your photos. You can continue.',
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type IdentityReason = keyof typeof IDENTITY_REASONS;

/** Reasons about the file itself. */
export type PhotoProblem = Exclude<
  {
    [R in IdentityReason]: (typeof IDENTITY_REASONS)[R]['code'] extends 'invalid-input' ? R : never;
  }[IdentityReason],
  'selfie-expired'
>;

/** Whether a value from the wire is one of our reasons. */
export function isIdentityReason(value: unknown): value is IdentityReason {
  return typeof value === 'string' && Object.hasOwn(IDENTITY_REASONS, value);
}

/** The sentence for a check that didn't pass. */
export function identitySentence(reason: IdentityReason, photo: IdentityPhoto | null): string {
  const name = photo === null ? 'photo' : PHOTO_NAMES[photo];
  return IDENTITY_REASONS[reason].sentence.replace('{photo}', name);
}
