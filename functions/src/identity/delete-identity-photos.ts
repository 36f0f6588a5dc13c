import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';
import { IDENTITY_PHOTOS } from '@hearthkin/domain/verification/identity-reasons';
import { deleteFolder } from '../core/storage';

/**
 * Deletes the ID photo and the selfie of a person, every version of them. They are of no use once a
 * review is over, or when a signup was given up. May be repeated; there may be none.
 */
export async function deleteIdentityPhotos(uid: string): Promise<void> {
  await Promise.all(IDENTITY_PHOTOS.map((photo) => deleteFolder(identityPhotoFolder(uid, photo))));
}
