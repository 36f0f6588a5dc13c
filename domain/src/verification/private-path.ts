import * as z from 'zod/mini';
import { FILE_NAME_PATTERN, ID_PATTERN } from '../schemas';

const patternOf = (folders: readonly string[]) =>
  new RegExp(`^verification/${ID_PATTERN}/(${folders.join('|')})/${FILE_NAME_PATTERN}$`);

/** The Storage path of a private file in one of these folders. */
export function privatePath(folders: readonly string[]) {
  return z.string().check(z.maxLength(400), z.regex(patternOf(folders)));
}

/** Whose file a private path names, and in which folder. */
export function partsOfPath(path: string): { readonly uid: string; readonly folder: string } {
  const [, uid = '', folder = ''] = path.split('/');
  return { uid, folder };
}
