import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type {
  IdentityPhoto,
  IdentityReason,
} from '@hearthkin/domain/verification/identity-reasons';
import { type ComparedPhoto, checkFaces, type FaceFinding } from './check-faces';
import { distanceOf, type Face, type FindFaces } from './face';
import { type Picture, type Turn, turned } from './picture';
import { isMirrored, isRepeated } from './same-picture';
import { samePicture, verdictOf } from './verdict';

type Pair<T> = Readonly<Record<ComparedPhoto, T>>;

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** A face with this score is upright: from a wrong side, none scored above 0.955. */
const UPRIGHT_SCORE = 0.97;

/** The comparison of two pictures, and of their faces as far as there was one to compare. */
export interface Comparison {
  readonly match: FaceMatch;
  readonly idPhoto: Face | null;
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
  if (asTheyAre.selfie.reason === 'two-faces') {
    return { match: unsure('two-faces', 'selfie'), idPhoto: null, selfie: null };
  }
  const first = matchOf(asTheyAre);
  const compared =
    first.match.verdict === 'match'
      ? first
      : matchOf(await forBoth((photo) => findInAnyRotation(pictures[photo], photo, findFaces)));
  return notMirrored(compared, pictures.selfie, findFaces);
}

/** A match whose selfie isn't the mirrored document. */
async function notMirrored(
  compared: Comparison,
  selfie: Picture,
  findFaces: FindFaces,
): Promise<Comparison> {
  const { match, idPhoto } = compared;
  if (match.verdict !== 'match' || idPhoto === null || compared.selfie === null) return compared;
  if (!(await isMirrored(idPhoto, selfie, findFaces))) return compared;
  return { ...compared, match: samePicture(distanceOf(idPhoto, compared.selfie)) };
}

/** The face of an upright picture; with a margin if none is found. */
async function findUpright(
  picture: Picture,
  photo: ComparedPhoto,
  findFaces: FindFaces,
): Promise<FaceFinding> {
  const finding = checkFaces(await findFaces(picture), photo);
  if (finding.face !== null || finding.reason === 'two-faces') return finding;
  return checkFaces(await findFaces(await turned(picture, 0)), photo);
}

/** The face in the rotation where it is seen most clearly. */
async function findInAnyRotation(
  picture: Picture,
  photo: ComparedPhoto,
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
  const faces = { idPhoto: idPhoto.face, selfie: selfie.face };
  if (idPhoto.face === null) return { ...faces, match: unsure(idPhoto.reason, 'idPhoto') };
  if (selfie.face === null) return { ...faces, match: unsure(selfie.reason, 'selfie') };
  const distance = distanceOf(idPhoto.face, selfie.face);
  const isOne = isRepeated(idPhoto.face, selfie.face);
  return { ...faces, match: isOne ? samePicture(distance) : verdictOf(distance) };
}

function unsure(reason: IdentityReason, photo: IdentityPhoto): FaceMatch {
  return { verdict: 'unsure', confidence: null, reason, photo };
}

/** In sequence, since they share one CPU and the models' memory. */
async function forBoth<T>(look: (photo: ComparedPhoto) => Promise<T>): Promise<Pair<T>> {
  const idPhoto = await look('idPhoto');
  return { idPhoto, selfie: await look('selfie') };
}
