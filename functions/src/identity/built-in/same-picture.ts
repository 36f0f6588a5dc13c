import { distanceOf, type Face, type FindFaces } from './face';
import { isCopy } from './face-print';
import { mirrored, type Picture } from './picture';
import { isSamePicture } from './verdict';

/** Whether two faces come from one picture. */
export function isRepeated(one: Face, other: Face): boolean {
  return isSamePicture(distanceOf(one, other)) || isCopy(one.print, other.print);
}

/**
 * Whether a face comes from this picture as in a mirror. The models measure a mirrored face
 * differently, so it is looked for in the picture mirrored back.
 */
export async function isMirrored(
  face: Face,
  picture: Picture,
  findFaces: FindFaces,
): Promise<boolean> {
  const faces = await findFaces(mirrored(picture));
  return faces.some((other) => isRepeated(face, other));
}
