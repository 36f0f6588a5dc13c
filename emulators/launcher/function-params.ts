import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_IN_KEY } from '../payments/payments';
import type { PaymentChoice } from './payment-choice';
import type { Ports } from './ports';
import { SUPPORT_EMAIL } from './site-settings';

/** The way in which the functions of a suite move money. */
export interface LocalPayments {
  readonly choice: PaymentChoice;
  /** Empty: Stripe itself. */
  readonly apiUrl: string;
}

/** The functions' parameters in a local suite: all email goes to the mailbox. */
export function localParams(
  ports: Ports,
  siteUrl: string,
  payments: LocalPayments,
): Record<string, string> {
  const mailbox = `http://127.0.0.1:${ports.mailbox}`;
  return {
    MAIL_FROM: 'Hearthkin <hello@hearthkin.test>',
    MAIL_PER_SECOND: '500',
    MAIL_CONNECTIONS: '5',
    MAIL_PRIMARY_URL: `${mailbox}/api/v1.0/email/send`,
    MAIL_FALLBACK_URL: `${mailbox}/form`,
    MAIL_FALLBACK_REACHES_PERSON: 'yes',
    MAIL_SERVICE_ID: 'local-service',
    MAIL_TEMPLATE_ID: 'local-template',
    SITE_URL: siteUrl,
    // Empty: a made-up operator.
    OPERATOR_NAME: '',
    OPERATOR_ADDRESS: '',
    OPERATOR_EMAIL: '',
    OPERATOR_REPRESENTATIVE: '',
    SUPPORT_EMAIL,
    // Emulators don't verify tokens, and the site sends them none.
    APP_CHECK: 'off',
    MAX_INSTANCES: '10',
    WARM_INSTANCES: '0',
    PAYMENT_PROVIDER: payments.choice,
    STRIPE_API_URL: payments.apiUrl,
    // On one machine browsers find each other without a server.
    STUN_URLS: '',
    TURN_URLS: '',
  };
}

/** Signs the webhooks of test payments. */
export const LOCAL_WEBHOOK_SECRET = 'whsec_local';

/** Secrets have the same local value in every suite. */
export const LOCAL_SECRETS: Readonly<Record<string, string>> = {
  MAIL_USER_ID: 'local-user',
  // A suite's own mailbox takes its place.
  MAIL_SMTP_URL: 'unset',
  MAIL_ACCESS_TOKEN: 'unset',
  MAIL_EVENTS_SECRET: 'unset',
  MAIL_LINK_KEY: 'local-key-of-the-links-in-mails',
  PEOPLE_KEY: 'local-key-of-remembered-people',
  TURN_SECRET: 'local-secret-of-no-relay',
  STRIPE_SECRET_KEY: STAND_IN_KEY,
  STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
};

/**
 * Writes the parameters where the Functions emulator looks for them: a folder of this suite only,
 * so that suites with different ports don't read each other's. For a missing parameter the Firebase
 * CLI would prompt and hang.
 */
export function writeParams(folder: string, params: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.env.local'), dotenv(params));
}

/**
 * Secrets are read from one fixed file in the functions folder; without it the emulator would ask
 * Secret Manager over the network. An existing file is completed, never overwritten.
 */
export function ensureLocalSecrets(functionsFolder: string): void {
  const path = join(functionsFolder, '.secret.local');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const missing = Object.entries(LOCAL_SECRETS).filter(
    ([name]) => !new RegExp(`^${name}=`, 'm').test(before),
  );
  if (missing.length === 0) return;
  const separator = before === '' || before.endsWith('\n') ? '' : '\n';
  writeFileSync(path, `${before}${separator}${dotenv(Object.fromEntries(missing))}`);
}

function dotenv(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
