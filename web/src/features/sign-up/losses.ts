import { EMPTY_DRAFT, type SignUpDraft } from './draft';

/** Fields that take work to fill in again, besides pictures and verifications. */
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

/** What would be lost with a draft, in words. */
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
