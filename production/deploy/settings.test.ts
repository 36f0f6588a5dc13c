import { describe, expect, it } from 'vitest';
import { FakeGoogle } from '../setup/fake-google';
import {
  type DeploymentSettings,
  NO_CALLS,
  requireSecrets,
  requireWholeSettings,
  type Settings,
} from './settings';

const whole = (functions: Settings = {}, site: Settings = {}): DeploymentSettings => ({
  functions: {
    SITE_URL: 'https://hearthkin.org',
    OPERATOR_NAME: 'Hearthkin GmbH',
    OPERATOR_ADDRESS: '1 Main Street, 10115 Berlin, Germany',
    OPERATOR_EMAIL: 'office@hearthkin.org',
    OPERATOR_REPRESENTATIVE: 'Ada Lind',
    SUPPORT_EMAIL: 'help@hearthkin.org',
    MAIL_FROM: 'Hearthkin <hello@hearthkin.org>',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_API_URL: '',
    STUN_URLS: 'stun:turn.hearthkin.org:3478',
    TURN_URLS: 'turn:turn.hearthkin.org:3478?transport=udp',
    APP_CHECK: 'off',
    ...functions,
  },
  site: {
    VITE_FIREBASE_API_KEY: 'AIza',
    VITE_FIREBASE_AUTH_DOMAIN: 'hearthkin-1.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'hearthkin-1',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FIREBASE_STORAGE_BUCKET: 'hearthkin-1.firebasestorage.app',
    VITE_SITE_ORIGIN: 'https://hearthkin.org',
    VITE_SECURITY_EMAIL: 'security@hearthkin.org',
    VITE_PAYMENTS: 'stripe',
    ...site,
  },
});

describe('a deployment', () => {
  it.each([
    ['with payments', {}, {}],
    ['of a pilot', { PAYMENT_PROVIDER: 'none' }, { VITE_PAYMENTS: 'none' }],
    ['with App Check', { APP_CHECK: 'enforce' }, { VITE_APP_CHECK_KEY: '6Lkey' }],
    [
      'with a crisis line',
      {},
      { VITE_CRISIS_PHONE: '+1 202-555-0143', VITE_CRISIS_HOURS: 'every day, 6 PM-midnight ET' },
    ],
    ['without calls', { STUN_URLS: '', TURN_URLS: '' }, { VITE_CALLS: NO_CALLS }],
    ['with a sender without a name', { MAIL_FROM: 'hello@hearthkin.org' }, {}],
  ])('%s may go out', (_kind, functions, site) => {
    expect(() => requireWholeSettings(whole(functions, site))).not.toThrow();
  });

  it.each([
    ['no address of the site', { SITE_URL: '' }, {}, /SITE_URL is the address/],
    ['a slash after it', { SITE_URL: 'https://hearthkin.org/' }, {}, /SITE_URL is the address/],
    ['another site in previews', {}, { VITE_SITE_ORIGIN: 'https://a.org' }, /VITE_SITE_ORIGIN is/],
    ['no key of the project', {}, { VITE_FIREBASE_API_KEY: '' }, /VITE_FIREBASE_API_KEY/],
    ['no bucket', {}, { VITE_FIREBASE_STORAGE_BUCKET: ' ' }, /STORAGE_BUCKET/],
    ['no name of who runs it', { OPERATOR_NAME: '' }, {}, /OPERATOR_NAME/],
    ['no address of theirs', { OPERATOR_ADDRESS: ' ' }, {}, /OPERATOR_ADDRESS/],
    ['no way to write to them', { OPERATOR_EMAIL: 'office' }, {}, /OPERATOR_EMAIL/],
    ['no one who acts for them', { OPERATOR_REPRESENTATIVE: '' }, {}, /OPERATOR_REPRESENTATIVE/],
    ['no one to tell of a hole', {}, { VITE_SECURITY_EMAIL: '' }, /VITE_SECURITY_EMAIL/],
    ['no one to tell of danger', { SUPPORT_EMAIL: '' }, {}, /SUPPORT_EMAIL/],
    ['no sender', { MAIL_FROM: '' }, {}, /MAIL_FROM/],
    ['a sender that is only a name', { MAIL_FROM: 'Hearthkin' }, {}, /MAIL_FROM/],
    ['payments on the site only', { PAYMENT_PROVIDER: 'none' }, {}, /agree/],
    ['payments on the server only', {}, { VITE_PAYMENTS: 'none' }, /agree/],
    ['a provider that isn’t one', { PAYMENT_PROVIDER: 'pay' }, { VITE_PAYMENTS: 'pay' }, /agree/],
    ['a stand-in for Stripe', { STRIPE_API_URL: 'http://127.0.0.1:1' }, {}, /stand-in/],
    ['no relay for calls', { TURN_URLS: '' }, {}, /call each other/],
    ['no way to find each other', { STUN_URLS: '' }, {}, /call each other/],
    ['App Check without a key', { APP_CHECK: 'enforce' }, {}, /VITE_APP_CHECK_KEY/],
    ['App Check neither on nor off', { APP_CHECK: 'on' }, {}, /“off” or “enforce”/],
    ['a crisis line without hours', {}, { VITE_CRISIS_PHONE: '+1 202-555-0143' }, /go together/],
    ['hours without a crisis line', {}, { VITE_CRISIS_HOURS: 'every day' }, /go together/],
    ['an address of the examples', { SUPPORT_EMAIL: 'help@hearthkin.example' }, {}, /\.example/],
  ])('with %s is refused', (_fault, functions, site, sentence) => {
    expect(() => requireWholeSettings(whole(functions, site))).toThrow(sentence);
  });

  it('names all that is missing at once', () => {
    expect(() => requireWholeSettings({ functions: {}, site: {} })).toThrow(
      /SITE_URL.*SUPPORT_EMAIL.*MAIL_FROM.*TURN_URLS/s,
    );
  });
});

