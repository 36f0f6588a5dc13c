import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';
import { FakeGoogle } from './fake-google';
import type { Json } from './google-api';
import { byHand } from './set-up';
import { siteSettingsFor } from './site-settings';
import {
  BILLING,
  bodyOf,
  CONFIG,
  DATABASE,
  ENABLED,
  MANAGER,
  PROJECT,
  plan,
  SECRETS,
  WISHES,
} from './test-project';

describe('an empty project', () => {
  it('is told every change in its order, and a dry run makes none', async () => {
    const google = new FakeGoogle({}, ENABLED);
    const changes = await plan(google);
    expect(google.sent).toEqual([]);
    const steps = changes.map((line) => line.split(':')[0] ?? '');
    expect([...new Set(steps)]).toEqual([
      'APIs',
      'Measures',
      'Channels',
      'Budget',
      'Firebase',
      'Database',
      'Files',
      'Accounts and roles',
      'Sign-in',
      'App Check',
      'Secrets',
      'Alerts',
    ]);
    expect(changes).toContain(
      'Database: Create the database in nam5, which can’t be changed later, protected from deletion and with point-in-time recovery',
    );
    expect(changes).toContain('Secrets: Store STRIPE_SECRET_KEY: “unset”, until you set it');
  });

  it('is complete once that is done', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    expect(await plan(google)).toEqual([]);
    const lasting = google.sent.length;
    expect(await plan(google, false)).toEqual([]);
    expect(google.sent).toHaveLength(lasting);
  });

  it('lets storage rules read the database, and its functions run as an account of their own', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    const { policy } = bodyOf(google, ':setIamPolicy') as {
      policy: { bindings: { role: string; members: string[] }[] };
    };
    expect(policy.bindings).toContainEqual({
      role: 'roles/firebaserules.firestoreServiceAgent',
      members: ['serviceAccount:service-123456@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
    });
    const own = policy.bindings.filter(({ members }) =>
      members.includes('serviceAccount:functions@hearthkin-1.iam.gserviceaccount.com'),
    );
    expect(own.map(({ role }) => role)).toContain('roles/datastore.user');
    expect(own.some(({ role }) => /editor|owner/.test(role))).toBe(false);
  });

  it('lets events reach its functions, and Google build them, also where an organization grants nothing', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    const identities = google.sent.filter(({ url }) => url.endsWith(':generateServiceIdentity'));
    expect(identities.map(({ url }) => url)).toEqual(
      ['eventarc', 'pubsub', 'identitytoolkit'].map(
        (service) =>
          `https://serviceusage.googleapis.com/v1beta1/projects/123456/services/${service}.googleapis.com:generateServiceIdentity`,
      ),
    );
    const granted = JSON.stringify(bodyOf(google, ':setIamPolicy'));
    expect(granted).toContain(
      '{"role":"roles/cloudbuild.builds.builder","members":["serviceAccount:123456-compute@developer.gserviceaccount.com"]}',
    );
  });

  it('invents only the keys that are ours, each of 32 random bytes', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    const [people, stripe] = ['PEOPLE_KEY', 'STRIPE_SECRET_KEY'].map((name) => {
      const { payload } = bodyOf(google, `${name}:addVersion`) as { payload: { data: string } };
      return Buffer.from(payload.data, 'base64').toString();
    });
    expect(Buffer.from(people ?? '', 'base64')).toHaveLength(32);
    expect(stripe).toBe('unset');
  });
});

