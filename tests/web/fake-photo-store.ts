import { betweenTests } from './between-tests';

/** Replaces the browser storage for a cropped profile photo. */
const photos = new Map<string, Blob>();

betweenTests(() => photos.clear());

export async function savePhoto(photo: Blob): Promise<string> {
  const key = `photo-${photos.size + 1}`;
  photos.set(key, photo);
  return key;
}

export async function loadPhoto(key: string): Promise<Blob | null> {
  return photos.get(key) ?? null;
}

export async function deletePhoto(key: string): Promise<void> {
  photos.delete(key);
}
