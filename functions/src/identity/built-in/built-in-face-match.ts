import type { IdentityPhoto, PhotoProblem } from '@hearthkin/domain/verification/identity-reasons';
import type { FaceMatchProvider, FaceTemplate, UnusablePhoto } from '../face-match-provider';
import { checkTurns, type Turn } from './check-turns';
import { comparePictures } from './compare-pictures';
import type { Face } from './face';
import { loadFaceFinder } from './face-finder';
import { decodePicture } from './picture';
import { SAME_FACE_DISTANCE } from './verdict';

/**
 * The provider that runs public models in this process. It catches wrong pictures and a picture in
 * place of a person; use a hosted provider with a liveness test where more is at stake.
 * @param folder of its models, with a trailing slash.
 */
export async function loadBuiltInFaceMatch(folder: string): Promise<FaceMatchProvider> {
  const findFaces = await loadFaceFinder(folder);
  return {
    compare: async (idFile, selfieFile, turnFiles) => {
      // Decode all before looking for faces, so that a bad file costs little.
      const idPhoto = await decodePicture(idFile);
      if (typeof idPhoto === 'string') return unusable(idPhoto, 'idPhoto');
      const selfie = await decodePicture(selfieFile);
      if (typeof selfie === 'string') return unusable(selfie, 'selfie');
      const turns: Turn[] = [];
      for (const { photo, side, file } of turnFiles) {
        const picture = await decodePicture(file);
        if (typeof picture === 'string') return unusable(picture, photo);
        turns.push({ photo, side, picture });
      }
      const compared = await comparePictures({ idPhoto, selfie }, findFaces);
      const match =
        turns.length === 0 ? compared.match : await checkTurns(compared, turns, findFaces);
      const template = compared.selfie === null ? {} : { template: templateOf(compared.selfie) };
      return { ...match, provider: PROVIDER, ...template };
    },
  };
}

function templateOf({ descriptor }: Face): FaceTemplate {
  return { model: MODEL, values: [...descriptor], sameWithin: SAME_FACE_DISTANCE };
}

const PROVIDER = 'built-in';

/** Another version of `face_recognition_model` needs another name. */
const MODEL = 'face-api-128';

function unusable(reason: PhotoProblem, photo: IdentityPhoto) {
  const answer: UnusablePhoto = { verdict: 'unusable', confidence: null, reason, photo };
  return { ...answer, provider: PROVIDER };
}
