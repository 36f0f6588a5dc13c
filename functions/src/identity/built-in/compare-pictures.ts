import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type {
  IdentityPhoto,
  IdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { distanceOf, type Face, type FindFaces } from './face';
import { type FaceFinding, judgeFaces } from './judge-faces';
import { type Picture, type Turn, turned } from './picture';
import { verdictOf } from './verdict';

type Pair<T> = Readonly<Record<IdentityPhoto, T>>;

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** A face that scores so much is upright: seen from a wrong side, none has been found above 0.955. */
const UPRIGHT_SCORE = 0.97;

/**
 * Compares the faces in two pictures. They are taken as they are first, and a match is settled then,
 * as is a selfie of two people. Otherwise each is looked at again from every side, because in a picture that lies on its side
 * a face may be found where there is none.
 */
export async function comparePictures(
  pictures: Pair<Picture>,
  findFaces: FindFaces,
): Promise<FaceMatch> {
  const asTheyAre = await inBoth((photo) => glance(pictures[photo], photo, findFaces));
  if (asTheyAre.selfie.reason === 'two-faces') return unsure('two-faces', 'selfie');
  const first = matchOf(asTheyAre);
  if (first.verdict === 'match') return first;
  return matchOf(await inBoth((photo) => lookAround(pictures[photo], photo, findFaces)));
}

/** The face of an upright picture; with a margin if there seems to be none. */
async function glance(
  picture: Picture,
  photo: IdentityPhoto,
  findFaces: FindFaces,
): Promise<FaceFinding> {
  const finding = judgeFaces(await findFaces(picture), photo);
  if (finding.face !== null || finding.reason === 'two-faces') return finding;
  return judgeFaces(await findFaces(await turned(picture, 0)), photo);
}

/** The face of a picture turned to the side from which it is seen most clearly. */
async function lookAround(
  picture: Picture,
  photo: IdentityPhoto,
  findFaces: FindFaces,
): Promise<FaceFinding> {
  let best: readonly Face[] = [];
  for (const turn of TURNS) {
    const faces = await findFaces(await turned(picture, turn));
    if (bestScore(faces) > bestScore(best)) best = faces;
    if (bestScore(best) >= UPRIGHT_SCORE) break;
  }
  return judgeFaces(best, photo);
}

function bestScore(faces: readonly Face[]): number {
  return Math.max(0, ...faces.map(({ score }) => score));
}

function matchOf({ idPhoto, selfie }: Pair<FaceFinding>): FaceMatch {
  if (idPhoto.face === null) return unsure(idPhoto.reason, 'idPhoto');
  if (selfie.face === null) return unsure(selfie.reason, 'selfie');
  return verdictOf(distanceOf(idPhoto.face, selfie.face));
}

function unsure(reason: IdentityReason, photo: IdentityPhoto): FaceMatch {
  return { verdict: 'unsure', confidence: null, reason, photo };
}

/** One after the other: they share one processor and the models' memory. */
async function inBoth<T>(look: (photo: IdentityPhoto) => Promise<T>): Promise<Pair<T>> {
  const idPhoto = await look('idPhoto');
  return { idPhoto, selfie: await look('selfie') };
}
