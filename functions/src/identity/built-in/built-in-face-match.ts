import type { IdentityPhoto, PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';
import type { FaceMatchProvider, UnusablePhoto } from '../face-match-provider';
import { comparePictures } from './compare-pictures';
import { loadFaceFinder } from './face-finder';
import { decodePicture } from './picture';

/**
 * The provider that runs public models in this process. It catches wrong pictures; use a hosted
 * provider with a liveness test where more is at stake.
 * @param folder of its models, with a trailing slash.
 */
export async function loadBuiltInFaceMatch(folder: string): Promise<FaceMatchProvider> {
  const findFaces = await loadFaceFinder(folder);
  return {
    compare: async (idFile, selfieFile) => {
      // Decode both before looking for faces, so that a bad file costs little.
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
