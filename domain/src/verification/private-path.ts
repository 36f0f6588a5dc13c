import * as z from 'zod/mini';
import { ID_PATTERN } from '../schemas';

/** The pattern of a file's name in Storage, as documents may name it. The security rules repeat it (`isFileName`). */
const FILE_NAME_PATTERN = '[A-Za-z0-9][\\w.-]{0,199}';

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
