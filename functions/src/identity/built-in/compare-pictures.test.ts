import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures';
import type { Face, FindFaces } from './face';
import type { Picture } from './picture';

/**
 * A picture 100 wide. Tests recognize it by its size: a margin adds half on every side, a quarter
 * turn swaps the sides.
 */
function picture(height: number): Picture {
  return { data: new Uint8Array(100 * height * 3), width: 100, height };
}

/** A look of its own for each distance. */
function printAt(at: number): number[] {
  return Array.from({ length: 17 ** 2 }, (_, index) => (index * index * (1 + at * 10)) % 251);
}

/** A clear face whose descriptor has that distance from the one at 0. */
function face(at: number, score = 0.99): Face {
  return {
    score,
    width: 200,
    height: 260,
    leftEye: { x: 100, y: 100 },
    rightEye: { x: 200, y: 100 },
    noseTip: { x: 150, y: 160 },
    print: printAt(at),
    descriptor: Float32Array.from([at]),
  };
}

/** Sizes of an ID photo 160 tall: unchanged, with a margin, and with a margin on its side. */
const ID = { plain: '100x160', wide: '150x240', sideways: '240x150' };
/** The face on the document, also with a margin. */
const DOCUMENT = { [ID.plain]: [face(0)], [ID.wide]: [face(0)] };
/** Sizes of a selfie 120 tall. */
const SELFIE = { plain: '100x120', wide: '150x180', sideways: '180x150' };

/** The verdict on one picture used twice, whose faces seemed 0.3 apart. */
const SAME = {
  verdict: 'mismatch',
  confidence: expect.closeTo(0.992, 3),
  reason: 'same-picture',
  photo: 'selfie',
};

/** Compares two such pictures; `seen` has the faces found at each size. */
async function compare(seen: Readonly<Record<string, readonly Face[]>>) {
  const looks: string[] = [];
  const findFaces: FindFaces = async ({ width, height }) => {
    const size = `${width}x${height}`;
    looks.push(size);
    return seen[size] ?? [];
  };
  const pictures = { idPhoto: picture(160), selfie: picture(120) };
  const { match, selfie } = await comparePictures(pictures, findFaces);
  return { match, looks, selfieAt: selfie?.descriptor[0] ?? null };
}

describe('the comparison of two pictures', () => {
  it('accepts a match at the first attempt', async () => {
    const { match, looks, selfieAt } = await compare({
      [ID.plain]: [face(0)],
      [SELFIE.plain]: [face(0.3)],
    });
    expect(match).toMatchObject({ verdict: 'match', confidence: expect.closeTo(0.992, 3) });
    expect(selfieAt).toBeCloseTo(0.3);
    // The last time mirrored.
    expect(looks).toEqual([ID.plain, SELFIE.plain, SELFIE.plain]);
  });

  it('adds a margin if no face is found', async () => {
    const { match, looks } = await compare({
      [ID.wide]: [face(0)],
      [SELFIE.plain]: [face(0.3)],
    });
    expect(match.verdict).toBe('match');
    expect(looks).toEqual([ID.plain, ID.wide, SELFIE.plain, SELFIE.plain]);
  });

  it('finds the person in a rotated picture, despite a false face', async () => {
    const { match } = await compare({
      ...DOCUMENT,
      [SELFIE.plain]: [face(0.8, 0.94)],
      [SELFIE.wide]: [face(0.8, 0.95)],
      [SELFIE.sideways]: [face(0.3, 0.99)],
    });
    expect(match.verdict).toBe('match');
  });

  it('accepts an upright face with a high score without rotating the picture', async () => {
    const { match, looks } = await compare({
      ...DOCUMENT,
      [SELFIE.plain]: [face(0.8)],
      [SELFIE.wide]: [face(0.8)],
      [SELFIE.sideways]: [face(0.3)],
    });
    expect(match).toMatchObject({ verdict: 'mismatch', reason: 'faces-differ', photo: null });
    expect(looks).toEqual([ID.plain, SELFIE.plain, ID.wide, SELFIE.wide]);
  });

  it('tries all four rotations before it reports no face', async () => {
    const { match, looks, selfieAt } = await compare(DOCUMENT);
    expect(selfieAt).toBeNull();
    expect(match).toEqual({
      verdict: 'unsure',
      confidence: null,
      reason: 'no-face-selfie',
      photo: 'selfie',
    });
    const { wide, sideways } = SELFIE;
    expect(looks.slice(-4)).toEqual([wide, sideways, wide, sideways]);
  });

  it('refuses a selfie of two people at once, whatever the card shows', async () => {
    const { match, looks } = await compare({ [SELFIE.plain]: [face(0.3), face(0.5)] });
    expect(match).toMatchObject({ verdict: 'unsure', reason: 'two-faces', photo: 'selfie' });
    expect(looks).toEqual([ID.plain, ID.wide, SELFIE.plain]);
  });

  it('takes a selfie that looks as the document does for the same picture', async () => {
    const copied = { ...face(0.3), print: printAt(0) };
    const { match } = await compare({
      ...DOCUMENT,
      [SELFIE.plain]: [copied],
      [SELFIE.wide]: [copied],
    });
    expect(match).toMatchObject(SAME);
  });

  it('takes a selfie that is the document in a mirror for the same picture', async () => {
    let looks = 0;
    const pictures = { idPhoto: picture(160), selfie: picture(120) };
    // The document, the selfie, and the selfie mirrored back.
    const { match } = await comparePictures(pictures, async () => {
      looks += 1;
      return looks === 2 ? [face(0.3)] : [face(looks === 1 ? 0 : 0.1)];
    });
    expect(looks).toBe(3);
    expect(match).toMatchObject(SAME);
  });

  it('is unsure about faces between the limits', async () => {
    const { match } = await compare({
      ...DOCUMENT,
      [SELFIE.plain]: [face(0.5)],
      [SELFIE.wide]: [face(0.5)],
    });
    expect(match).toMatchObject({ verdict: 'unsure', reason: 'unclear', photo: null });
  });
});
