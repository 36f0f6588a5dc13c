import type { GoogleApi } from '../setup/google-api';

/** Settings by their names. */
export type Settings = Readonly<Record<string, string>>;

/** All that a deployment is set up with: `functions/.env.PROJECT` and `web/.env.PROJECT`. */
export interface DeploymentSettings {
  readonly functions: Settings;
  readonly site: Settings;
}

/** The value of `VITE_CALLS` with which the site offers neither voice nor video. */
export const NO_CALLS = 'none';

/** One thing that has to be so before people use a project, with the sentence about it where it isn't. */
interface Requirement {
  readonly sentence: string;
  readonly holds: (settings: DeploymentSettings) => boolean;
}

const isSet = (value: string | undefined) => Boolean(value?.trim());
const isEmail = (value = '') => /^\S+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
/** An address alone, or with a name: `Hearthkin <hello@…>`. */
const isSender = (value = '') => isEmail(/<([^<>]+)>$/.exec(value)?.[1] ?? value);
const isAddress = (value = '') => /^https:\/\/[^/\s]+$/.test(value);
const isAmong = (value: string | undefined, ...known: readonly string[]) =>
  known.includes(value ?? '');

/**
 * The settings that people need. A deployment is refused while one of these doesn't hold: each would be found by a
 * person in need, and not by the one who deploys.
 */
const REQUIREMENTS: readonly Requirement[] = [
  {
    sentence:
      'SITE_URL is the address of the site, https://… without a slash at the end: links in emails start with it.',
    holds: ({ functions }) => isAddress(functions.SITE_URL),
  },
  {
    sentence: 'VITE_SITE_ORIGIN is SITE_URL: search engines and previews would name another site.',
    holds: ({ functions, site }) => site.VITE_SITE_ORIGIN === functions.SITE_URL,
  },
  {
    sentence:
      'VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID and VITE_FIREBASE_STORAGE_BUCKET are set: without them no page reaches the project.',
    holds: ({ site }) =>
      ['API_KEY', 'AUTH_DOMAIN', 'APP_ID', 'STORAGE_BUCKET'].every((name) =>
        isSet(site[`VITE_FIREBASE_${name}`]),
      ),
  },
  {
    sentence:
      'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL and OPERATOR_REPRESENTATIVE say who runs the site: terms, privacy page, footer and emails name them, as the law asks.',
    holds: ({ functions }) =>
      ['NAME', 'ADDRESS', 'REPRESENTATIVE'].every((part) => isSet(functions[`OPERATOR_${part}`])) &&
      isEmail(functions.OPERATOR_EMAIL),
  },
  {
    sentence:
      'VITE_SECURITY_EMAIL is the address for reports of security holes, in /.well-known/security.txt.',
    holds: ({ site }) => isEmail(site.VITE_SECURITY_EMAIL),
  },
  {
    sentence: 'SUPPORT_EMAIL is where our team reads that someone is in danger.',
    holds: ({ functions }) => isEmail(functions.SUPPORT_EMAIL),
  },
  {
    sentence:
      'MAIL_FROM is the sender of emails, “Hearthkin <hello@…>”: without one, no one is told of anything, and a forgotten password can’t be reset.',
    holds: ({ functions }) => isSender(functions.MAIL_FROM),
  },
  {
    sentence:
      'PAYMENT_PROVIDER and VITE_PAYMENTS agree, both “stripe” or both “none”: otherwise people pay for nothing, or get sessions unpaid.',
    holds: ({ functions, site }) =>
      isAmong(functions.PAYMENT_PROVIDER, 'stripe', 'none') &&
      functions.PAYMENT_PROVIDER === site.VITE_PAYMENTS,
  },
  {
    sentence: 'STRIPE_API_URL is empty: it is the address of a stand-in for Stripe.',
    holds: ({ functions }) => !isSet(functions.STRIPE_API_URL),
  },
  {
    sentence:
      'STUN_URLS and TURN_URLS name servers: without them, no two people at home can call each other. With --without-calls, no page offers voice or video.',
    holds: ({ functions, site }) =>
      site.VITE_CALLS === NO_CALLS ||
      (/^stuns?:\S+/.test(functions.STUN_URLS ?? '') &&
        /^turns?:\S+/.test(functions.TURN_URLS ?? '')),
  },
  {
    sentence: 'APP_CHECK is “off” or “enforce”.',
    holds: ({ functions }) => isAmong(functions.APP_CHECK ?? 'off', 'off', 'enforce'),
  },
  {
    sentence:
      'APP_CHECK is “enforce” only where the site has a VITE_APP_CHECK_KEY to get tokens with.',
    holds: ({ functions, site }) =>
      functions.APP_CHECK !== 'enforce' || isSet(site.VITE_APP_CHECK_KEY),
  },
  {
    sentence:
      'VITE_CRISIS_PHONE and VITE_CRISIS_HOURS go together: people in a crisis must know whether someone answers.',
    holds: ({ site }) => isSet(site.VITE_CRISIS_PHONE) === isSet(site.VITE_CRISIS_HOURS),
  },
  {
    sentence: 'No setting holds an address of the examples (“.example”).',
    holds: ({ functions, site }) =>
      !Object.values({ ...site, ...functions }).some((value) => /\.example\b/.test(value)),
  },
];

/**
 * Compares what a project is set up with to what people need.
 * @throws Error with every sentence about it.
 */
export function requireWholeSettings(settings: DeploymentSettings): void {
  const missing = REQUIREMENTS.filter(({ holds }) => !holds(settings));
  if (missing.length === 0) return;
  throw new Error(
    `These settings aren’t right yet (docs/operations.md, “Settings”):\n${missing.map(({ sentence }) => `- ${sentence}`).join('\n')}`,
  );
}

/** The secrets that have to have a value of their own, by the settings. */
function neededSecrets({ functions, site }: DeploymentSettings): readonly string[] {
  const ofPayments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  return [
    'MAIL_LINK_KEY',
    'MAIL_SMTP_URL',
    'PEOPLE_KEY',
    ...(site.VITE_CALLS === NO_CALLS ? [] : ['TURN_SECRET']),
    ...(functions.PAYMENT_PROVIDER === 'stripe' ? ofPayments : []),
  ];
}

/** The newest value of a secret; empty without one. */
export async function readSecret(api: GoogleApi, projectId: string, name: string): Promise<string> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest:access`;
  const { payload } = ((await api.get(url)) ?? {}) as { payload?: { data?: string } };
  return Buffer.from(payload?.data ?? '', 'base64')
    .toString('utf8')
    .trim();
}

/**
 * Asks the project whether each secret that is needed has been set.
 * @throws Error with the names of those that haven't.
 */
export async function requireSecrets(
  api: GoogleApi,
  projectId: string,
  settings: DeploymentSettings,
): Promise<void> {
  const unset: string[] = [];
  for (const name of neededSecrets(settings)) {
    const value = await readSecret(api, projectId, name);
    if (value === '' || value === 'unset') unset.push(name);
  }
  if (unset.length === 0) return;
  throw new Error(
    `These secrets have no value yet (docs/operations.md, “Secrets”): ${unset.join(', ')}. Store each: npx firebase functions:secrets:set NAME --project ${projectId}`,
  );
}