describe('a project that is set up in part', () => {
  const half: Readonly<Record<string, Json>> = {
    ...ENABLED,
    [DATABASE]: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'nam7',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    },
    [CONFIG]: {
      signIn: { email: { enabled: true, passwordRequired: true }, phoneNumber: { enabled: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      mfa: { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['DE', 'US'] } },
      // By a person, in the console.
      recaptchaConfig: { phoneEnforcementState: 'ENFORCE' },
      authorizedDomains: ['localhost', 'hearthkin-1.web.app'],
    },
    [`${MANAGER}:getIamPolicy`]: {
      etag: 'b',
      bindings: [{ role: 'roles/owner', members: ['user:ada@hearthkin.example'] }],
    },
    [`${SECRETS}/PEOPLE_KEY`]: { name: `${PROJECT}/secrets/PEOPLE_KEY` },
    [`${SECRETS}/PEOPLE_KEY/versions`]: { versions: [{ state: 'ENABLED' }] },
    [`${SECRETS}/STRIPE_SECRET_KEY`]: { name: `${PROJECT}/secrets/STRIPE_SECRET_KEY` },
    [`${SECRETS}/STRIPE_SECRET_KEY/versions`]: {},
  };

  it('keeps what is as wished, and is told only the rest', async () => {
    const changes = await plan(new FakeGoogle(half));
    expect(changes).toContain('Database: Change the database: point in time recovery enabled');
    expect(changes).toContain(
      'Sign-in: Set in Authentication: a password policy; no deletion past the product; its score of a number; the score from which it is fraud, 0.8 of 1; sign-in on hearthkin.example',
    );
    expect(changes.filter((line) => line.startsWith('Secrets'))).toEqual([
      'Secrets: Store STRIPE_SECRET_KEY: “unset”, until you set it',
    ]);
  });

  it('keeps what other people have set', async () => {
    const google = new FakeGoogle(half);
    await plan(google, false);
    const policy = bodyOf(google, ':setIamPolicy').policy as Json;
    expect(policy.etag).toBe('b');
    expect(policy.bindings).toContainEqual({
      role: 'roles/owner',
      members: ['user:ada@hearthkin.example'],
    });
    const config = google.sent.find(({ url }) => url.startsWith(`${CONFIG}?`));
    expect(config?.body.authorizedDomains).toEqual([
      'localhost',
      'hearthkin-1.web.app',
      'hearthkin.example',
    ]);
    // A field that isn't named stays.
    expect(config?.url).toBe(
      `${CONFIG}?updateMask=passwordPolicyConfig,client.permissions.disabledUserDeletion,recaptchaConfig.useSmsTollFraudProtection,recaptchaConfig.tollFraudManagedRules,authorizedDomains`,
    );
    expect(google.sent.some(({ url }) => url.includes('PEOPLE_KEY'))).toBe(false);
    expect(await plan(google)).toEqual([]);
  });
});

it('the settings of the site are those that Google knows, beside what a person fills in', async () => {
  const example = readFileSync(join(ROOT, 'web/.env.example'), 'utf8');
  const google = new FakeGoogle({}, ENABLED);
  expect(await siteSettingsFor(google, WISHES, example)).toBeNull();
  const app = `https://firebase.googleapis.com/v1beta1/${PROJECT}/webApps`;
  const known = new FakeGoogle({
    [app]: { apps: [{ appId: '1:2:web:3' }] },
    [`${app}/1:2:web:3/config`]: {
      projectId: 'hearthkin-1',
      appId: '1:2:web:3',
      apiKey: 'AIza',
      authDomain: 'hearthkin-1.firebaseapp.com',
      storageBucket: 'hearthkin-1.firebasestorage.app',
    },
  });
  const settings = parseEnv((await siteSettingsFor(known, WISHES, example)) ?? '');
  expect(settings).toEqual({
    ...parseEnv(example),
    VITE_FIREBASE_API_KEY: 'AIza',
    VITE_FIREBASE_AUTH_DOMAIN: 'hearthkin-1.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'hearthkin-1',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
    VITE_FIREBASE_STORAGE_BUCKET: 'hearthkin-1.firebasestorage.app',
    VITE_SITE_ORIGIN: 'https://hearthkin.example',
  });
});

it('the budget that a person has made tells the address of alerts, too', async () => {
  const budgets = 'https://billingbudgets.googleapis.com/v1/billingAccounts/A/budgets';
  const found = { name: 'billingAccounts/A/budgets/b', displayName: 'Hearthkin hearthkin-1' };
  const google = new FakeGoogle({ ...ENABLED, [budgets]: { budgets: [found] } });
  await plan(google, false);
  expect(google.sent.filter(({ url }) => url.includes('billingbudgets'))).toEqual([
    {
      method: 'PATCH',
      url: `${budgets}/b?updateMask=notificationsRule.monitoringNotificationChannels`,
      body: {
        notificationsRule: {
          monitoringNotificationChannels: [expect.stringMatching(/notificationChannels\/1$/)],
        },
      },
    },
  ]);
});

