/** `npm start`: the whole product on this machine, with persistent data. */
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { sampleSignIns } from '../seed/sign-ins';
import { availableEmulators, suiteServices } from './available-emulators';
import { buildFunctions, rebuildOnChange } from './build-functions';
import { DataFolder } from './data-folder';
import type { Emulator } from './emulator-config';
import { parseStartFlags, START_HELP, type StartFlags } from './flags';
import { aborted, type Interrupts, listenForInterrupts } from './interrupts';
import { requireJava } from './java';
import { describeFailure, LauncherError } from './launcher-error';
import { DATA, ROOT } from './paths';
import { stripeKeys } from './payment-choice';
import { requireFreePorts } from './port-check';
import { type Ports, portsAt, type Service } from './ports';
import { Progress, seconds, table } from './progress';
import { Saver } from './saver';
import { isEmpty, seed } from './seed-target';
import { type SiteServer, startSite } from './site-server';
import { siteEnvironment } from './site-settings';
import { type Suite, startSuite } from './suite';
import { startTicking } from './ticker';

const PROJECT_ID = 'demo-hearthkin';

/** A cleanup step; they run in reverse order. */
type Undo = (hard: boolean) => Promise<void> | void;

interface Run {
  progress: Progress;
  interrupts: Interrupts;
  undo: Undo[];
}

interface SignIn {
  role: string;
  email: string;
  password: string;
}

