import { describe, expect, it } from 'vitest';
import { checkFaces, checkTurned, isStraight } from './check-faces';
import { type Face, rollOf, yawOf } from './face';

/** A clear face that looks straight ahead, 200 pixels across. */
function face(change: Partial<Face> = {}): Face {
  return {
    score: 0.99,
    width: 200,
    height: 260,
    leftEye: { x: 100, y: 100 },
    rightEye: { x: 200, y: 100 },
    noseTip: { x: 150, y: 160 },
    print: [],
    descriptor: new Float32Array(128),
    ...change,
  };
}

/** A face tilted by that angle. */
function tilted(degrees: number): Face {
  const angle = (degrees * Math.PI) / 180;
  return face({ rightEye: { x: 100 + 100 * Math.cos(angle), y: 100 + 100 * Math.sin(angle) } });
}

describe('the measures of a face', () => {
  it('are the tilt of the eyes and the offset of the nose, to either side', () => {
    expect(rollOf(tilted(19))).toBeCloseTo(19);
    expect(rollOf(tilted(-19))).toBeCloseTo(19);
    expect(yawOf(face())).toBe(0);
    expect(yawOf(face({ noseTip: { x: 194, y: 160 } }))).toBeCloseTo(0.44);
    expect(yawOf(face({ noseTip: { x: 106, y: 160 } }))).toBeCloseTo(-0.44);
  });

  it('measure the nose along the eyes, so a tilt is not a turn', () => {
    const upright = face();
    const onItsSide = face({
      leftEye: { x: 100, y: 100 },
      rightEye: { x: 100, y: 200 },
      noseTip: { x: 40, y: 150 },
    });
    expect(yawOf(onItsSide)).toBeCloseTo(yawOf(upright));
  });
});

describe('the face to compare', () => {
  it('is missing if there is no face', () => {
    expect(checkFaces([], 'idPhoto')).toEqual({ face: null, reason: 'no-face-id' });
    expect(checkFaces([], 'selfie')).toEqual({ face: null, reason: 'no-face-selfie' });
  });

  it('must be seen clearly', () => {
    const clear = face({ score: 0.9 });
    expect(checkFaces([clear], 'selfie').face).toBe(clear);
    expect(checkFaces([face({ score: 0.899 })], 'selfie').reason).toBe('face-unclear');
  });

  it('must look at the camera and stand upright', () => {
    expect(checkFaces([tilted(19.9)], 'selfie').reason).toBeNull();
    expect(checkFaces([tilted(20.1)], 'selfie').reason).toBe('face-turned');
    const looking = (x: number) => checkFaces([face({ noseTip: { x, y: 160 } })], 'idPhoto').reason;
    expect(looking(194)).toBeNull();
    expect(looking(195)).toBe('face-turned');
    expect(looking(105)).toBe('face-turned');
  });

  it('must be large enough on a card', () => {
    expect(checkFaces([face({ width: 120 })], 'idPhoto').reason).toBeNull();
    expect(checkFaces([face({ width: 119 })], 'idPhoto').reason).toBe('face-too-small');
    expect(checkFaces([face({ width: 119 })], 'selfie').reason).toBeNull();
  });

  it('is the larger of the two on a card that repeats its portrait', () => {
    const portrait = face();
    const ghost = face({ width: 130, height: 160, score: 0.995 });
    expect(checkFaces([ghost, portrait], 'idPhoto').face).toBe(portrait);
  });

  it('must be the only one in a selfie', () => {
    const someone = (score: number) => face({ score, width: 60, height: 80 });
    expect(checkFaces([face(), someone(0.7)], 'selfie').reason).toBe('two-faces');
    expect(checkFaces([face(), someone(0.69)], 'selfie').reason).toBeNull();
    const unclear = face({ score: 0.8 });
    expect(checkFaces([unclear, someone(0.8)], 'selfie').reason).toBe('two-faces');
  });
});

describe('a frame of a live selfie', () => {
  const looking = (x: number, score = 0.99) => face({ score, noseTip: { x, y: 160 } });

  it('is straight within a fifth of the distance of the eyes', () => {
    expect([131, 150, 169].map((x) => isStraight(looking(x)))).toEqual([true, true, true]);
    expect([129, 171].map((x) => isStraight(looking(x)))).toEqual([false, false]);
  });

  it('is turned to the side that was asked for, from a quarter of the distance of the eyes', () => {
    const reasons = (side: 'left' | 'right') =>
      [120, 124, 126, 150, 174, 176].map((x) => checkTurned([looking(x)], side).reason);
    // In a picture that isn't mirrored, a head turned to its own left looks to the right.
    expect(reasons('left')).toEqual([...Array(5).fill('not-turned'), null]);
    expect(reasons('right')).toEqual([null, null, ...Array(4).fill('not-turned')]);
  });

  it('shows one face, which needn’t be as clear as one to compare', () => {
    expect(checkTurned([], 'left').reason).toBe('no-face-turn');
    expect(checkTurned([looking(180, 0.69)], 'left').reason).toBe('no-face-turn');
    const turned = looking(180, 0.7);
    expect(checkTurned([turned, looking(150, 0.6)], 'left')).toEqual({
      face: turned,
      reason: null,
    });
    expect(checkTurned([turned, looking(150, 0.7)], 'left').reason).toBe('two-faces');
  });
});
