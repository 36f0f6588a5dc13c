import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMailbox } from '../mailbox/mailbox';
import { type Archive, findFirestoreArchive, findStorageArchive } from './archives';
import { suiteServices } from './available-emulators';
import type { Emulator } from './emulator-config';
import { endTree } from './end-tree';
import { fromRoot, spawnCli, writeCliConfig } from './firebase-cli';
import { Hub } from './hub';
import { type Java, javaPath, requireJava } from './java';
import { LauncherError } from './launcher-error';
import { ownStorageRuntime } from './own-storage-runtime';
import { DATA, ROOT, runFolder } from './paths';
import type { PaymentChoice, StripeKeys } from './payment-choice';
import { requireFreePorts } from './port-check';
import { type Ports, portsAt } from './ports';
import { signal } from './process-tree.mjs';
import { crashSentence, waitUntilReady } from './readiness';
import { Scheduled } from './scheduled';
import { requireSoundStorageRules } from './storage-rules-check';
import { suiteEnvironment } from './suite-env';
import { SuiteLog } from './suite-log';
import { savedPayments, secretsOf, startTestPayments } from './suite-payments';

export interface SuiteOptions {
  /** Starts with "demo-", so that no emulator asks for credentials. */
  projectId: string;
  offset: number;
  /** See availableEmulators for what this machine can start. */
  emulators: readonly Emulator[];
  /** For links in emails; the development server by default. */
  siteUrl?: string;
  /** A folder with an earlier export. */
  importFrom?: string | undefined;
  /** The built site that Hosting serves instead of web/dist, inside the project. */
  hostingFolder?: string | undefined;
  /** Another Firestore rules file than firestore.rules, inside the project. */
  rules?: string | undefined;
  /** Another Storage rules file than storage.rules, inside the project. */
  storageRules?: string | undefined;
  /** Uses our own Storage rules runtime even if the official one is installed. */
  ownStorageRuntime?: boolean;
  /** Whether bookings are paid; `none` unless told. */
  payments?: PaymentChoice;
  /** With these the functions talk to Stripe itself, and no stand-in runs. */
  stripeKeys?: StripeKeys | undefined;
  /** Called for each thing that became ready. */
  onProgress?: (line: string) => void;
  /** Aborts a start. */
  signal?: AbortSignal;
}

/** A running suite of emulators with its mailbox. */
export interface Suite {
  readonly projectId: string;
  readonly offset: number;
  readonly ports: Ports;
  readonly emulators: readonly Emulator[];
  /** The log of the emulators and functions. */
  readonly logFile: string;
  readonly hub: Hub;
  readonly scheduled: Scheduled;
  /** The address of the stand-in for Stripe; undefined without test payments. */
  readonly testPaymentsUrl: string | undefined;
  /** The memory of test payments, also of an earlier run without them; undefined for nothing. */
  paymentsState(): string | undefined;
  /** Resolves with a message if the emulators end unexpectedly. */
  readonly crashed: Promise<string>;
  /** Stops everything the suite started, at once if `hard`. May be repeated. */
  stop(hard?: boolean): Promise<void>;
}

