import {
  IDENTITY_PHOTO_MAX_BYTES,
  identityPhotoFolder,
} from '@hearthkin/domain/verification/identity-check';
import {
  type IdentityPhoto,
  type IdentityReason,
  identitySentence,
} from '@hearthkin/domain/verification/identity-reasons';
import { FILE_HEAD_BYTES, fileKind } from '@hearthkin/domain/verification/picture-type';
import { useEffect, useRef, useState } from 'react';
import { useSignUp } from './sign-up-context';

/** The state of one of the two photos. */
export type PhotoSlot =
  | { readonly status: 'empty'; readonly problem: string | null }
  /** `part` is the fraction uploaded, from 0 to 1. */
  | { readonly status: 'uploading'; readonly part: number; readonly preview: Blob }
  /** After a reload there is no preview. */
  | { readonly status: 'uploaded'; readonly preview: Blob | null };

const EMPTY: PhotoSlot = { status: 'empty', problem: null };

/** A fixed name per photo, so that a new upload replaces the old one. */
const FILE_NAME = 'photo';

/** Uploads the two photos of the identity check. */
export function useIdentityPhotos(uid: string) {
  const { draft, change } = useSignUp();
  const saved = draft.identityPhotos;
  const photos = saved.uid === uid ? saved : { uid, idPhoto: null, selfie: null };
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

  const savePath = (photo: IdentityPhoto, path: string | null) => {
    latest.current = { ...latest.current, [photo]: path };
    change({ identityPhotos: latest.current });
  };

  async function choose(photo: IdentityPhoto, chosen: Blob): Promise<void> {
    const { file, problem } = await checkIdentityFile(chosen, photo);
    savePath(photo, null);
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
      savePath(photo, path);
      show(photo, { status: 'uploaded', preview: file });
    } catch (error) {
      if (upload.signal.aborted) return;
      console.warn('Could not upload the picture', error);
      const sentence = 'The upload didn’t finish. Please check your connection and try again.';
      show(photo, { status: 'empty', problem: sentence });
    }
  }

  function clear(): void {
    setSlots({ idPhoto: EMPTY, selfie: EMPTY });
    change({ identityPhotos: { uid, idPhoto: null, selfie: null } });
  }

  return { photos, slots, choose, clear };
}

/** A file with its real type, or the reason it can't be used. */
type CheckedFile =
  | { readonly file: Blob; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/** Checks a file before the upload. The server checks it again. */
async function checkIdentityFile(file: Blob, photo: IdentityPhoto): Promise<CheckedFile> {
  const refused = (reason: IdentityReason): CheckedFile => ({
    file: null,
    problem: identitySentence(reason, photo),
  });
  if (file.size >= IDENTITY_PHOTO_MAX_BYTES) return refused('too-large');
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  const kind = fileKind(head);
  if (kind === 'other') return refused('wrong-type');
  if (kind === 'unknown') return refused('not-an-image');
  return { file: file.slice(0, file.size, kind), problem: null };
}
