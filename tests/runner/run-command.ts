import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

export interface CommandResult {
  ok: boolean;
  /** Both streams in the order in which they came; empty when shown at once. */
  output: string;
}

interface CommandOptions {
  env?: Record<string, string>;
  /** Print what the command says while it runs, instead of keeping it. */
  show?: boolean;
  /** Leave the processors to others who want them. */
  isPatient?: boolean;
}

/** Of a command that is patient, and of all it starts: the more, the less of a processor it gets. */
const PATIENT = 10;

const running = new Set<ChildProcess>();

/** Ends the commands that still run; they are given no time to finish. */
export function killCommands(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs a Node program of the project's packages from the project's folder. */
export async function runNode(
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (options.isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  running.delete(child);
  return { ok: code === 0, output: stripVTControlCharacters(output).trim() };
}

/** The script behind a command of an installed package, e.g. bin('vite', 'bin/vite.js'). */
export function bin(packageName: string, path: string): string {
  return `${ROOT}/node_modules/${packageName}/${path}`;
}
