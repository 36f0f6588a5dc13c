import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_PROGRAM } from '@hearthkin/storage-rules/runtime/runtime-program';
import type { Archive } from './archives';

const LOADER = import.meta.resolve('tsx/esm');

/**
 * Makes the Storage emulator start our own rules runtime. It starts `java … -jar ARCHIVE serve`
 * from the PATH, so it gets a placeholder archive and, first on its PATH, a program named `java`.
 * That runs our runtime for the placeholder, and the real Java otherwise.
 * @param folder of the suite, where both are written.
 * @param java absolute path of the real Java.
 */
export function ownStorageRuntime(folder: string, java: string): Archive {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const placeholder = join(folder, 'storage-rules-placeholder.jar');
  writeFileSync(placeholder, `Stands for ${RUNTIME_PROGRAM}.\n`);
  const shim = join(bin, 'java');
  writeFileSync(shim, shimScript(placeholder, java));
  chmodSync(shim, 0o755);
  return {
    origin: 'by Hearthkin',
    env: { STORAGE_EMULATOR_BINARY_PATH: placeholder },
    bin,
  };
}

/** `exec` keeps the process id, so that signals and pipes reach the program itself. */
function shimScript(placeholder: string, java: string): string {
  const runtime = [process.execPath, '--import', LOADER, RUNTIME_PROGRAM, 'serve']
    .map(quoted)
    .join(' ');
  return `#!/bin/sh
archive=
previous=
for argument in "$@"; do
  if [ "$previous" = -jar ]; then archive=$argument; fi
  previous=$argument
done
if [ "$archive" = ${quoted(placeholder)} ] && [ "$previous" = serve ]; then
  exec ${runtime}
fi
exec ${quoted(java)} "$@"
`;
}

/** Quotes a word for the shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
