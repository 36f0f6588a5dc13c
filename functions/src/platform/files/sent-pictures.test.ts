import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sentPictures } from './sent-pictures';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const sent = (...files: Buffer[]) => sentPictures(files.map((file) => file.toString('base64')));

describe('pictures that people send', () => {
  it('are drawn again, without what a camera or a program put beside the picture', async () => {
    const words = 'made at home, and a page: <script>';
    const file = await blank(40, 20)
      .withExif({ IFD0: { Artist: words } })
      .jpeg()
      .toBuffer();
    expect(file.includes(words)).toBe(true);
    const [drawn = Buffer.alloc(0)] = await sent(Buffer.concat([file, Buffer.from(words)]));
    expect(drawn.includes(words)).toBe(false);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
    expect((await sharp(drawn).metadata()).exif).toBeUndefined();
  });

  it('are as large as the browser makes them at most, and no other file', async () => {
    const small = await blank(40, 20).jpeg().toBuffer();
    const refused = [
      await blank(1601, 1600).jpeg().toBuffer(),
      await blank(40, 20).png().toBuffer(),
      small.subarray(0, 20),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.concat([small, Buffer.alloc(CLAIM_PICTURE_MAX_BYTES)]),
      Buffer.alloc(0),
    ];
    for (const file of refused) {
      await expect(sent(small, file)).rejects.toMatchObject({ code: 'invalid-input' });
    }
    expect(await sent(await blank(1600, 1600).jpeg().toBuffer())).toHaveLength(1);
  });
});
