import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';

/** Avatars of the sample people; `f-…` never has a beard. The seed data uses these file names. */
const FACES_PER_KIND = 36;
const FOLDER = 'sample-avatars';
const BACKGROUNDS = ['f6dccb', 'f3e3c3', 'dfe7d6', 'd7e3e6', 'eadbe4', 'f2d5d0'];

const HAIR_COLORS = ['1f1a17', '3a2619', '5c3a21', '8a4b2a', 'b5793f', 'd8b26a', '8f8a86'];
const SKIN_COLORS = ['fbe3d0', 'f3cda9', 'e0ac7e', 'c58a5c', '9a6440', '704528'];

type Look = NonNullable<Parameters<typeof createAvatar<lorelei.Options>>[1]>;

const variants = (numbers: readonly number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}`) as Look['hair'];

/** Hair that suits the names. All of them smile. */
const LOOKS: Readonly<Record<'f' | 'm', Look>> = {
  f: {
    hair: variants([
      5, 10, 13, 14, 15, 16, 17, 18, 19, 21, 23, 24, 26, 29, 31, 32, 33, 35, 37, 38, 40, 41, 42, 45,
      48,
    ]),
    beardProbability: 0,
    hairAccessoriesProbability: 10,
    earringsProbability: 40,
  },
  m: {
    hair: variants([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 22, 28, 39, 43, 44, 47]),
    beardProbability: 45,
    hairAccessoriesProbability: 0,
    earringsProbability: 0,
  },
};

const SMILES = ['happy01', 'happy02', 'happy03', 'happy05', 'happy07', 'happy10'] as const;

function faceNames(): string[] {
  return ['f', 'm'].flatMap((kind) =>
    Array.from({ length: FACES_PER_KIND }, (_, i) => `${kind}-${String(i + 1).padStart(2, '0')}`),
  );
}

function draw(name: string): string {
  return createAvatar(lorelei, {
    seed: `hearthkin-${name}`,
    backgroundColor: BACKGROUNDS,
    mouth: [...SMILES],
    hairColor: HAIR_COLORS,
    skinColor: SKIN_COLORS,
    ...LOOKS[name.startsWith('f') ? 'f' : 'm'],
  }).toString();
}

/** Avatars of the landing page's examples, which every build includes. */
const LANDING_FACES = ['f-09', 'm-14', 'f-22'];

/** Serves the landing page's avatars and, with emulators, those of all sample people. */
export function sampleAvatars({ all }: { readonly all: boolean }): Plugin {
  const names = new Set(all ? faceNames() : LANDING_FACES);
  return {
    name: 'sample-avatars',
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\.svg(\?.*)?$/g, '');
        if (!names.has(name)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw(name));
      });
    },
    generateBundle() {
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}.svg`, source: draw(name) });
      }
    },
  };
}
