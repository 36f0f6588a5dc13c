import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { beforeAll, expect, it } from 'vitest';
import { deployedIndexes } from '../deploy/browse-indexes';
import { deployedConfig } from '../deploy/deployed-config';
import { type Rehearsal, rehearse } from './rehearse';
import { ORIGINS } from './stand-in';

/** One function for each thing that starts one. */
const KINDS = [
  'calls',
  'calendarFeed',
  'publicPage',
  'reportPolicyViolation',
  'onBookingWritten',
  'onSignInDeleted',
  'bookingSweeps',
  'comparePaymentsTask',
  'beforeSignIn',
];

/** Not what other tests build. */
const FUNCTIONS = '.data/rehearsed-functions';
const SITE = '.data/rehearsed-site';

const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: 'hearthkin-1',
  VITE_FIREBASE_AUTH_DOMAIN: 'hearthkin-1.firebaseapp.com',
};

let rehearsal: Rehearsal;

beforeAll(async () => {
  await buildFunctions(join(ROOT, FUNCTIONS));
  mkdirSync(join(ROOT, SITE), { recursive: true });
  writeFileSync(join(ROOT, SITE, 'index.html'), 'A page');
  const config = deployedConfig(SETTINGS);
  const own = config.functions?.map((each) => ({ ...each, source: FUNCTIONS }));
  rehearsal = await rehearse(
    'hearthkin-1',
    { ...config, functions: own, hosting: { ...config.hosting, public: SITE } },
    [
      ['--only', 'firestore:indexes,firestore:rules,storage'],
      ['--only', KINDS.map((id) => `functions:${id}`).join(','), '--force'],
      ['--only', 'hosting'],
    ],
  );
});

const sent = (kind: RegExp) =>
  rehearsal.requests.filter(({ method, host, path }) => kind.test(`${method} ${host}${path}`));

it('the Firebase CLI sends nothing that Google would refuse', () => {
  const refused = rehearsal.requests.filter(({ faults }) => faults.length > 0);
  expect(refused).toEqual([]);
  expect(rehearsal.faults).toEqual([]);
});

it('a rehearsal deploys each part', () => {
  expect(sent(/^POST firestore\.\S+\/indexes$/)).toHaveLength(deployedIndexes().indexes.length);
  expect(sent(/^POST firebaserules\.\S+\/rulesets$/)).toHaveLength(2);
  expect(sent(/^POST cloudfunctions\.\S+\/functions(\?|$)/)).toHaveLength(KINDS.length);
  expect(sent(/^POST cloudscheduler\.\S+\/jobs$/)).toHaveLength(1);
  expect(sent(/^POST cloudtasks\.\S+\/queues$/)).toHaveLength(1);
  expect(sent(/^POST firebasehosting\.\S+\/releases/)).toHaveLength(1);
});

it('only the account of the functions may read secrets and start what is scheduled', () => {
  const grants = sent(/^POST secretmanager\.\S+:setIamPolicy$/).map(({ body }) => body);
  expect(grants.length).toBeGreaterThan(0);
  const starters = sent(/^POST run\.\S+\/expirebookings:setIamPolicy$/).map(({ body }) => body);
  const named = JSON.stringify([...grants, ...starters]).match(/"serviceAccount:[^"]+/g);
  expect(new Set(named)).toEqual(
    new Set(['"serviceAccount:functions@hearthkin-1.iam.gserviceaccount.com']),
  );
});

it('a group of functions is deployed again while Google still spreads rights, and for no other refusal', async () => {
  const config = deployedConfig(SETTINGS);
  const own = config.functions?.map((each) => ({ ...each, source: FUNCTIONS }));
  const spreading =
    'Validation failed for trigger projects/hearthkin-1/locations/nam5/triggers/onbookingwritten-123456: Invalid resource state for "": Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.';
  const refused = [spreading, 'The second request has an invalid argument.'].map((message) => ({
    of: /^POST cloudfunctions\.\S+\/functions\?/,
    code: 400,
    message,
  }));
  const deployment = rehearse(
    'hearthkin-1',
    { ...config, functions: own },
    [['--only', 'functions:onBookingWritten', '--force']],
    refused,
  );
  await expect(deployment).rejects.toThrow(/The second request has an invalid argument/);
});

it('every address of Google that the stand-in takes the place of is one of the CLI’s', () => {
  const tools = createRequire(import.meta.url).resolve('firebase-tools/lib/api.js');
  const source = readFileSync(tools, 'utf8');
  for (const [name, host] of Object.entries(ORIGINS)) {
    expect(source, name).toContain(`"${name}"`);
    if (name !== 'FIREBASE_TOKEN_URL') expect(source, name).toContain(host);
  }
});
