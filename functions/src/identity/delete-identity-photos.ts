import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';
import { IDENTITY_PHOTOS } from '@hearthkin/domain/verification/identity-reasons';
import { deleteFolder } from '../platform/files/storage';

/**
 * Deletes a person's ID photos and selfies, with the frames of a live one. They aren't needed after a review or an abandoned
 * sign-up. May be repeated.
 */
export async function deleteIdentityPhotos(uid: string): Promise<void> {
  await Promise.all(IDENTITY_PHOTOS.map((photo) => deleteFolder(identityPhotoFolder(uid, photo))));
}
