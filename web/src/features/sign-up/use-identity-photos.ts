import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';
import type { IdentityPhoto } from '@hearthkin/domain/verification/identity-reasons';
import { useEffect, useRef, useState } from 'react';
import { judgeFile } from './identity-file';
import { useSignUp } from './sign-up-context';

/** Where one of the two pictures stands. */
export type PhotoSlot =
  | { readonly status: 'empty'; readonly problem: string | null }
  /** `part` from 0 to 1 */
  | { readonly status: 'uploading'; readonly part: number; readonly preview: Blob }
  /** After a reload the picture is in Storage only. */
  | { readonly status: 'uploaded'; readonly preview: Blob | null };

const EMPTY: PhotoSlot = { status: 'empty', problem: null };

/** One name per picture: another try replaces the former, and nothing is left behind. */
const FILE_NAME = 'photo';

/** The two pictures of the identity check on their way to the person's folder in Storage. */
export function useIdentityPhotos(uid: string) {
  const { draft, change } = useSignUp();
  const kept = draft.identityPhotos;
  const photos = kept.uid === uid ? kept : { uid, idPhoto: null, selfie: null };
  const [slots, setSlots] = useState<Readonly<Record<IdentityPhoto, PhotoSlot>>>({
    idPhoto: photos.idPhoto === null ? EMPTY : { status: 'uploaded', preview: null },
    selfie: photos.selfie === null ? EMPTY : { status: 'uploaded', preview: null },
  });
  const latest = useRef(photos);
  latest.current = photos;

  const uploads = useRef<Partial<Record<IdentityPhoto, AbortController>>>({});
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of Object.values(running)) upload.abort();
    };
  }, []);

  const show = (photo: IdentityPhoto, slot: PhotoSlot) =>
    setSlots((current) => ({ ...current, [photo]: slot }));

  const remember = (photo: IdentityPhoto, path: string | null) => {
    latest.current = { ...latest.current, [photo]: path };
    change({ identityPhotos: latest.current });
  };

  async function choose(photo: IdentityPhoto, chosen: Blob): Promise<void> {
    const { file, problem } = await judgeFile(chosen, photo);
    remember(photo, null);
    if (file === null) return show(photo, { status: 'empty', problem });
    const upload = new AbortController();
    uploads.current[photo]?.abort();
    uploads.current[photo] = upload;
    show(photo, { status: 'uploading', part: 0, preview: file });
    const path = identityPhotoFolder(uid, photo) + FILE_NAME;
    try {
      const { uploadFile } = await import('../../firebase/storage');
      await uploadFile(
        path,
        file,
        (part) => show(photo, { status: 'uploading', part, preview: file }),
        upload.signal,
      );
      remember(photo, path);
      show(photo, { status: 'uploaded', preview: file });
    } catch (error) {
      if (upload.signal.aborted) return;
      console.warn('The picture could not be uploaded', error);
      const sentence = 'The upload did not finish. Please check your connection and try again.';
      show(photo, { status: 'empty', problem: sentence });
    }
  }

  function clear(): void {
    setSlots({ idPhoto: EMPTY, selfie: EMPTY });
    change({ identityPhotos: { uid, idPhoto: null, selfie: null } });
  }

  return { photos, slots, choose, clear };
}
