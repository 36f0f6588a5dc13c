/** `npm run setup:production -- PROJECT --site URL --alerts EMAIL [--dry-run] …`: see docs/operations.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REGION } from '@hearthkin/domain/foundation/region';
import { databasePlaces } from '@hearthkin/domain/foundation/regions';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { functionsOfBundle } from './functions-of-bundle';
import { type GoogleApi, googleApi } from './setup/google-api';
import { forOrganization } from './setup/organization';
import { pagerOf } from './setup/pager';
import { byHand, setUp } from './setup/set-up';
import { siteSettingsFor } from './setup/site-settings';
import type { Wishes } from './setup/step';

const USAGE = `npm run setup:production -- PROJECT --site https://… --alerts EMAIL --pager CHANNEL [flags]
  --pager          who is called when a person asks for help: sms:+15555550123, pagerduty:KEY or https://… (a webhook)
  --dry-run        says what it would change, and changes nothing
  --sms DE,FR,…    countries that may get text messages (US)
  --location ID    of the database and the files, forever, near the functions (${databasePlaces(REGION).join(', ')})
  --budget N       a month's spending that is worth an email (100)`;

/** Wrong flags: the answer is how to use the command. */
class UsageError extends Error {}

function isAboutFlags(error: unknown): boolean {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}

function readWishes(): {
  readonly wishes: Omit<Wishes, 'secrets' | 'schedules'>;
  readonly isDry: boolean;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      site: { type: 'string' },
      alerts: { type: 'string' },
      pager: { type: 'string', default: '' },
      sms: { type: 'string', default: 'US' },
      location: { type: 'string', default: databasePlaces(REGION)[0] ?? REGION },
      budget: { type: 'string', default: '100' },
    },
  });
  const [projectId] = positionals;
  const { site, alerts: alertEmail } = values;
  if (projectId === undefined || positionals.length > 1) throw new UsageError('Name one project.');
  if (site === undefined || !/^https:\/\/[^/]+$/.test(site)) {
    throw new UsageError('--site is the address of the site, such as https://hearthkin.example.');
  }
  if (alertEmail === undefined || !/^\S+@\S+$/.test(alertEmail)) {
    throw new UsageError(
      '--alerts is the email address that is told when something needs a person.',
    );
  }
  const pager = pagerOf(values.pager);
  if (pager === null) {
    throw new UsageError(
      '--pager is sms:+15555550123, pagerduty:KEY or the https address of a webhook.',
    );
  }
  const smsRegions = values.sms.split(',');
  if (!smsRegions.every((region) => /^[A-Z]{2}$/.test(region))) {
    throw new UsageError('--sms names countries in two letters each, such as DE,FR.');
  }
  const budget = Number(values.budget);
  if (!Number.isInteger(budget) || budget < 1) throw new UsageError('--budget is a whole number.');
  const { location, 'dry-run': isDry } = values;
  return {
    wishes: { projectId, siteUrl: site, alertEmail, pager, smsRegions, location, budget },
    isDry,
  };
}

/** Writes `web/.env.PROJECT` for a site that has none. */
async function writeSiteSettings(api: GoogleApi, wishes: Wishes): Promise<void> {
  const file = `web/.env.${wishes.projectId}`;
  if (existsSync(join(ROOT, file))) return;
  const example = readFileSync(join(ROOT, 'web/.env.example'), 'utf8');
  const settings = await siteSettingsFor(api, wishes, example);
  if (settings === null) return;
  writeFileSync(join(ROOT, file), settings);
  console.log(`${file} is written: fill in what is empty, and commit it.`);
}

try {
  const { wishes: given, isDry } = readWishes();
  console.log('Building the functions, to see which secrets they read and when they run …');
  await buildFunctions();
  const { secrets, functions } = await functionsOfBundle(given.projectId);
  const schedules = Object.fromEntries(
    functions.flatMap(({ id, schedule }) => (schedule === null ? [] : [[id, schedule]])),
  );
  const wishes = { ...given, secrets, schedules };
  console.log(isDry ? 'What would be changed:' : `Setting up ${given.projectId}:`);
  const api = googleApi(given.projectId);
  const count = await setUp(api, wishes, { isDry, say: console.log });
  console.log(
    count === 0 ? 'Nothing to change.' : `${count} changes${isDry ? ' to make' : ' made'}.`,
  );
  if (!isDry) await writeSiteSettings(api, wishes);
  console.log('\nBy hand, where a console is needed:');
  const organization = await forOrganization(api, given.projectId);
  for (const line of [...organization, ...byHand(wishes)]) console.log(`- ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (isAboutFlags(error)) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
