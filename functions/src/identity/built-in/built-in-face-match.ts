import type { IdentityPhoto, PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';
import type { FaceMatchProvider, UnusablePhoto } from '../face-match-provider';
import { comparePictures } from './compare-pictures';
import { loadFaceFinder } from './face-finder';
import { decodePicture } from './picture';

/**
 * The provider that works on this machine alone, with public models. Good enough to catch a wrong
 * picture; a hosted provider with a liveness test takes its place where more is at stake.
 * @param folder where its models lie; ends with a slash.
 */
export async function loadBuiltInFaceMatch(folder: string): Promise<FaceMatchProvider> {
  const findFaces = await loadFaceFinder(folder);
  return {
    compare: async (idFile, selfieFile) => {
      // Both before any face is looked for: a bad file costs next to nothing then.
      const idPhoto = await decodePicture(idFile);
      if (typeof idPhoto === 'string') return unusable(idPhoto, 'idPhoto');
      const selfie = await decodePicture(selfieFile);
      if (typeof selfie === 'string') return unusable(selfie, 'selfie');
      const match = await comparePictures({ idPhoto, selfie }, findFaces);
      return { ...match, provider: PROVIDER };
    },
  };
}

const PROVIDER = 'built-in';

function unusable(reason: PhotoProblem, photo: IdentityPhoto) {
  const answer: UnusablePhoto = { verdict: 'unusable', confidence: null, reason, photo };
  return { ...answer, provider: PROVIDER };
}
