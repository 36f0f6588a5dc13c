import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Side } from '@hearthkin/domain/verification/selfie-challenge';
import sharp from 'sharp';
import { type FacePlace, turnedHead } from './turned-head';

const PACKAGE = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json');
const DEMO = join(dirname(PACKAGE), 'demo');

interface Sample {
  readonly photo: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
  /** Where the face is in the crop. */
  readonly face: FacePlace;
  /** How far the head is turned for a picture that looks straight, and for one that is turned. */
  readonly straight: number;
  readonly turned: number;
  /** How far for a picture that is mirrored, so that it is turned to the other side. */
  readonly mirrored: number;
}

/**
 * People in the face library's sample photos; the repository has no pictures of people. A head that
 * already looks a little to one side is turned further to that side only, in radians.
 */
const PEOPLE = {
  anna: {
    photo: 'sample3.jpg',
    left: 1362,
    top: 170,
    size: 475,
    face: { eyes: { x: 243, y: 235 }, nose: { x: 262, y: 299 }, between: 93 },
    straight: -0.3,
    turned: 0.35,
    mirrored: 0.5,
  },
  bea: {
    photo: 'sample6.jpg',
    left: 500,
    top: 187,
    size: 522,
    face: { eyes: { x: 245, y: 263 }, nose: { x: 234, y: 329 }, between: 88 },
    straight: 0.3,
    turned: -0.35,
    mirrored: -0.6,
  },
  carl: {
    photo: 'sample6.jpg',
    left: 76,
    top: 335,
    size: 555,
    face: { eyes: { x: 298, y: 267 }, nose: { x: 318, y: 335 }, between: 99 },
    straight: -0.3,
    turned: 0.45,
    mirrored: 0.8,
  },
} as const satisfies Readonly<Record<string, Sample>>;

export type Person = keyof typeof PEOPLE;

/** Makes each picture once; a bent face takes a fifth of a second. */
function once<Args extends readonly string[]>(make: (...args: Args) => Promise<Buffer>) {
  const pictures = new Map<string, Promise<Buffer>>();
  return (...args: Args): Promise<Buffer> => {
    const picture = pictures.get(args.join()) ?? make(...args);
    pictures.set(args.join(), picture);
    return picture;
  };
}

/** A crop of one person from a photo. */
export const portrait = once(async (person: Person) => {
  const { photo, left, top, size } = PEOPLE[person];
  const file = await readFile(join(DEMO, photo));
  return sharp(file).extract({ left, top, width: size, height: size }).jpeg().toBuffer();
});

/** Another picture of the same person, who looks straight at the camera; smaller, and brighter. */
export const anotherPortrait = once(async (person: Person) => {
  const { face, straight } = PEOPLE[person];
  const picture = sharp(await turnedHead(await portrait(person), face, straight)).resize(450);
  return picture.modulate({ brightness: 1.1 }).jpeg({ quality: 80 }).toBuffer();
});

/** A picture of the same person with the head turned to that side of theirs. */
export const turnedPortrait = once(async (person: Person, side: Side) => {
  const { face, turned, mirrored } = PEOPLE[person];
  const isAsked = turned > 0 === (side === 'left');
  const picture = await turnedHead(await portrait(person), face, isAsked ? turned : mirrored);
  return isAsked ? picture : sharp(picture).flop().jpeg().toBuffer();
});

/** Two people side by side. */
export async function together(left: Person, right: Person): Promise<Buffer> {
  const side = 400;
  const half = async (person: Person) =>
    sharp(await portrait(person))
      .resize(side, side)
      .toBuffer();
  return sharp({ create: { width: 2 * side, height: side, channels: 3, background: '#888' } })
    .composite([
      { input: await half(left), left: 0, top: 0 },
      { input: await half(right), left: side, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

/** A picture without a person. */
export function wall(width = 400, height = 400): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#b8a890' };
  return sharp({ create }).jpeg().toBuffer();
}
