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

/** The words that would be lost with a draft. */
export function lossesOf(draft: SignUpDraft): readonly string[] {
  const { idPhoto, selfie } = draft.identityPhotos;
  const isFilledIn = FILLED_IN.some(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(EMPTY_DRAFT[field]),
  );
  return [
    ...(isFilledIn ? ['Everything you’ve filled in'] : []),
    ...(draft.photoKey !== null ? ['Your profile photo'] : []),
    ...(draft.verifiedPhone !== null ? ['Your phone verification'] : []),
    ...(idPhoto !== null || selfie !== null ? ['The photos of your identity check'] : []),
  ];
}
