import * as z from 'zod/mini';

/** One segment of a Storage path, without control characters and lone surrogates. */
const SEGMENT = '[^/\\p{Cc}\\p{Cs}]';

const patternOf = (folders: readonly string[]) =>
  new RegExp(`^verification/(${SEGMENT}{1,128})/(${folders.join('|')})/${SEGMENT}{1,200}$`, 'u');

/** The Storage path of a private file in one of these folders. */
export function privatePath(folders: readonly string[]) {
  return z.string().check(z.maxLength(400), z.regex(patternOf(folders)));
}

/** Whose file a private path names, and in which folder. */
export function partsOfPath(path: string): { readonly uid: string; readonly folder: string } {
  const [, uid = '', folder = ''] = path.split('/');
  return { uid, folder };
}
