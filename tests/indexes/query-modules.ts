import { readdirSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** Where queries of the client and of the functions may be built, and nowhere else. */
const QUERY_MODULE = /^(web\/src\/(app|data|features)|functions\/src)\/[a-z/-]*[a-z]-queries\.ts$/;

export function isQueryModule(path: string): boolean {
  return QUERY_MODULE.test(path);
}

/** The sources of the client and the functions, tests left out, relative to the project. */
export function deployedSources(): string[] {
  return ['web/src', 'functions/src'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
}