/**
 * Starts the emulators and waits until they answer, the rules are loaded and the functions are
 * ready.
 * @throws LauncherError saying what is missing or went wrong; nothing is left running.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { projectId, offset, emulators } = options;
  const say = options.onProgress ?? (() => undefined);
  const ports = portsAt(offset);
  const rules = requireRules(options.rules ?? 'firestore.rules', '--rules FILE');
  const { payments: choice = 'none', stripeKeys } = options;
  const hasTestPayments = choice === 'stripe' && stripeKeys === undefined;
  await requireFreePorts(suiteServices(emulators, hasTestPayments), ports, offset);
  const java = requireJava({ say });
  const firestore = findFirestoreArchive(join(DATA, 'cache'));
  say(`Firestore emulator ${firestore.origin}, Java ${java.major}`);

  const folder = runFolder(projectId, offset);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archives = [firestore];
  if (emulators.includes('storage')) {
    const storage = storageArchive(options, join(folder, 'storage-rules'), java);
    say(`Storage rules ${storage.origin}`);
    archives.push(storage);
  }
  const siteUrl = options.siteUrl ?? `http://127.0.0.1:${ports.site}`;
  const cli = {
    projectId,
    offset,
    emulators,
    siteUrl,
    payments: {
      choice,
      apiUrl: hasTestPayments ? `http://127.0.0.1:${ports.payments}` : '',
    },
    importFrom: options.importFrom,
    hostingFolder: options.hostingFolder,
    rules: options.rules,
    storageRules: options.storageRules,
  };
  const configPath = writeCliConfig(cli, folder);
  const log = new SuiteLog(join(folder, 'suite.log'));
  const mailbox = await startMailbox(ports.mailbox, ports.smtp);
  const saved = savedPayments(options.importFrom);
  const payments = hasTestPayments
    ? await startTestPayments({ projectId, ports, siteUrl, saved })
    : undefined;
  const env = {
    ...suiteEnvironment(java, join(folder, 'config'), archives),
    MAIL_SMTP_URL: mailbox.smtpUrl,
    ...(choice === 'stripe' ? secretsOf(stripeKeys) : {}),
  };
  const child = spawnCli(cli, configPath, folder, env);
  log.follow(child.stdout);
  log.follow(child.stderr);

  const ended = new AbortController();
  let stopping: Promise<void> | undefined;
  const stop = (hard = false): Promise<void> => {
    stopping ??= (async () => {
      ended.abort(new LauncherError('The suite was stopped while it started.'));
      await endTree(child, hard);
      await mailbox.close();
      await payments?.close();
      await log.close();
      rmSync(configPath, { force: true });
    })();
    return stopping;
  };
  // Noted now, because Java can't be found once the CLI has died.
  let database: number | undefined;
  const crashed = new Promise<string>((resolve) => {
    const crash = () => {
      if (stopping || ended.signal.aborted) return;
      if (database !== undefined) signal(database, 'SIGKILL');
      const sentence = crashSentence('The emulators', log);
      ended.abort(new LauncherError(sentence));
      resolve(sentence);
    };
    // "close" instead of "exit": all output has been read by then.
    child.once('close', crash);
    // If the database is killed from outside, the CLI keeps running, but nothing works.
    log.watch((line) => {
      if (line.includes('has exited upon receiving signal')) crash();
    });
  });

  const hub = new Hub(ports.hub);
  const givenUp = options.signal ? AbortSignal.any([options.signal, ended.signal]) : ended.signal;
  try {
    await waitUntilReady({
      projectId,
      emulators,
      ports,
      hub,
      log,
      rules,
      say,
      signal: givenUp,
    });
    database = (await hub.running())?.firestore?.pid;
  } catch (error) {
    // An aborted wait throws a generic error; the signal has the reason.
    const reason = givenUp.aborted ? givenUp.reason : error;
    await stop(true);
    throw reason;
  }
  const scheduled = new Scheduled(ports.functions, projectId);
  const logFile = log.path;
  const paymentsState = () => payments?.state() ?? saved;
  return {
    projectId,
    offset,
    ports,
    emulators,
    logFile,
    hub,
    scheduled,
    testPaymentsUrl: payments?.url,
    paymentsState,
    crashed,
    stop,
  };
}

/** The archive for the Storage rules runtime. For ours the rules are checked too. */
function storageArchive(options: SuiteOptions, folder: string, java: Java): Archive {
  const official = options.ownStorageRuntime ? undefined : findStorageArchive();
  if (official) return official;
  const own = ownStorageRuntime(folder, javaPath(java));
  const rules = requireRules(options.storageRules ?? 'storage.rules');
  requireSoundStorageRules(rules, readFileSync(join(ROOT, rules), 'utf8'));
  return own;
}

/** A rules file relative to the project. Without one an emulator would allow everything. */
function requireRules(rules: string, flag?: string): string {
  const path = fromRoot(rules);
  if (existsSync(join(ROOT, path))) return path;
  const other = flag === undefined ? '' : `, or name another with ${flag}`;
  throw new LauncherError(`There is no ${path}. Restore it${other}.`);
}
