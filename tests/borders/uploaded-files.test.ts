import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';
import { deployedSources } from '../indexes/query-modules';

interface Door {
  /** The only sources that may. */
  readonly only: readonly string[];
  readonly calls: RegExp;
}

const DOORS: Readonly<Record<string, Door>> = {
  'opens the bucket': {
    only: ['functions/src/platform/files/storage.ts'],
    calls: /firebase-admin\/storage|@google-cloud\/storage/,
  },
  'reads a file of the bucket': {
    only: ['functions/src/platform/files/storage.ts'],
    calls: /\.(download|createReadStream)\(|downloadMany/,
  },
  'loads the decoder of pictures': {
    only: [
      'functions/src/identity/built-in/picture.ts',
      'functions/src/platform/files/decode-picture.ts',
    ],
    calls: /^(?!import type).*(?:from|import\() ?'sharp'/m,
  },
};

const sources = deployedSources()
  .filter((path) => path.startsWith('functions/'))
  .map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')] as const);

describe('what people uploaded', () => {
  it.each(Object.entries(DOORS))('has one door that %s', (_what, { only, calls }) => {
    expect(sources.filter(([, text]) => calls.test(text)).map(([path]) => path)).toEqual(only);
  });

  it('is read as it is stored, and within a bound', () => {
    const text = readFileSync(`${ROOT}/functions/src/platform/files/storage.ts`, 'utf8');
    expect(text.match(/createReadStream\(/g)).toHaveLength(1);
    expect(text).toContain('readKnownFile(file.createReadStream({ decompress: false }), limits)');
  });

  it('is decoded in the comparison of faces by the same decoder', () => {
    const text = readFileSync(`${ROOT}/functions/src/identity/built-in/picture.ts`, 'utf8');
    // Its own calls take raw pixels, which nothing decodes.
    const calls = [...text.matchAll(/sharp\(([^)]*)/g)].map(([, args]) => args);
    expect(calls).toEqual(['data, { raw: { width, height, channels: 3 } }']);
  });
});
