import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

const FILES = ['collections', 'record-collections'];

/** The names of all collections that functions know. */
export function storedCollections(): ReadonlySet<string> {
  const source = FILES.map((name) =>
    readFileSync(`${ROOT}/functions/src/core/${name}.ts`, 'utf8'),
  ).join();
  const names = [...source.matchAll(/collection\('(\w+)'\)/g)].map(([, name = '']) => name);
  if (names.length < 50) throw new Error(`Only ${names.length} collections found`);
  return new Set(names);
}
