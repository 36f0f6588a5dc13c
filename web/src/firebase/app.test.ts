import { beforeEach, expect, test, vi } from 'vitest';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn((app: { name: string }) => ({ app })),
  getToken: vi.fn(async () => ({ token: 'a-token' })),
  ReCaptchaEnterpriseProvider: class {
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
}));
const loaded = vi.hoisted(() => vi.fn());
vi.mock('firebase/app-check', () => {
  loaded();
  return sdk;
});

const CONFIG = { projectId: 'hearthkin-1', apiKey: 'key', appId: '1:1:web:1' };

/** The module in a build with this key, in production or a local suite. */
async function openSite(key: string, emulators: object | null = null) {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_KEY', key);
  vi.doMock('../lib/env', () => ({ emulators, firebaseConfig: () => CONFIG }));
  return import('./app');
}

beforeEach(() => {
  vi.clearAllMocks();
  return () => vi.unstubAllEnvs();
});

test('an app sends tokens from its first request, and so does a second one', async () => {
  const { firebaseApp, isolatedApp, appCheckHeaders } = await openSite('6Lkey');
  const app = firebaseApp();
  // Before anyone else gets the app, and once.
  expect(sdk.initializeAppCheck).toHaveBeenCalledExactlyOnceWith(app, {
    provider: { siteKey: '6Lkey' },
    isTokenAutoRefreshEnabled: true,
  });
  expect(firebaseApp()).toBe(app);
  const other = isolatedApp('other');
  expect(sdk.initializeAppCheck).toHaveBeenCalledTimes(2);
  expect(sdk.initializeAppCheck.mock.calls[1]?.[0]).toBe(other);
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': 'a-token' });
});

test('a request past the SDKs goes out without a token where reCAPTCHA is blocked', async () => {
  const { appCheckHeaders } = await openSite('6Lkey');
  sdk.getToken.mockRejectedValueOnce(new Error('appCheck/recaptcha-error'));
  expect(await appCheckHeaders()).toEqual({});
});

test.each([
  ['a build without a key', '', null],
  ['a local suite', '6Lkey', { auth: 9099 }],
])('%s loads nothing of App Check', async (_where, key, emulators) => {
  const { firebaseApp, isolatedApp, appCheckHeaders } = await openSite(key, emulators);
  firebaseApp();
  isolatedApp('other');
  expect(await appCheckHeaders()).toEqual({});
  expect(loaded).not.toHaveBeenCalled();
});
