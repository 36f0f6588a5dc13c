import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureLocalSecrets, localParams, writeParams } from './function-params';
import { portsAt } from './ports';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

const KEYS =
  'MAIL_SMTP_URL=unset\nMAIL_ACCESS_TOKEN=unset\nMAIL_EVENTS_SECRET=unset\nMAIL_LINK_KEY=local-key-of-the-links-in-mails\nPEOPLE_KEY=local-key-of-remembered-people\nTURN_SECRET=local-secret-of-no-relay\nSTRIPE_SECRET_KEY=sk_test_local\nSTRIPE_WEBHOOK_SECRET=whsec_local\n';
const secrets = () => readFileSync(join(folder.path, '.secret.local'), 'utf8');

describe('the parameters of the functions', () => {
  it('send every mail to the mailbox of the same suite', () => {
    writeParams(
      folder.path,
      localParams(portsAt(100), 'http://127.0.0.1:5273', {
        choice: 'stripe',
        apiUrl: 'http://127.0.0.1:8126',
      }),
    );
    expect(readFileSync(join(folder.path, '.env.local'), 'utf8').split('\n')).toEqual([
      'MAIL_FROM=Hearthkin <hello@hearthkin.test>',
      'MAIL_PER_SECOND=500',
      'MAIL_CONNECTIONS=5',
      'MAIL_PRIMARY_URL=http://127.0.0.1:8125/api/v1.0/email/send',
      'MAIL_FALLBACK_URL=http://127.0.0.1:8125/form',
      'MAIL_FALLBACK_REACHES_PERSON=yes',
      'MAIL_SERVICE_ID=local-service',
      'MAIL_TEMPLATE_ID=local-template',
      'SITE_URL=http://127.0.0.1:5273',
      'OPERATOR_NAME=',
      'OPERATOR_ADDRESS=',
      'OPERATOR_EMAIL=',
      'OPERATOR_REPRESENTATIVE=',
      'SUPPORT_EMAIL=support@hearthkin.test',
      'APP_CHECK=off',
      'MAX_INSTANCES=10',
      'WARM_INSTANCES=0',
      'PAYMENT_PROVIDER=stripe',
      'STRIPE_API_URL=http://127.0.0.1:8126',
      'STUN_URLS=',
      'TURN_URLS=',
      '',
    ]);
  });
});

describe('the local secrets', () => {
  it('are written where there are none', () => {
    ensureLocalSecrets(folder.path);
    expect(secrets()).toBe(`MAIL_USER_ID=local-user\n${KEYS}`);
  });

  it('of a developer are completed and not overwritten', () => {
    writeFileSync(join(folder.path, '.secret.local'), 'MAIL_USER_ID=mine\nOTHER=1');
    ensureLocalSecrets(folder.path);
    expect(secrets()).toBe(`MAIL_USER_ID=mine\nOTHER=1\n${KEYS}`);
    writeFileSync(join(folder.path, '.secret.local'), 'OTHER=1');
    ensureLocalSecrets(folder.path);
    expect(secrets()).toBe(`OTHER=1\nMAIL_USER_ID=local-user\n${KEYS}`);
  });
});
