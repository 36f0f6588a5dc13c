import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture, readPictureHeader } from './decode-picture';

const options = { limitInputPixels: 1_000_000 };
const blank = sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } });
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');

const shape = async (file: Buffer) => {
  const picture = await decodePicture(file, options);
  const { info } = await picture.png().toBuffer({ resolveWithObject: true });
  return [info.width, info.height];
};

describe('the decoder of pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('reads %s, upright', async (format) => {
    expect(await shape(await blank.clone()[format]().toBuffer())).toEqual([40, 20]);
    const lying = await blank.clone().withMetadata({ orientation: 6 })[format]().toBuffer();
    expect(await shape(lying)).toEqual([20, 40]);
  });

  it.each(['gif', 'tiff', 'avif'] as const)('reads no %s', async (format) => {
    const file = await blank.clone()[format]().toBuffer();
    await expect(shape(file)).rejects.toThrow('unsupported image format');
    expect(await readPictureHeader(file)).toBeNull();
  });

  it('reads no drawing, whose filters can keep it busy for minutes', async () => {
    await expect(shape(svg)).rejects.toThrow('unsupported image format');
    expect(await readPictureHeader(svg)).toBeNull();
  });

  it('reads the header of a picture with more pixels than it decodes', async () => {
    const create = { width: 2000, height: 501, channels: 3, background: 'teal' } as const;
    const large = await sharp({ create }).png().toBuffer();
    expect(await readPictureHeader(large)).toMatchObject({ width: 2000, height: 501 });
    await expect(shape(large)).rejects.toThrow('pixel limit');
  });
});
