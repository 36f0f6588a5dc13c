import { IDENTITY_PHOTO_MAX_BYTES } from '@hearthkin/domain/verification/identity-check';
import {
  type IdentityPhoto,
  type IdentityReason,
  identitySentence,
} from '@hearthkin/domain/verification/identity-reasons';
import { FILE_HEAD_BYTES, fileKind } from '@hearthkin/domain/verification/picture-type';

/** A file with its real type, or the reason it can't be used. */
export type CheckedFile =
  | { readonly file: Blob; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/** Checks a file before the upload. The server checks it again. */
export async function checkIdentityFile(file: Blob, photo: IdentityPhoto): Promise<CheckedFile> {
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
