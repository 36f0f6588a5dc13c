/** A small file may keep a decoder busy. */
const SECONDS = 20;

/** Everything else that the library reads, vector drawings first of all, stays with people. */
const LOADERS = ['Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`);

/** The library, once it decodes nothing but what `LOADERS` names. It is large, so it is loaded on first use. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/**
 * A JPEG, PNG or WebP picture of another's making, upright, within a time limit. A result is without what a
 * camera writes beside the picture.
 * @param file whose first bytes were checked.
 * @param limitInputPixels a small file may unpack to a picture that fills the memory.
 */
export async function decodePicture(
  file: Uint8Array,
  options: { readonly limitInputPixels: number; readonly failOn?: 'error' },
) {
  const sharp = await decoder();
  return sharp(file, options).timeout({ seconds: SECONDS }).autoOrient();
}

/** The facts in the header of a picture of any size; null if it can't be read. */
export async function readPictureHeader(file: Uint8Array) {
  const sharp = await decoder();
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}
