import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';

/** The path of the ID photo that sign-up compared; null once it has been deleted. */
export async function signUpPhoto(uid: string): Promise<string | null> {
  const { filesIn } = await import('../../firebase/storage');
  const [photo] = await filesIn(identityPhotoFolder(uid, 'idPhoto').slice(0, -1));
  return photo ?? null;
}
