import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Everything the local suite writes; ignored by git. */
export const DATA = join(ROOT, '.data');

/** Logs and generated settings of one suite, by project id and port offset. */
export function runFolder(projectId: string, offset: number): string {
  return join(DATA, 'run', `${projectId}-${offset}`);
}
