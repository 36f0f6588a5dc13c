import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Emulator } from './emulator-config';
import type { Hub } from './hub';
import { LauncherError } from './launcher-error';
import { ROOT } from './paths';
import { poll } from './poll';
import { type Ports, SERVICE_NAMES } from './ports';
import { seconds } from './progress';
import { requireSoundRules } from './rules-check';
import type { SuiteLog } from './suite-log';

const START_TIMEOUT_MS = 120_000;
const SHOWN_LINES = 12;

export interface Starting {
  readonly projectId: string;
  readonly emulators: readonly Emulator[];
  readonly ports: Ports;
  readonly hub: Hub;
  readonly log: SuiteLog;
  /** The Firestore rules file, relative to the project. */
  readonly rules: string;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Waits until every emulator answers, the rules are valid and the functions are loaded.
 * @throws LauncherError saying what failed and why.
 */
export async function waitUntilReady(starting: Starting): Promise<void> {
  const { emulators, ports, hub, log, say, signal } = starting;
  const begun = Date.now();
  const limits = { timeoutMs: START_TIMEOUT_MS, signal };
  const done = (emulator: Emulator) =>
    say(`${SERVICE_NAMES[emulator]} ready (${seconds(Date.now() - begun)})`);
  let cliReady = false;
  let functionsFailure: string | undefined;
  const unwatch = log.watch((line) => {
    if (line.includes('All emulators ready')) cliReady = true;
    if (line.includes('Failed to load function definition')) functionsFailure ??= line;
  });
  try {
    await poll('The start of the emulator hub', () => hub.running(), limits);
    const answering = emulators.map(async (emulator) => {
      // The Functions emulator answers long before its functions are loaded; see below.
      if (emulator === 'functions') return;
      const what = `The start of the ${SERVICE_NAMES[emulator]}`;
      await poll(what, () => answers(ports[emulator]), limits);
      if (emulator === 'firestore') await checkRules(starting);
      done(emulator);
    });
    const loaded = poll(
      'The start of the emulators',
      () => {
        if (functionsFailure) throw new LauncherError(functionsSentence(functionsFailure, log));
        return cliReady || undefined;
      },
      limits,
    );
    await Promise.all([...answering, loaded]);
    if (emulators.includes('functions')) done('functions');
  } finally {
    unwatch();
  }
}

async function checkRules({ ports, projectId, rules }: Starting): Promise<void> {
  const content = readFileSync(join(ROOT, rules), 'utf8');
  await requireSoundRules(ports.firestore, projectId, rules, content);
}

/** Any HTTP response will do; a starting emulator refuses the connection. */
async function answers(port: number): Promise<true | undefined> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/`)).body?.cancel();
    return true;
  } catch {
    return undefined;
  }
}

function functionsSentence(line: string, log: SuiteLog): string {
  const reason = line.replace(/^.*?from source:\s*/, '');
  const context = log.meaningful(SHOWN_LINES).filter((other) => other !== line);
  return explained(`The functions could not be loaded: ${reason}`, context, log);
}

/** The message if the program behind `log` has crashed. */
export function crashSentence(what: string, log: SuiteLog): string {
  return explained(
    `${what} ended unexpectedly. The last it said:`,
    log.meaningful(SHOWN_LINES),
    log,
  );
}

function explained(sentence: string, context: readonly string[], log: SuiteLog): string {
  return [
    sentence,
    ...context.map((line) => `  ${line}`),
    `The whole log: ${relative(ROOT, log.path)}`,
  ].join('\n');
}
