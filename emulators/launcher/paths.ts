import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, absolute. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Everything the local suite writes lives here; git ignores it. */
export const DATA = join(ROOT, '.data');

/** Logs and generated settings of one suite, told apart by project id and port offset. */
export function runFolder(projectId: string, offset: number): string {
  return join(DATA, 'run', `${projectId}-${offset}`);
}
