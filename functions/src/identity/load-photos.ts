import { AppError } from '@hearthkin/domain/errors';
import {
  type CheckIdentityInput,
  type CheckIdentityRefusal,
  IDENTITY_PHOTO_MAX_BYTES,
} from '@hearthkin/domain/verification/identity-check';
import {
  IDENTITY_REASONS,
  type IdentityPhoto,
  type PhotoProblem,
} from '@hearthkin/domain/verification/identity-reasons';
import { fileKind } from '@hearthkin/domain/verification/picture-type';
import { readFile } from '../core/storage';

/** A refusal with a reason that the person can act on. */
export function refusal({ reason, photo }: CheckIdentityRefusal): AppError {
  return new AppError(IDENTITY_REASONS[reason].code, reason, { reason, photo });
}

/**
 * Loads both pictures.
 * @throws AppError `invalid-input` for the first that isn't a usable picture.
 */
export async function loadPhotos(
  input: CheckIdentityInput,
): Promise<Readonly<Record<IdentityPhoto, Uint8Array>>> {
  const [idPhoto, selfie] = await Promise.all([
    readFile(input.idPhoto, IDENTITY_PHOTO_MAX_BYTES),
    readFile(input.selfie, IDENTITY_PHOTO_MAX_BYTES),
  ]);
  return { idPhoto: requirePicture(idPhoto, 'idPhoto'), selfie: requirePicture(selfie, 'selfie') };
}

function requirePicture(file: Uint8Array | 'too-large' | null, photo: IdentityPhoto): Uint8Array {
  if (file === null) throw refusal({ reason: 'missing-photo', photo });
  if (file === 'too-large') throw refusal({ reason: 'too-large', photo });
  const problem = typeProblem(file);
  if (problem !== null) throw refusal({ reason: problem, photo });
  return file;
}

function typeProblem(file: Uint8Array): PhotoProblem | null {
  const kind = fileKind(file);
  if (kind === 'unknown') return 'not-an-image';
  return kind === 'other' ? 'wrong-type' : null;
}
