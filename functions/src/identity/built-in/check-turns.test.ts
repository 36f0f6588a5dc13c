import { expect, it } from 'vitest';
import { checkTurns, type Turn } from './check-turns';
import type { Face } from './face';
import type { Picture } from './picture';

/** A face turned to its own left, or right below 0, and that far from the one at 0. */
function face(yaw: number, at: number, look = at): Face {
  return {
    score: 0.99,
    width: 200,
    height: 260,
    leftEye: { x: 100, y: 100 },
    rightEye: { x: 200, y: 100 },
    noseTip: { x: 150 + yaw * 100, y: 160 },
    print: Array.from({ length: 17 ** 2 }, (_, index) => (index * index * (1 + look * 10)) % 251),
    descriptor: Float32Array.from([at]),
  };
}

const ID = face(0, 0);
const STRAIGHT = face(0.05, 0.3);
const LEFT = face(0.4, 0.6);
const RIGHT = face(-0.4, 0.8);

/** Checks a live selfie that matched; `faces` are those on the two turned pictures. */
async function check(
  faces: readonly (readonly Face[])[],
  { selfie = STRAIGHT, first = 'left' as 'left' | 'right', inMirror = [] as readonly Face[] } = {},
) {
  const pictures: Picture[] = faces.map((_, index) => ({
    data: new Uint8Array(),
    width: index,
    height: 0,
  }));
  const [one, other] = pictures;
  if (one === undefined || other === undefined) throw new Error('Two are turned');
  const turns: Turn[] = [
    { photo: 'firstTurn', side: first, picture: one },
    { photo: 'secondTurn', side: first === 'left' ? 'right' : 'left', picture: other },
  ];
  const match = { verdict: 'match', confidence: 0.9 } as const;
  let looks = 0;
  return checkTurns({ match, idPhoto: ID, selfie }, turns, async ({ width }) => {
    looks += 1;
    return looks > turns.length ? inMirror : (faces[width] ?? []);
  });
}

it('passes one person who looks straight and to both sides, in the order asked for', async () => {
  expect(await check([[LEFT], [RIGHT]])).toEqual({ verdict: 'match', confidence: 0.9 });
  expect(await check([[RIGHT], [LEFT]], { first: 'right' })).toMatchObject({ verdict: 'match' });
});

it('is unsure about a head turned to the other side, or not at all', async () => {
  const wrong = { verdict: 'unsure', confidence: 0.9, reason: 'not-turned' };
  expect(await check([[RIGHT], [LEFT]])).toEqual({ ...wrong, photo: 'firstTurn' });
  expect(await check([[LEFT], [face(0, 0.8)]])).toEqual({ ...wrong, photo: 'secondTurn' });
});

it('is unsure about a first picture that isn’t straight', async () => {
  expect(await check([[LEFT], [RIGHT]], { selfie: face(0.25, 0.3) })).toMatchObject({
    verdict: 'unsure',
    reason: 'face-turned',
    photo: 'selfie',
  });
});

it('needs one face in each frame', async () => {
  expect(await check([[LEFT], []])).toMatchObject({ reason: 'no-face-turn', photo: 'secondTurn' });
  expect(await check([[LEFT, RIGHT], [RIGHT]])).toMatchObject({
    verdict: 'unsure',
    reason: 'two-faces',
    photo: 'firstTurn',
  });
});

it('is unsure where a turned face is too far from the straight one to be the same person’s', async () => {
  const right = face(-0.4, -0.2);
  expect(await check([[face(0.4, 0.89)], [right]])).toMatchObject({ verdict: 'match' });
  expect(await check([[face(0.4, 0.91)], [right]])).toMatchObject({
    verdict: 'unsure',
    reason: 'selfie-unclear',
    photo: null,
  });
});

it('refuses a picture that is there twice, by its face or its look', async () => {
  const repeated = { verdict: 'mismatch', reason: 'repeated-picture' };
  // As far as the same picture is from itself, with another look.
  expect(await check([[face(0.4, 0.44)], [RIGHT]])).toMatchObject(repeated);
  expect(await check([[face(0.4, 0.46)], [RIGHT]])).toMatchObject({ verdict: 'match' });
  expect(await check([[LEFT], [face(-0.4, 0.75)]])).toMatchObject({
    ...repeated,
    photo: 'secondTurn',
  });
  for (const other of [ID, STRAIGHT, LEFT]) {
    const copied = { ...RIGHT, print: other.print };
    expect(await check([[LEFT], [copied]])).toMatchObject({ ...repeated, photo: 'secondTurn' });
  }
});

it('refuses a turn that is the other one in a mirror', async () => {
  const twice = [face(0.4, 0.65)];
  expect(await check([[LEFT], [RIGHT]], { inMirror: twice })).toEqual({
    verdict: 'mismatch',
    confidence: 0.9,
    reason: 'repeated-picture',
    photo: 'secondTurn',
  });
  expect(await check([[LEFT], [RIGHT]], { inMirror: [face(0.4, 0.9)] })).toMatchObject({
    verdict: 'match',
  });
});

it('leaves every other result as it is, and looks no further', async () => {
  const match = {
    verdict: 'mismatch',
    confidence: 0,
    reason: 'faces-differ',
    photo: null,
  } as const;
  const result = await checkTurns({ match, idPhoto: ID, selfie: STRAIGHT }, [], () => {
    throw new Error('Nothing more to look for');
  });
  expect(result).toBe(match);
});
