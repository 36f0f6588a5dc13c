import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '@hearthkin/domain/foundation/region';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, it } from 'vitest';
import { requireNear, requireNearDatabase } from './near-database';
import { FakeGoogle } from './setup/fake-google';

it.each([
  ['nam5', 'us-central1'],
  ['nam7', 'us-east4'],
  ['eur3', 'europe-west1'],
  ['europe-west3', 'europe-west3'],
])('a database in %s is near functions in %s', (location, region) => {
  expect(() => requireNear(location, region)).not.toThrow();
});

it.each([
  ['eur3', 'us-central1', /eur3.*us-central1.*nam5 or nam7 or us-central1/],
  ['nam5', 'europe-west1', /eur3 or europe-west1/],
  ['nam5', 'us-east4', /nam7 or us-east4/],
  ['us-west1', 'us-east1', /Near us-east1 is us-east1/],
  ['europe-west4', 'europe-west4', /no functions of both generations in europe-west4/],
])('a database in %s is too far from functions in %s', (location, region, sentence) => {
  expect(() => requireNear(location, region)).toThrow(sentence);
});

it('a deployment is refused without a database near its functions', async () => {
  const url = 'https://firestore.googleapis.com/v1/projects/hearthkin-1/databases/(default)';
  const check = (locationId: string) =>
    requireNearDatabase(new FakeGoogle({ [url]: { locationId } }), 'hearthkin-1');
  await expect(check('nam5')).resolves.toBeUndefined();
  await expect(check('asia-south1')).rejects.toThrow(/asia-south1/);
  await expect(requireNearDatabase(new FakeGoogle({}), 'hearthkin-1')).rejects.toThrow(/setup/);
});

it('the rewrites of Hosting name the region of the functions', () => {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: readonly { function?: { region?: string } }[] };
  };
  const regions = hosting.rewrites.flatMap((each) => each.function?.region ?? []);
  expect(new Set(regions)).toEqual(new Set([REGION]));
});
