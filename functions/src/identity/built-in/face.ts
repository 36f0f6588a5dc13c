import type { FacePrint } from './face-print';
import type { Picture } from './picture';

/** In pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A face found in a picture. */
export interface Face {
  /** Detection score, 0 to 1. */
  readonly score: number;
  readonly width: number;
  readonly height: number;
  /** The center of each eye; left and right as in the picture. */
  readonly leftEye: Point;
  readonly rightEye: Point;
  readonly noseTip: Point;
  /** The print of the face in its picture, to notice a picture used twice. */
  readonly print: FacePrint;
  /** The face's embedding: faces of one person are close together. */
  readonly descriptor: Float32Array;
}

/** Finds the faces in a picture. */
export type FindFaces = (picture: Picture) => Promise<readonly Face[]>;

/** Angle of the line through the eyes, in degrees without sign. */
export function rollOf({ leftEye, rightEye }: Face): number {
  const angle = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  return Math.abs((angle * 180) / Math.PI);
}

/**
 * Distance of the tip of the nose from the middle between the eyes, along their line and relative
 * to its length: 0 looks straight at the camera. In a picture that isn't mirrored it is positive for
 * a head turned to its own left.
 */
export function yawOf({ leftEye, rightEye, noseTip }: Face): number {
  const along = { x: rightEye.x - leftEye.x, y: rightEye.y - leftEye.y };
  const length = Math.hypot(along.x, along.y);
  const middle = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  const offset = (noseTip.x - middle.x) * along.x + (noseTip.y - middle.y) * along.y;
  return offset / length ** 2;
}

/** Euclidean distance of two descriptors. */
export function distanceOf(one: Face, other: Face): number {
  const squares = one.descriptor.reduce(
    (sum, value, index) => sum + (value - (other.descriptor[index] ?? 0)) ** 2,
    0,
  );
  return Math.sqrt(squares);
}
