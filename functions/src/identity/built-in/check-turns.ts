import type { FaceMatch } from '@hearthkin/domain/verification/identity-outcome';
import type {
  IdentityPhoto,
  IdentityReason,
  TurnPhoto,
} from '@hearthkin/domain/verification/identity-reasons';
import type { Side } from '@hearthkin/domain/verification/selfie-challenge';
import { checkTurned, isStraight } from './check-faces';
import type { Comparison } from './compare-pictures';
import { distanceOf, type Face, type FindFaces } from './face';
import type { Picture } from './picture';
import { isMirrored, isRepeated } from './same-picture';
import { mayBeOnePerson } from './verdict';

/** A frame of a live selfie after the straight one. */
export interface Turn {
  readonly photo: TurnPhoto;
  readonly side: Side;
  readonly picture: Picture;
}

/**
 * A match of a live selfie, held against its other frames: each has to show the same person once,
 * turned as asked, and no picture may be there twice. Other results stay as they are.
 */
export async function checkTurns(
  { match, idPhoto, selfie }: Comparison,
  turns: readonly Turn[],
  findFaces: FindFaces,
): Promise<FaceMatch> {
  if (match.verdict !== 'match' || idPhoto === null || selfie === null) return match;
  const { confidence } = match;
  const unsure = (reason: IdentityReason, photo: IdentityPhoto | null): FaceMatch => ({
    verdict: 'unsure',
    confidence,
    reason,
    photo,
  });
  if (!isStraight(selfie)) return unsure('face-turned', 'selfie');
  const seen: Face[] = [idPhoto, selfie];
  let turned: Face | null = null;
  for (const { photo, side, picture } of turns) {
    const { face, reason } = checkTurned(await findFaces(picture), side);
    if (face === null) return unsure(reason, photo);
    const isTwice =
      seen.some((other) => isRepeated(face, other)) ||
      // One turn mirrored would be the other.
      (turned !== null && (await isMirrored(turned, picture, findFaces)));
    if (isTwice) return { verdict: 'mismatch', confidence, reason: 'repeated-picture', photo };
    if (!mayBeOnePerson(distanceOf(selfie, face))) return unsure('selfie-unclear', null);
    seen.push(face);
    turned = face;
  }
  return match;
}
