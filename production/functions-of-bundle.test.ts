import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '@hearthkin/domain/foundation/region';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BundleNeeds, functionsOfBundle } from './functions-of-bundle';

/** CPUs of a region that a new project may use at the same time. */
const NEW_PROJECT_CPUS = 20;

/** Not where the emulators of other tests load theirs from. */
const BUNDLE = join(ROOT, '.data', 'deployed-functions');

let needs: BundleNeeds;

beforeAll(async () => {
  await buildFunctions(BUNDLE);
  needs = await functionsOfBundle('hearthkin-1', {}, BUNDLE);
});

describe('the functions of the bundle', () => {
  it('are valid for the Firebase CLI, each in the one region', () => {
    // Each is a service of Cloud Run, and a new project has few of them at once.
    expect(needs.functions.length).toBeLessThanOrEqual(50);
    expect(new Set(needs.functions.map(({ region }) => region))).toEqual(new Set([REGION]));
    const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
    expect(hosting.rewrites[0].function.region).toBe(REGION);
  });

  it('run as the account of the functions, by its whole address', () => {
    const accounts = new Set(needs.functions.map(({ serviceAccount }) => serviceAccount));
    expect(accounts).toEqual(new Set(['functions@hearthkin-1.iam.gserviceaccount.com']));
  });

  it('bound what a flood may cost, each within the quota of a new project', () => {
    for (const { cpu, maxInstances } of needs.functions) {
      expect(cpu * maxInstances).toBeLessThanOrEqual(NEW_PROJECT_CPUS);
    }
  });

  it('have a whole CPU only where someone waits, events are many, or every booking is swept', () => {
    const small = needs.functions.filter(({ cpu }) => cpu < 1);
    expect(small.every(({ concurrency }) => concurrency === 1)).toBe(true);
    const scheduled = needs.functions.filter(({ startedBy }) => startedBy === 'schedule');
    const sweeps = scheduled.filter(({ cpu }) => cpu === 1);
    expect(sweeps.map(({ id }) => id).sort()).toEqual([
      'bookingSweeps',
      'comparisonSweeps',
      'paymentSweeps',
      'safetySweeps',
      'weeklySweeps',
    ]);
    expect(scheduled.every(({ maxInstances }) => maxInstances === 1)).toBe(true);
  });

  it('keep warm what a person waits for in the middle of something, if asked to', async () => {
    const asked = { WARM_INSTANCES: '2', MAX_INSTANCES: '20' };
    const { functions } = await functionsOfBundle('hearthkin-1', asked, BUNDLE);
    const warm = functions.filter(({ minInstances }) => minInstances > 0);
    expect(warm.map(({ id }) => id)).toEqual(['beforeSignIn', 'calls']);
    expect(needs.functions.every(({ minInstances }) => minInstances === 0)).toBe(true);
  });

  it('repeat every event that fails, but for charges, which a sweep finds', () => {
    const once = needs.functions.filter(
      ({ startedBy, isRetried }) => startedBy === 'event' && !isRetried,
    );
    expect(once.map(({ id }) => id)).toEqual(['onChargeWritten']);
  });

  it('are a package with a lockfile of its own, at the versions of the project', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
    const { dependencies, engines, scripts } = read(join(BUNDLE, 'package.json'));
    const { runtime } = read(join(ROOT, 'firebase.json')).functions[0];
    expect(runtime).toBe(`nodejs${engines.node}`);
    expect(scripts).toBeUndefined();
    const { packages } = read(join(BUNDLE, 'package-lock.json'));
    const all = read(join(ROOT, 'package-lock.json')).packages;
    for (const [name, version] of Object.entries(dependencies)) {
      expect(packages[`node_modules/${name}`].version).toBe(version);
    }
    for (const [path, { version }] of Object.entries<{ version: string }>(packages)) {
      if (path !== '') expect(version, path).toBe(all[path].version);
    }
    // Each platform's binaries: it is installed on Linux.
    expect(packages).toHaveProperty('node_modules/@img/sharp-linux-x64');
  });

  it('name the settings and secrets of a deployment', () => {
    expect(needs.settings).toMatchObject({ PAYMENT_PROVIDER: 'none', MAX_INSTANCES: '10' });
    expect(needs.secrets).toEqual(expect.arrayContaining(['PEOPLE_KEY', 'STRIPE_SECRET_KEY']));
  });
});
