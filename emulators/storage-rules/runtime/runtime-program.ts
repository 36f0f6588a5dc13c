import { fileURLToPath } from 'node:url';

/** The Storage rules runtime, run as `node --import tsx RUNTIME_PROGRAM serve`. */
export const RUNTIME_PROGRAM = fileURLToPath(new URL('./runtime.ts', import.meta.url));
