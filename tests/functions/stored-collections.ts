import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

const FOLDER = `${ROOT}/functions/src/core`;

/** The names of all collections that functions know. */
export function storedCollections(): ReadonlySet<string> {
  const source = readdirSync(FOLDER)
    .filter((name) => name.endsWith('collections.ts'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    .join();
  const names = [...source.matchAll(/collection\('(\w+)'\)/g)].map(([, name = '']) => name);
  if (names.length < 50) throw new Error(`Only ${names.length} collections found`);
  return new Set(names);
}
