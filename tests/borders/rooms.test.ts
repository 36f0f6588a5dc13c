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
    'agreement',
    'community',
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
    'page',
    'safety',
    'removal',
    'export',
    'sign-up',
    'admin',
    'policy',
  ],
  'web/src': ['lib', 'ui', 'firebase', 'session', 'data', 'features', 'app'],
  'web/src/features': [
    // They have a `public.ts`, through which those after them use them.
    'favorites',
    'safety',
    'reviews',
    'sessions',
    'phone',
    'wellness',
    'export',
    'how-it-works',
    'messages',
    'browse',
    'verification',
    'bookings',
    'sign-in',
    'pricing',
    'earn',
    'earnings',
    'activity',
    'profile',
    'listing',
    // No feature uses these.
    'about',
    'admin',
    'auth-test',
    'community',
    'companion',
    'confirm-email',
    'contact',
    'crisis-support',
    'faq',
    'get-ready',
    'home',
    'landing',
    'legal',
    'need-support',
    'notifications',
    'password-reset',
    'payment',
    'receipts',
    'reports',
    'room',
    'safety-trust',
    'short-account',
    'sign-up',
    'stories',
    'suspended',
    'training',
    'trusted-contact',
    'unsubscribe',
  ],
};

/** A room that may use another by its `public.ts` only. */
const FEATURES = 'web/src/features';

const room = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : null);

function sourcesIn(base: string): string[] {
  const all = readdirSync(join(ROOT, base), { recursive: true, encoding: 'utf8' });
  return all.filter((path) => /(?<!\.test)\.(tsx?|mdx)$/.test(path));
}

/** The files that a file imports by a path, from the folder of all rooms: `booking/claim`. */
function importedBy(base: string, path: string, form: RegExp): string[] {
  const folder = join(ROOT, base);
  const names = readFileSync(join(folder, path), 'utf8').matchAll(form);
  return [...names].map(([, name = '']) => relative(folder, join(folder, dirname(path), name)));
}

describe.each(Object.entries(ROOMS))('%s', (base, rooms) => {
  const sources = sourcesIn(base);

  it('has the rooms that are ordered here', () => {
    const found = sources.flatMap((path) => room(path) ?? []);
    expect([...new Set(found)].toSorted()).toEqual(rooms.toSorted());
  });

  it('has no file that imports from a room above its own', () => {
    const upwards = sources.flatMap((path) => {
      const own = rooms.indexOf(room(path) ?? '');
      return importedBy(base, path, /'(\.[^']*)'/g)
        .filter((target) => own !== -1 && rooms.indexOf(room(target) ?? '') > own)
        .map((target) => `${path} → ${target}`);
    });
    expect(upwards).toEqual([]);
  });
});

describe(FEATURES, () => {
  it('use of each other what their public.ts names, or what comes later', () => {
    const hidden = sourcesIn(FEATURES).flatMap((path) =>
      importedBy(FEATURES, path, /from '(\.[^']*)'/g)
        .filter((target) => room(target) !== null && !target.startsWith('.'))
        .filter((target) => room(target) !== room(path) && !target.endsWith('/public'))
        .map((target) => `${path} → ${target}`),
    );
    expect(hidden).toEqual([]);
  });
});