describe('the secrets', () => {
  const base = 'https://secretmanager.googleapis.com/v1/projects/hearthkin-1/secrets';
  const stored = (values: Settings) =>
    new FakeGoogle(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          `${base}/${name}/versions/latest:access`,
          { payload: { data: Buffer.from(value).toString('base64') } },
        ]),
      ),
    );
  const SECRETS = {
    MAIL_LINK_KEY: 'a',
    MAIL_SMTP_URL: 'smtps://a:b@mail.hearthkin.org:465',
    PEOPLE_KEY: 'b',
    TURN_SECRET: 'c',
  };
  const pilot = whole({ PAYMENT_PROVIDER: 'none' }, { VITE_PAYMENTS: 'none' });

  it('may stay unset where nothing needs them', async () => {
    const google = stored({ ...SECRETS, STRIPE_SECRET_KEY: 'unset' });
    await expect(requireSecrets(google, 'hearthkin-1', pilot)).resolves.toBeUndefined();
  });

  it('of calls may stay unset where there are none, and only there', async () => {
    const google = stored({ ...SECRETS, TURN_SECRET: 'unset' });
    const check = (site: Settings) =>
      requireSecrets(
        google,
        'hearthkin-1',
        whole({ PAYMENT_PROVIDER: 'none' }, { VITE_PAYMENTS: 'none', ...site }),
      );
    await expect(check({ VITE_CALLS: NO_CALLS })).resolves.toBeUndefined();
    await expect(check({})).rejects.toThrow(/TURN_SECRET/);
  });

  it('are refused while they are unset or missing', async () => {
    const google = stored({ ...SECRETS, MAIL_SMTP_URL: 'unset', STRIPE_SECRET_KEY: 'unset' });
    await expect(requireSecrets(google, 'hearthkin-1', whole())).rejects.toThrow(
      /MAIL_SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET/,
    );
  });
});