async function run(flags: StartFlags, { progress, interrupts, undo }: Run): Promise<void> {
  const { portOffset: offset } = flags;
  const ports = portsAt(offset);
  if (flags.rules !== undefined) requireRulesFile(flags.rules);
  const emulators = chooseEmulators(flags);
  const payments = choosePayments(flags);
  const services: Service[] = [...suiteServices(emulators, payments.hasTestPayments), 'site'];
  await requireFreePorts(services, ports, offset);
  requireJava({ say: progress.say });
  const folder = new DataFolder(flags.data ? resolve(flags.data) : join(DATA, 'suite'));
  folder.lock();
  undo.push(() => folder.unlock());

  await progress.step('Functions built', buildFunctions);
  interrupts.soft.throwIfAborted();
  const earlier = folder.newest();
  const importFrom = flags.fresh ? undefined : earlier;
  if (importFrom) progress.say('Continuing with the data of the last run');
  if (flags.fresh && earlier) progress.say('Beginning anew; the data of the last run is dropped');

  const { suite, site } = await startEverything(flags, emulators, importFrom, payments, {
    progress,
    interrupts,
    undo,
  });

  const saver = new Saver(suite, folder);
  undo.push(async (hard) => {
    saver.stop();
    if (!hard) await save(saver, progress, interrupts.hard);
  });
  if (flags.seed && (await isEmpty(suite))) {
    await progress.step('Sample data written', () => seed(suite, flags.seedCompanions, progress));
    await saver.save();
  }
  const report = (what: string) => (error: unknown) =>
    progress.say(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  saver.start(report('Saving failed, the last saved data is kept'));
  const stopTicking = startTicking(suite.scheduled, report('A scheduled function failed'));
  const stopWatching = rebuildOnChange(progress.say);
  undo.push(() => {
    stopTicking();
    stopWatching();
  });
  const signIns = (await isEmpty(suite)) ? [] : sampleSignIns;
  console.log(summary(suite, site, folder, signIns, paymentWords(payments, ports), progress));
  await untilTheEnd(suite, site, interrupts);
}

/** Emulators and site start in parallel; if one fails, the other is stopped. */
async function startEverything(
  flags: StartFlags,
  emulators: readonly Emulator[],
  importFrom: string | undefined,
  payments: ReturnType<typeof choosePayments>,
  { progress, interrupts, undo }: Run,
) {
  const offset = flags.portOffset;
  const ports = portsAt(offset);
  const failed = new AbortController();
  const signal = AbortSignal.any([interrupts.soft, failed.signal]);
  const giveUp = (error: unknown): never => {
    failed.abort(error);
    throw error;
  };
  const suite = startSuite({
    projectId: PROJECT_ID,
    offset,
    emulators,
    siteUrl: `http://127.0.0.1:${ports.site}`,
    importFrom,
    rules: flags.rules && requireRulesFile(flags.rules),
    payments: payments.choice,
    stripeKeys: payments.keys,
    onProgress: progress.say,
    signal,
  }).catch(giveUp);
  const env = siteEnvironment(PROJECT_ID, ports, emulators, payments.choice);
  const logPath = join(DATA, 'run', `site-${offset}.log`);
  const site = progress
    .step('Site ready', () => startSite(ports.site, env, logPath, signal))
    .catch(giveUp);
  const settled = await Promise.allSettled([suite, site]);
  for (const part of settled) {
    if (part.status === 'fulfilled') undo.push((hard) => part.value.stop(hard));
  }
  if (failed.signal.aborted) throw failed.signal.reason;
  return { suite: await suite, site: await site };
}

function chooseEmulators(flags: StartFlags): Emulator[] {
  const wanted: Emulator[] = ['auth', 'firestore', 'functions', 'storage'];
  // A production build is also served, if there is one.
  if (existsSync(join(ROOT, 'web/dist/index.html'))) wanted.push('hosting');
  const emulators = availableEmulators([...wanted, 'ui']);
  if (flags.ui && !emulators.includes('ui')) emulators.push('ui');
  return emulators;
}

function choosePayments(flags: StartFlags) {
  const keys = flags.payments === 'none' ? undefined : stripeKeys(process.env);
  const choice = flags.payments ?? 'stripe';
  return { choice, keys, hasTestPayments: choice === 'stripe' && keys === undefined };
}

function paymentWords(
  { choice, keys }: ReturnType<typeof choosePayments>,
  { payments }: Ports,
): string {
  if (choice === 'none') return 'none: amounts are only written down';
  return keys ? 'Stripe, with your test key' : `http://127.0.0.1:${payments}`;
}

/** The path of a rules file relative to the project, as the Firebase CLI needs it. */
function requireRulesFile(path: string): string {
  const inside = relative(ROOT, resolve(path));
  if (inside.startsWith('..') || isAbsolute(inside)) {
    throw new LauncherError(`--rules takes a file inside the project folder, and ${path} is not.`);
  }
  if (!existsSync(join(ROOT, inside))) {
    throw new LauncherError(`--rules names ${path}, and there is no such file.`);
  }
  return inside;
}

async function save(saver: Saver, progress: Progress, hard: AbortSignal): Promise<void> {
  try {
    await Promise.race([
      progress.step('Data saved', () => saver.save()),
      aborted(hard).then(() => {
        throw new Error('there was no time for it');
      }),
    ]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    progress.say(`The data of this run was not saved: ${reason}. The last saved data is kept.`);
  }
}

function summary(
  suite: Suite,
  site: SiteServer,
  folder: DataFolder,
  signIns: readonly SignIn[],
  payments: string,
  progress: Progress,
): string {
  const rows: [string, string][] = [
    ['Site', site.url],
    ['Mailbox', `http://127.0.0.1:${suite.ports.mailbox}`],
    ['Payments', payments],
    ['Emulators', suite.emulators.map((name) => `${name} ${suite.ports[name]}`).join(', ')],
    ...signIns.map(({ role, email, password }, index): [string, string] => [
      index === 0 ? 'Sign in as' : '',
      `${role.padEnd(9)}  ${email}  ${password}`,
    ]),
    ['Data', `${relative(ROOT, folder.path)}, kept for the next start`],
    ['Log', relative(ROOT, suite.logFile)],
    ['Stop', 'Ctrl-C'],
  ];
  return `\nHearthkin is running, ready in ${seconds(progress.elapsed())}.\n\n${table(rows)}\n`;
}

/** Waits until the user stops it, or until something crashes. */
async function untilTheEnd(suite: Suite, site: SiteServer, interrupts: Interrupts): Promise<void> {
  const crash = await Promise.race([
    aborted(interrupts.soft).then(() => undefined),
    suite.crashed,
    site.crashed,
  ]);
  if (crash !== undefined) throw new LauncherError(crash);
}

async function main(): Promise<number> {
  const progress = new Progress();
  const undo: Undo[] = [];
  let code = 0;
  let interrupts: Interrupts | undefined;
  try {
    const flags = parseStartFlags(process.argv.slice(2));
    if (flags.help) {
      console.log(START_HELP);
      return 0;
    }
    interrupts = listenForInterrupts(progress.say);
    await run(flags, { progress, interrupts, undo });
  } catch (error) {
    if (!interrupts?.soft.aborted) {
      console.error(`\n${describeFailure(error)}`);
      code = 1;
    }
  }
  for (const step of undo.reverse()) {
    try {
      await step(interrupts?.hard.aborted ?? false);
    } catch (error) {
      console.error(describeFailure(error));
      code = 1;
    }
  }
  if (undo.length > 0) progress.say('Stopped');
  return code;
}

process.exit(await main());
