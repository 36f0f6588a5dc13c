import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';

/** Faces of the sample people; `f-…` never wears a beard. The seed data names these files. */
const FACES_PER_KIND = 36;
const FOLDER = 'sample-avatars';
const BACKGROUNDS = ['f6dccb', 'f3e3c3', 'dfe7d6', 'd7e3e6', 'eadbe4', 'f2d5d0'];

function faceNames(): string[] {
  return ['f', 'm'].flatMap((kind) =>
    Array.from({ length: FACES_PER_KIND }, (_, i) => `${kind}-${String(i + 1).padStart(2, '0')}`),
  );
}

function draw(name: string): string {
  return createAvatar(lorelei, {
    seed: `hearthkin-${name}`,
    backgroundColor: BACKGROUNDS,
    beardProbability: name.startsWith('m') ? 45 : 0,
    hairAccessoriesProbability: name.startsWith('f') ? 10 : 0,
    earringsProbability: name.startsWith('f') ? 40 : 0,
  }).toString();
}

/** Serves the sample people's pictures in development and adds them to builds for the emulators. */
export function sampleAvatars(): Plugin {
  const names = new Set(faceNames());
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
