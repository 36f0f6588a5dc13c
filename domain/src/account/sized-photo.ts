/** Widths, in pixels, in which the server keeps a person's photo besides the original. */
export const PHOTO_WIDTHS = [96, 320, 1024] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

const PHOTO = /^profiles\/([^/]+)\/photo\/([^/]+)$/;

/** The path of a photo of a width; null for a picture of the site, or another file. */
export function sizedPhotoPath(photo: string, width: PhotoWidth): string | null {
  const [, uid, file] = PHOTO.exec(photo) ?? [];
  return uid === undefined ? null : `profiles/${uid}/sized/${file}_${width}.webp`;
}

/** All of them. */
export function sizedPhotoPaths(photo: string): readonly string[] {
  return PHOTO_WIDTHS.flatMap((width) => sizedPhotoPath(photo, width) ?? []);
}
