import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** The names of all collections that functions know. */
export function storedCollections(): ReadonlySet<string> {
  const source = readFileSync(`${ROOT}/functions/src/platform/records/collections.ts`, 'utf8');
  const paths = [...source.matchAll(/(collection|document)\(\s*'([^']+)'/g)];
  const names = paths.map(([, kind, path = '']) => {
    const segments = path.split('/');
    return segments.at(kind === 'document' ? -2 : -1) ?? '';
  });
  if (names.length < 50) throw new Error(`Only ${names.length} collections found`);
  return new Set(names);
}
