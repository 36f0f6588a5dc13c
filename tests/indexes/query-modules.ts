import { readdirSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** The only files where queries may be built. */
const QUERY_MODULE = /^(web\/src\/(app|data|features)|functions\/src)\/[a-z/-]*[a-z]-queries\.ts$/;

export function isQueryModule(path: string): boolean {
  return QUERY_MODULE.test(path);
}

/** The sources of the client and the functions without tests, relative to the project. */
export function deployedSources(): string[] {
  return ['web/src', 'functions/src'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
}
