/** `npm run deploy -- PROJECT [--dry-run | --to N | --list] [--without-calls]`: see docs/operations.md. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import type { FirebaseJson } from '@hearthkin/emulators/launcher/emulator-config';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { FUNCTIONS_DISCOVERY } from '@hearthkin/emulators/launcher/suite-env';
import { type DeployStep, deployPlan } from './deploy/deploy-plan';
import {
  deployedConfig,
  functionSettings,
  operatorSettings,
  siteSettings,
  writeDeployedConfig,
} from './deploy/deployed-config';
import { runCli } from './deploy/firebase-cli';
import { functionsLeft } from './deploy/functions-left';
import { indexesToBuild } from './deploy/indexes-ready';
import { cleanCommit, git, releasesOf, rememberRelease } from './deploy/releases';
import { NO_CALLS, readSecret, requireSecrets, requireWholeSettings } from './deploy/settings';
import { requireSoundConfig } from './deploy/sound-config';
import { type DeployedFunction, functionsOfBundle } from './functions-of-bundle';
import { requireNearDatabase } from './near-database';
import { rehearse } from './rehearsal/rehearse';
import { wayForward } from './rollback/rollback';
import { requirePager } from './setup/alerts';
import { googleApi } from './setup/google-api';
import { requirePublicCalls } from './setup/organization';
import { checkRelays } from './turn/check-relays';

const USAGE = `npm run deploy -- PROJECT [flags]
  --dry-run   builds everything, lets the Firebase CLI deploy it to a stand-in for Google on this machine, prints each
              request in order with what Google would refuse of it, and sends nothing
  --list      lists the releases of the project
  --to N      goes back (or forward) to release N
  --without-calls
              goes on without STUN and TURN servers: the site offers neither voice nor video`;

/** How often, and how long, indexes are asked about. Large collections take longer: then deploy again. */
const ASK_MS = 10_000;
const LONGEST_MS = 60 * 60_000;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      to: { type: 'string' },
      'without-calls': { type: 'boolean', default: false },
    },
  });
  const [projectId] = positionals;
  if (projectId === undefined || positionals.length > 1) {
    throw new Error(`Name one project.\n\n${USAGE}`);
  }
  const { list: isList, to, 'dry-run': isDry, 'without-calls': isWithoutCalls } = values;
  return { projectId, isDry, isList, to, isWithoutCalls };
}

function printFunctions(functions: readonly DeployedFunction[]): void {
  console.table(
    functions.map((each) => ({
      function: each.id,
      'started by': each.isRetried ? `${each.startedBy}, retried` : each.startedBy,
      CPU: each.cpu,
      MiB: each.memory,
      'at once': each.concurrency,
      instances: `${each.minInstances} to ${each.maxInstances}`,
      seconds: each.timeout,
      secrets: each.secrets.length,
    })),
  );
}

/** The site of a dry run: web/dist stays as it was. */
const DRY_SITE = '.data/dry-run-site';

