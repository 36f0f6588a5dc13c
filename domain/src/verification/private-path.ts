import * as z from 'zod/mini';
import { ID_PATTERN } from '../foundation/schemas';
import type { DocumentKind } from './documents';
import type { IdentityPhoto } from './identity-reasons';

type PrivateFolder = IdentityPhoto | DocumentKind;

/** One file of each kind, so that a new one replaces it. The Storage rules take no other name. */
function fileIn(folder: PrivateFolder): string {
  const isPaper = folder === 'idDocument' || folder === 'proofOfAddress';
  return `${folder}/${isPaper ? 'document' : 'photo'}`;
}

/** The Storage path of a person's private file. */
export function privatePathOf(uid: string, folder: PrivateFolder): string {
  return `verification/${uid}/${fileIn(folder)}`;
}

/** The Storage path of a private file in one of these folders. */
export function privatePath(folders: readonly PrivateFolder[]) {
  const files = folders.map(fileIn).join('|');
  const pattern = new RegExp(`^verification/${ID_PATTERN}/(?:${files})$`);
  return z.string().check(z.maxLength(400), z.regex(pattern));
}

/** The owner whose file a private path names, and its folder. */
export function partsOfPath(path: string): { readonly uid: string; readonly folder: string } {
  const [, uid = '', folder = ''] = path.split('/');
  return { uid, folder };
}
