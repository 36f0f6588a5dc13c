import sharp from 'sharp';

/** A small JPEG picture of one shade of gray, with what a camera writes beside it. */
export function grayJpeg(shade: number): Promise<Buffer> {
  const background = { r: shade, g: shade, b: shade };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'A camera' } })
    .jpeg()
    .toBuffer();
}
