import { IDENTITY_PHOTO_MAX_BYTES } from '@hearthkin/domain/verification/identity-check';
import {
  type IdentityPhoto,
  type IdentityReason,
  identitySentence,
} from '@hearthkin/domain/verification/identity-reasons';
import { FILE_HEAD_BYTES, fileKind } from '@hearthkin/domain/verification/picture-type';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import { useEffect, useRef, useState } from 'react';
import { smallEnough } from '../../../ui/dialogs/crop-photo';
import { noPhotos, type UploadedPhotos } from './identity-state';
import type { SelfieFrames } from './live-selfie';

/** The ID photo, or the selfie with all its pictures. */
export type SlotName = 'idPhoto' | 'selfie';

export type PhotoSlot =
  | { readonly status: 'empty'; readonly problem: string | null }
  /** `part` is the fraction uploaded, from 0 to 1. */
  | { readonly status: 'uploading'; readonly part: number; readonly previews: readonly Blob[] }
  /** After a reload there are no previews. */
  | { readonly status: 'uploaded'; readonly previews: readonly Blob[] };

const EMPTY: PhotoSlot = { status: 'empty', problem: null };
const KEPT: PhotoSlot = { status: 'uploaded', previews: [] };

const NOT_UPLOADED = 'The upload didn’t finish. Please check your connection and try again.';

interface IdentityPhotosOptions {
  readonly uid: string;
  /** The photos that were uploaded before, such as before a reload. */
  readonly saved: UploadedPhotos;
  readonly save: (photos: UploadedPhotos) => void;
}

/** Uploads the photos of the identity check. */
export function useIdentityPhotos({ uid, saved, save }: IdentityPhotosOptions) {
  const photos = saved.uid === uid ? saved : noPhotos(uid);
  const [slots, setSlots] = useState<Readonly<Record<SlotName, PhotoSlot>>>({
    idPhoto: photos.idPhoto === null ? EMPTY : KEPT,
    selfie: photos.selfie === null ? EMPTY : KEPT,
  });
  const latest = useRef(photos);
  latest.current = photos;

  const uploads = useRef<Partial<Record<SlotName, AbortController>>>({});
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of Object.values(running)) upload.abort();
    };
  }, []);

  const show = (name: SlotName, slot: PhotoSlot) =>
    setSlots((current) => ({ ...current, [name]: slot }));

  const keep = (change: Partial<UploadedPhotos>) => {
    latest.current = { ...latest.current, ...change };
    save(latest.current);
  };

  /** Uploads the pictures of a slot in place of earlier ones. Returns whether all arrived. */
  async function uploadAll(
    name: SlotName,
    files: readonly (readonly [IdentityPhoto, Blob])[],
  ): Promise<boolean> {
    const upload = new AbortController();
    uploads.current[name]?.abort();
    uploads.current[name] = upload;
    const previews = files.map(([, file]) => file);
    show(name, { status: 'uploading', part: 0, previews });
    try {
      const { uploadFile } = await import('../../../firebase/storage');
      for (const [index, [photo, file]] of files.entries()) {
        await uploadFile(
          privatePathOf(uid, photo),
          file,
          (part) =>
            show(name, { status: 'uploading', part: (index + part) / files.length, previews }),
          upload.signal,
        );
      }
      show(name, { status: 'uploaded', previews });
      return true;
    } catch (error) {
      if (upload.signal.aborted) return false;
      console.warn('Could not upload the picture', error);
      show(name, { status: 'empty', problem: NOT_UPLOADED });
      return false;
    }
  }

  /** Takes a file that the person chose. */
  async function choose(name: SlotName, chosen: Blob): Promise<void> {
    const { file, problem } = await checkIdentityFile(chosen, name);
    keep(name === 'selfie' ? { selfie: null, live: null } : { idPhoto: null });
    if (file === null) return show(name, { status: 'empty', problem });
    if (await uploadAll(name, [[name, file]])) keep({ [name]: privatePathOf(uid, name) });
  }

  /** Takes the three pictures that answer a challenge. */
  async function takeSelfie(challenge: string, frames: SelfieFrames): Promise<void> {
    keep({ selfie: null, live: null });
    const files = [
      ['selfie', frames.selfie],
      ['firstTurn', frames.firstTurn],
      ['secondTurn', frames.secondTurn],
    ] as const;
    if (!(await uploadAll('selfie', files))) return;
    const [firstTurn, secondTurn] = [
      privatePathOf(uid, 'firstTurn'),
      privatePathOf(uid, 'secondTurn'),
    ];
    keep({ selfie: privatePathOf(uid, 'selfie'), live: { challenge, firstTurn, secondTurn } });
  }

  /** Takes photos away; the others stay. */
  function clear(names: readonly SlotName[]): void {
    for (const name of names) {
      show(name, EMPTY);
      keep(name === 'selfie' ? { selfie: null, live: null } : { idPhoto: null });
    }
  }

  return { photos, slots, choose, takeSelfie, clear };
}

/** A file with its real type, or the reason it can't be used. */
type CheckedFile =
  | { readonly file: Blob; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/** Checks a file before the upload. The server checks it again. */
async function checkIdentityFile(chosen: Blob, photo: IdentityPhoto): Promise<CheckedFile> {
  const refused = (reason: IdentityReason): CheckedFile => ({
    file: null,
    problem: identitySentence(reason, photo),
  });
  const file = await smallEnough(chosen, IDENTITY_PHOTO_MAX_BYTES);
  if (file.size >= IDENTITY_PHOTO_MAX_BYTES) return refused('too-large');
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  const kind = fileKind(head);
  if (kind === 'other') return refused('wrong-type');
  if (kind === 'unknown') return refused('not-an-image');
  return { file: file.slice(0, file.size, kind), problem: null };
}
