import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type {
  IdentityPhoto,
  IdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { checkFaces, type FaceFinding } from './check-faces';
import { distanceOf, type Face, type FindFaces } from './face';
import { type Picture, type Turn, turned } from './picture';
import { verdictOf } from './verdict';

type Pair<T> = Readonly<Record<IdentityPhoto, T>>;

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** A face with this score is upright: from a wrong side, none scored above 0.955. */
const UPRIGHT_SCORE = 0.97;

/** How two pictures compare, and the selfie's face if there was one to compare. */
interface Comparison {
  readonly match: FaceMatch;
  readonly selfie: Face | null;
}

/**
 * Compares the faces in two pictures. First as they are; a match, or a selfie of two people, is
 * final. Otherwise each picture is searched in every rotation, because in a picture on its side a
 * false face may be found.
 */
export async function comparePictures(
  pictures: Pair<Picture>,
  findFaces: FindFaces,
): Promise<Comparison> {
  const asTheyAre = await forBoth((photo) => findUpright(pictures[photo], photo, findFaces));
  if (asTheyAre.selfie.reason === 'two-faces') return unsure('two-faces', 'selfie');
  const first = matchOf(asTheyAre);
  if (first.match.verdict === 'match') return first;
  return matchOf(await forBoth((photo) => findInAnyRotation(pictures[photo], photo, findFaces)));
}

/** The face of an upright picture; with a margin if none is found. */
async function findUpright(
  picture: Picture,
  photo: IdentityPhoto,
  findFaces: FindFaces,
): Promise<FaceFinding> {
  const finding = checkFaces(await findFaces(picture), photo);
  if (finding.face !== null || finding.reason === 'two-faces') return finding;
  return checkFaces(await findFaces(await turned(picture, 0)), photo);
}

/** The face in the rotation where it is seen most clearly. */
async function findInAnyRotation(
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
  return checkFaces(best, photo);
}

function bestScore(faces: readonly Face[]): number {
  return Math.max(0, ...faces.map(({ score }) => score));
}

function matchOf({ idPhoto, selfie }: Pair<FaceFinding>): Comparison {
  if (idPhoto.face === null) return unsure(idPhoto.reason, 'idPhoto', selfie.face);
  if (selfie.face === null) return unsure(selfie.reason, 'selfie');
  return { match: verdictOf(distanceOf(idPhoto.face, selfie.face)), selfie: selfie.face };
}

function unsure(
  reason: IdentityReason,
  photo: IdentityPhoto,
  selfie: Face | null = null,
): Comparison {
  return { match: { verdict: 'unsure', confidence: null, reason, photo }, selfie };
}

/** In sequence, since they share one CPU and the models' memory. */
async function forBoth<T>(look: (photo: IdentityPhoto) => Promise<T>): Promise<Pair<T>> {
  const idPhoto = await look('idPhoto');
  return { idPhoto, selfie: await look('selfie') };
}