/** The build that the hook of Hosting makes, in another folder. */
function buildSite(settings: Readonly<Record<string, string>>): void {
  console.log('Building the site …');
  const env = { ...process.env, ...settings };
  const { status } = spawnSync('npm', ['run', 'build', '-w', 'web', '--', join(ROOT, DRY_SITE)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site doesn’t build, so nothing can be deployed.');
}

/** @throws Error if Google would refuse any of the requests. */
async function rehearseDeployment(
  projectId: string,
  config: FirebaseJson,
  functions: readonly DeployedFunction[],
): Promise<void> {
  // In one group: the stand-in has no quota, and the CLI takes its time for each.
  const plan = deployPlan(functions, Number.POSITIVE_INFINITY);
  console.log('\nDeploying to a stand-in for Google on this machine …');
  const dry = { ...config, hosting: { ...config.hosting, public: DRY_SITE } };
  const { requests, faults } = await rehearse(
    projectId,
    dry,
    plan.flatMap(({ flags }) => (flags === null ? [] : [flags])),
  );
  for (const { method, host, path, faults: own } of requests) {
    console.log(`${own.length === 0 ? '✓' : '✘'} ${method} ${host}${path}`);
    for (const fault of own) console.log(`    ${fault}`);
  }
  for (const fault of faults) console.log(`✘ ${fault}`);
  const refused = requests.filter(({ faults: own }) => own.length > 0).length + faults.length;
  console.log(`\n${requests.length} requests in this order, ${refused} that Google would refuse.`);
  if (refused > 0) throw new Error('Google would refuse this deployment: see above.');
}

async function waitForIndexes(projectId: string): Promise<void> {
  const api = googleApi(projectId);
  const until = Date.now() + LONGEST_MS;
  for (let last = -1; ; ) {
    const left = await indexesToBuild(api, projectId);
    if (left === 0) return;
    if (left !== last) console.log(`${left} indexes are being built …`);
    if (Date.now() > until) {
      throw new Error('Indexes are still being built after an hour: deploy again later.');
    }
    last = left;
    await wait(ASK_MS);
  }
}

async function take(
  step: DeployStep,
  context: { projectId: string; config: string; env: NodeJS.ProcessEnv },
): Promise<void> {
  console.log(`\n${step.title} …`);
  const { projectId, config, env } = context;
  if (step.flags === null) return waitForIndexes(projectId);
  const command = ['deploy', '--config', config, '--project', projectId, '--non-interactive'];
  try {
    await runCli([...command, ...step.flags], env, { say: (text) => process.stdout.write(text) });
  } catch (cause) {
    throw new Error(
      `“${step.title}” failed. What came before is deployed; deploy again, or go back by --to.`,
      { cause },
    );
  }
}

/** A function that this release lacks goes on running its old code until an operator deletes it. */
async function nameLeftFunctions(
  projectId: string,
  functions: readonly DeployedFunction[],
): Promise<void> {
  const left = await functionsLeft(googleApi(projectId), projectId, functions);
  if (left.length === 0) return;
  console.log(
    `\nStill running, though this release lacks them: ${left.join(', ')}. Once you won’t go back: npx firebase functions:delete ${left.join(' ')} --project ${projectId}`,
  );
}

/** Deploys another release from a folder of its own, by that release's own command. */
function goTo(projectId: string, to: string, isWithoutCalls: boolean): void {
  const release = releasesOf(git, projectId).find(({ number }) => number === Number(to));
  if (release === undefined)
    throw new Error(`There is no release ${to} of ${projectId}: see --list.`);
  const folder = join(ROOT, '.data', 'release', release.commit);
  git('worktree', 'add', '--force', '--detach', folder, release.commit);
  const flags = isWithoutCalls ? ['--without-calls'] : [];
  try {
    const { status } = spawnSync('npm', ['run', 'deploy', '--', projectId, ...flags], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`Release ${to} could not be deployed.`);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

async function deploy(): Promise<void> {
  const { projectId, isDry, isList, to, isWithoutCalls } = readArguments();
  if (isList) {
    const releases = releasesOf(git, projectId);
    if (releases.length === 0) console.log(`${projectId} has no release yet.`);
    for (const { number, commit } of releases) {
      console.log(`${number}  ${git('show', '--no-patch', '--format=%h %cs %s', commit)}`);
    }
    return;
  }
  if (to !== undefined) return goTo(projectId, to, isWithoutCalls);
  const commit = isDry ? git('rev-parse', 'HEAD') : cleanCommit(git);
  // Errors of browsers name the release by its commit.
  const given = functionSettings(projectId);
  const settings = {
    ...operatorSettings(given),
    ...siteSettings(projectId),
    VITE_RELEASE: commit,
    ...(isWithoutCalls && { VITE_CALLS: NO_CALLS }),
  };
  const config = deployedConfig(settings);
  requireSoundConfig(config);
  const both = { functions: given, site: settings };
  if (!isDry) {
    requireWholeSettings(both);
    const api = googleApi(projectId);
    await requireSecrets(api, projectId, both);
    await requirePager(api, projectId);
    await requireNearDatabase(api, projectId);
    await requirePublicCalls(api, projectId);
  }
  console.log('Building the functions …');
  await buildFunctions();
  const { functions } = await functionsOfBundle(projectId, given);
  if (isDry) {
    buildSite(settings);
    printFunctions(functions);
    await rehearseDeployment(projectId, config, functions);
    console.log('Nothing was sent. The emulator checks the rules of Firestore: npm test -- rules');
    requireWholeSettings(both);
    return;
  }
  const context = {
    projectId,
    config: writeDeployedConfig(config),
    env: { ...process.env, ...FUNCTIONS_DISCOVERY, ...settings },
  };
  for (const step of deployPlan(functions)) await take(step, context);
  for (const { what, apply } of await wayForward(googleApi(projectId), projectId)) {
    console.log(`${what} answers again`);
    await apply();
  }
  await nameLeftFunctions(projectId, functions);
  const { number } = rememberRelease(git, projectId, commit);
  console.log(`\nThis is release ${number} of ${projectId}. Push its tag: git push origin --tags`);
  if (number > 1)
    console.log(`Back to the one before: npm run deploy -- ${projectId} --to ${number - 1}`);
  if (settings.VITE_CALLS === NO_CALLS) return;
  const secret = await readSecret(googleApi(projectId), projectId, 'TURN_SECRET');
  for (const line of await checkRelays(given, secret, new Date())) console.log(line);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
