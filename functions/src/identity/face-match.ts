import { fileURLToPath } from 'node:url';
import type { FaceMatchProvider } from './face-match-provider';

type BuiltIn = typeof import('./built-in/built-in-face-match');

let loading: Promise<FaceMatchProvider> | undefined;

/**
 * The face comparison. It is a bundle of its own (see build.mjs) with its models, loaded once, and
 * only in the process that compares.
 */
export function faceMatch(): Promise<FaceMatchProvider> {
  loading ??= loadBuiltIn().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadBuiltIn(): Promise<FaceMatchProvider> {
  const folder = new URL('./face-match/', import.meta.url);
  const bundle: BuiltIn = await import(new URL('provider.cjs', folder).href);
  return bundle.loadBuiltInFaceMatch(fileURLToPath(folder));
}
