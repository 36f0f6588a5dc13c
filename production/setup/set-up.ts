import { accounts, secrets } from './access';
import { alerts } from './alerts';
import { appCheck } from './app-check';
import { budget } from './budget';
import { channels } from './channels';
import { bucket, database } from './data';
import type { GoogleApi } from './google-api';
import { measures } from './measures';
import { apis, firebase } from './project';
import { signIn } from './sign-in';
import type { Step, Wishes } from './step';

/** In the order in which each needs the ones before. */
const STEPS: readonly (readonly [title: string, step: Step])[] = [
  ['APIs', apis],
  ['Measures', measures],
  ['Channels', channels],
  ['Budget', budget],
  ['Firebase', firebase],
  ['Database', database],
  ['Files', bucket],
  ['Accounts and roles', accounts],
  ['Sign-in', signIn],
  ['App Check', appCheck],
  ['Secrets', secrets],
  ['Alerts', alerts],
];

/** The steps that only a person in a console can take. */
export function byHand({ projectId, siteUrl, pager }: Wishes): readonly string[] {
  const firebaseConsole = `https://console.firebase.google.com/project/${projectId}`;
  const { hostname } = new URL(siteUrl);
  return [
    `Turn on Google, and Facebook with the app’s id and secret: ${firebaseConsole}/authentication/providers`,
    `Connect ${hostname}, and enter its records where the domain is managed: ${firebaseConsole}/hosting/sites`,
    `Copy the key “Hearthkin App Check” to VITE_APP_CHECK_KEY of web/.env.${projectId}: https://console.cloud.google.com/security/recaptcha?project=${projectId}`,
    'Set the secrets that say “unset” and that you use: npx firebase functions:secrets:set NAME --project ID',
    'Follow docs/payments.md at Stripe, if money moves.',
    `${pager.type === 'sms' ? 'Verify the pager’s number, and try' : 'Try'} the channel “Hearthkin pager”: https://console.cloud.google.com/monitoring/alerting/notifications?project=${projectId}`,
    'Name the mail service in the SPF, DKIM and DMARC records of the sending domain.',
    'Ask for more CPUs in the region before many people come (docs/scale.md).',
  ];
}

/**
 * Brings a project to the wishes. What is as wished stays untouched, so it may be run again at any time.
 * @param isDry only says what it would do.
 * @returns how many changes were made, or would be.
 * @throws Error at the first step that fails; what is done until then stays.
 */
export async function setUp(
  api: GoogleApi,
  wishes: Wishes,
  { isDry, say }: { readonly isDry: boolean; readonly say: (line: string) => void },
): Promise<number> {
  let count = 0;
  for (const [title, step] of STEPS) {
    const changes = await step(api, wishes);
    if (changes.length === 0) say(`${title}: as it should be`);
    for (const { what, apply } of changes) {
      say(`${title}: ${what}${isDry ? '' : ' …'}`);
      if (!isDry) await apply();
      count += 1;
    }
  }
  return count;
}
