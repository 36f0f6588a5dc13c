import sharp from 'sharp';

/** Where a face is in its picture, in pixels. */
export interface FacePlace {
  readonly eyes: { readonly x: number; readonly y: number };
  readonly nose: { readonly x: number; readonly y: number };
  /** Distance of the eyes. */
  readonly between: number;
}

/**
 * A picture whose head is turned by that angle, in radians, to its own left (right, if negative): it is laid on an
 * ellipsoid with a nose, which is turned. It is no photo of a turned head, only something that the face models
 * measure as one. The sample photos have no person twice.
 */
export async function turnedHead(
  file: Buffer,
  { eyes, nose, between }: FacePlace,
  angle: number,
): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [radius, centerY] = [between * 1.25, nose.y - between * 0.2];
  const depthAt = (x: number, y: number): number => {
    const round = 1 - ((x - eyes.x) / radius) ** 2 - ((y - centerY) / (radius * 1.35)) ** 2;
    const tip =
      ((x - nose.x) / (between * 0.28)) ** 2 +
      ((y - nose.y + between * 0.1) / (between * 0.4)) ** 2;
    return radius * 0.9 * Math.sqrt(Math.max(0, round)) + between * 0.4 * Math.exp(-tip);
  };
  /** Where a point ends up. */
  const turned = (x: number, y: number): number => {
    const depth = depthAt(x, y);
    const narrowing = (1 - Math.cos(angle)) * Math.min(1, depth / radius);
    return eyes.x + (x - eyes.x) * (1 - narrowing) + depth * Math.sin(angle);
  };
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let from = x;
      for (let round = 0; round < 12; round += 1) from += 0.7 * (x - turned(from, y));
      const source = Math.round(Math.min(width - 1, Math.max(0, from)));
      data.copy(out, (y * width + x) * 3, (y * width + source) * 3, (y * width + source) * 3 + 3);
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}
