import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const PACKAGE = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json');
const DEMO = join(dirname(PACKAGE), 'demo');

/** People in the face library's sample photos; the repository has no pictures of people. */
const PEOPLE = {
  anna: { photo: 'sample3.jpg', left: 1362, top: 170, size: 475 },
  bea: { photo: 'sample6.jpg', left: 500, top: 187, size: 522 },
  carl: { photo: 'sample6.jpg', left: 1341, top: 134, size: 503 },
} as const;

type Person = keyof typeof PEOPLE;

/** A crop of one person from a photo. */
export async function portrait(person: Person): Promise<Buffer> {
  const { photo, left, top, size } = PEOPLE[person];
  const file = await readFile(join(DEMO, photo));
  return sharp(file).extract({ left, top, width: size, height: size }).jpeg().toBuffer();
}

/** Another picture of the same person: mirrored, smaller, brighter and of lower quality. */
export async function anotherPortrait(person: Person): Promise<Buffer> {
  const picture = sharp(await portrait(person))
    .flop()
    .resize(400);
  return picture.modulate({ brightness: 1.15 }).jpeg({ quality: 60 }).toBuffer();
}

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
