import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of each package, lowest first: a file imports from its own room and from those below, so no two
 * rooms need each other. Files beside the rooms import from all.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'domain/src': [
    'foundation',
    'pricing',
    'notification',
    'verification',
    'account',
    'companion',
    'booking',
    'messaging',
    'safety',
    'payment',
    'news',
    'support',
    'community',
    'insights',
    'wellness',
    'matching',
    'video',
    'sign-up',
    'admin',
  ],
  'functions/src': [
    'platform',
    'mail',
    'notification',
    'staff',
    'community',
    'agreement',
    'insights',
    'support',
    'messaging',
    'training',
    'identity',
    'verification',
    'payment',
    'account',
    'sign-in',
    'calendar',
    'pricing',
    'booking',
    'suspension',
    'settlement',
    'companion',
    'safety',
    'removal',
    'export',
    'sign-up',
    'admin',
    'policy',
  ],
};

const roomOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : null);

describe.each(Object.entries(ROOMS))('%s', (base, rooms) => {
  const folder = join(ROOT, base);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );

  it('has the rooms that are ordered here', () => {
    const found = sources.flatMap((path) => roomOf(path) ?? []);
    expect([...new Set(found)].toSorted()).toEqual(rooms.toSorted());
  });

  it('has no file that imports from a room above its own', () => {
    const upwards = sources.flatMap((path) => {
      const own = roomOf(path);
      const imported = [...readFileSync(join(folder, path), 'utf8').matchAll(/'(\.[^']*)'/g)];
      return imported
        .map(([, name = '']) => relative(folder, join(folder, dirname(path), name)))
        .filter((target) => {
          const room = roomOf(target);
          return own !== null && room !== null && rooms.indexOf(room) > rooms.indexOf(own);
        })
        .map((target) => `${path} → ${target}`);
    });
    expect(upwards).toEqual([]);
  });
});