describe('App Check', () => {
  const APPS = `https://firebase.googleapis.com/v1beta1/${PROJECT}/webApps`;
  const KEYS = `https://recaptchaenterprise.googleapis.com/v1/${PROJECT}/keys`;
  const REGISTERED = `https://firebaseappcheck.googleapis.com/v1/${PROJECT}/apps/1:123456:web:abc/recaptchaEnterpriseConfig`;
  const app = { [APPS]: { apps: [{ appId: '1:123456:web:abc' }] } };
  const keyFor = (allowedDomains: readonly string[]) => ({
    [`${KEYS}?pageSize=1000`]: {
      keys: [
        {
          name: 'projects/123456/keys/6Lours',
          displayName: 'Hearthkin App Check',
          webSettings: { integrationType: 'SCORE', allowedDomains },
        },
      ],
    },
  });
  const changesOf = async (answers: Readonly<Record<string, Json>>) =>
    (await plan(new FakeGoogle({ ...ENABLED, ...app, ...answers }))).filter((line) =>
      line.startsWith('App Check'),
    );

  it('gets a key without challenges for the hosts of the site, and enforces nothing', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    expect(bodyOf(google, '/keys').webSettings).toEqual({
      integrationType: 'SCORE',
      allowedDomains: ['hearthkin.example', 'hearthkin-1.web.app', 'hearthkin-1.firebaseapp.com'],
    });
    const registered = google.sent.filter(({ url }) => url.includes('firebaseappcheck'));
    expect(registered).toEqual([
      { method: 'PATCH', url: `${REGISTERED}?updateMask=siteKey`, body: { siteKey: '6Lkey1' } },
    ]);
  });

  it('lets its key be used on a new address of the site', async () => {
    const google = new FakeGoogle({
      ...ENABLED,
      ...app,
      ...keyFor(['hearthkin-1.web.app', 'hearthkin-1.firebaseapp.com']),
      [REGISTERED]: { siteKey: '6Lours' },
    });
    await plan(google, false);
    expect(google.sent.find(({ url }) => url.startsWith(KEYS))).toEqual({
      method: 'PATCH',
      url: `${KEYS}/6Lours?updateMask=webSettings.allowedDomains`,
      body: {
        webSettings: {
          allowedDomains: [
            'hearthkin-1.web.app',
            'hearthkin-1.firebaseapp.com',
            'hearthkin.example',
          ],
        },
      },
    });
  });

  it('stays untouched with the key that a person has registered', async () => {
    expect(await changesOf({ [REGISTERED]: { siteKey: '6Ltheirs' } })).toEqual([]);
    expect(await changesOf({ ...keyFor([]), [REGISTERED]: { siteKey: '6Ltheirs' } })).toEqual([]);
  });
});

describe('a project that can’t be set up', () => {
  it('says what is missing without a billing account', async () => {
    const google = new FakeGoogle({}, { ...ENABLED, [BILLING]: { billingEnabled: false } });
    await expect(plan(google, false)).rejects.toThrow(/no billing account.*Blaze/);
    // Nothing that costs or lasts.
    const sent = google.sent.map(({ url }) => url.split('/').at(-1));
    expect(new Set(sent)).toEqual(
      new Set(['services:batchEnable', 'metrics', 'uptimeCheckConfigs', 'notificationChannels']),
    );
  });

  it('says that its database is far from the functions', async () => {
    const far = { type: 'FIRESTORE_NATIVE', locationId: 'eur3' };
    const google = new FakeGoogle({ ...ENABLED, [DATABASE]: far });
    await expect(plan(google)).rejects.toThrow(/eur3 and the functions run in us-central1/);
  });

  it('says that its database is of the other mode', async () => {
    const google = new FakeGoogle({ ...ENABLED, [DATABASE]: { type: 'DATASTORE_MODE' } });
    await expect(plan(google)).rejects.toThrow(/isn’t in native mode/);
  });
});

it('leaves at most ten lines for a console', () => {
  const lines = byHand(WISHES);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.join('\n')).toContain('hearthkin.example');
});
