/**
 * The URL of a user's picture: a path on this site stays as it is, a Storage path becomes a download URL.
 * @param bucket the URL of the bucket's files.
 */
export function photoUrlIn(bucket: string, photo: string): string {
  if (!photo.startsWith('profiles/')) return photo;
  return `${bucket}${encodeURIComponent(photo)}?alt=media`;
}
