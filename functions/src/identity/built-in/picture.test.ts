import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture, mirrored, type Picture, turned } from './picture';

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: '#00f' } }).composite([
    { input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 },
  ]);
}

async function decoded(file: Promise<Buffer>): Promise<Picture> {
  const picture = await decodePicture(await file);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
}

/** The color at a point of a picture. */
function colourAt({ data, width }: Picture, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
  return `${red},${green},${blue}`;
}

const RED = '255,0,0';
const BLUE = '0,0,255';
const GREY = '128,128,128';

describe('a decoded picture', () => {
  it('has three bytes per pixel, whatever the file has', async () => {
    const files = [
      halves(400, 200).png(),
      sharp(await halves(400, 200).png().toBuffer())
        .toColourspace('rgb16')
        .png(),
      sharp(await halves(400, 200).png().toBuffer())
        .ensureAlpha()
        .png(),
    ];
    for (const file of files) {
      const picture = await decoded(file.toBuffer());
      expect(picture).toMatchObject({ width: 400, height: 200 });
      expect(picture.data).toHaveLength(400 * 200 * 3);
      expect([colourAt(picture, 10, 10), colourAt(picture, 390, 190)]).toEqual([RED, BLUE]);
    }
    const grey = await decoded(halves(400, 200).greyscale().jpeg().toBuffer());
    expect(grey.data).toHaveLength(400 * 200 * 3);
  });

  it('is gray where the file is transparent', async () => {
    const create = { width: 200, height: 200, channels: 4 as const, background: '#f000' };
    const picture = await decoded(sharp({ create }).png().toBuffer());
    expect(colourAt(picture, 100, 100)).toBe(GREY);
  });

  it('is rotated by its metadata', async () => {
    const file = sharp(await halves(400, 200).png().toBuffer()).withMetadata({ orientation: 6 });
    const picture = await decoded(file.png().toBuffer());
    expect(picture).toMatchObject({ width: 200, height: 400 });
    expect([colourAt(picture, 10, 10), colourAt(picture, 10, 390)]).toEqual([RED, BLUE]);
  });

  it('is 800 pixels at most on its longer side, and never larger than the file', async () => {
    expect(await decoded(halves(1600, 900).png().toBuffer())).toMatchObject({
      width: 800,
      height: 450,
    });
  });

  it('needs 160 pixels on its shorter side and may have 40 million in all', async () => {
    expect(await decodePicture(await halves(400, 159).png().toBuffer())).toBe('too-small');
    expect(await decoded(halves(400, 160).png().toBuffer())).toMatchObject({ height: 160 });
    const wide = await halves(8000, 5002).png().toBuffer();
    expect(await decodePicture(wide)).toBe('too-many-pixels');
    expect(await decoded(halves(8000, 5000).png().toBuffer())).toMatchObject({ width: 800 });
  });

  it('is refused from its header alone when it would not fit into memory', async () => {
    const bomb = await halves(400, 400).png().toBuffer();
    // Width and height of a PNG, with the checksum of its header.
    const header = bomb.subarray(12, 29);
    header.writeUInt32BE(100_000, 4);
    header.writeUInt32BE(100_000, 8);
    bomb.writeUInt32BE(crc32(header), 29);
    expect(await decodePicture(bomb)).toBe('too-many-pixels');
  });

  it('is refused if its file is cut or scrambled', async () => {
    const file = await halves(400, 300).jpeg().toBuffer();
    for (const share of [0.01, 0.2, 0.5, 0.9]) {
      const part = file.subarray(0, Math.max(3, Math.floor(file.length * share)));
      expect(await decodePicture(part)).toBe('truncated');
    }
  });
});

it('has its sides swapped in a mirror', async () => {
  const picture = await decoded(halves(400, 200).png().toBuffer());
  const flipped = mirrored(picture);
  expect([colourAt(flipped, 10, 10), colourAt(flipped, 390, 190)]).toEqual([BLUE, RED]);
  expect(Buffer.from(mirrored(flipped).data).equals(picture.data)).toBe(true);
});

describe('a turned picture', () => {
  it('has a margin of a quarter of its size', async () => {
    const picture = await decoded(halves(400, 200).png().toBuffer());
    const wide = await turned(picture, 0);
    expect(wide).toMatchObject({ width: 600, height: 300 });
    const points = [colourAt(wide, 50, 150), colourAt(wide, 120, 150), colourAt(wide, 480, 150)];
    expect(points).toEqual([GREY, RED, BLUE]);
  });

  it('is rotated clockwise', async () => {
    const picture = await decoded(halves(400, 200).png().toBuffer());
    const side = await turned(picture, 90);
    expect(side).toMatchObject({ width: 300, height: 600 });
    const points = [colourAt(side, 150, 50), colourAt(side, 150, 120), colourAt(side, 150, 480)];
    expect(points).toEqual([GREY, RED, BLUE]);
    const other = await turned(picture, 270);
    expect(colourAt(other, 150, 120)).toBe(BLUE);
    expect(colourAt(await turned(picture, 180), 120, 150)).toBe(BLUE);
  });
});
