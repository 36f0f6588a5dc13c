import { EMPTY_DRAFT, type SignUpDraft } from './draft';

/** The fields that take work to fill in again, apart from pictures and proofs. */
const FILLED_IN = [
  'interests',
  'firstName',
  'lastName',
  'languages',
  'email',
  'dateOfBirth',
  'address',
  'bio',
  'hourlyRate',
] as const satisfies readonly (keyof SignUpDraft)[];

/** What is lost with a draft, in words; nothing when there is nothing to lose. */
export function lossesOf(draft: SignUpDraft): readonly string[] {
  const { idPhoto, selfie } = draft.identityPhotos;
  const isFilledIn = FILLED_IN.some(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(EMPTY_DRAFT[field]),
  );
  return [
    ...(isFilledIn ? ['What you have filled in'] : []),
    ...(draft.photoKey !== null ? ['Your profile photo'] : []),
    ...(draft.verifiedPhone !== null ? ['The verification of your phone'] : []),
    ...(idPhoto !== null || selfie !== null ? ['The photos of your identity check'] : []),
  ];
}
