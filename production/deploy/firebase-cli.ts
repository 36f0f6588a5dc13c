import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** Sentences of Google while a right that was granted a moment ago isn't known everywhere yet. */
const SPREADING = [
  'it may take a few minutes before all necessary permissions are propagated',
  'missing permission on the build service account',
  'Unable to retrieve the repository metadata',
  'Permission denied on secret',
  /Access to bucket gcf\S* denied/,
];

/** Google says "a few minutes" and means up to seven. */
const PAUSE_MS = 60_000;
const MOST_TRIES = 8;

/** Whether what the Firebase CLI printed says that rights are still spreading, so that the same may work soon. */
export const isSpreading = (printed: string): boolean =>
  SPREADING.some((sentence) =>
    typeof sentence === 'string' ? printed.includes(sentence) : sentence.test(printed),
  );

interface Ways {
  /** Shown as it comes. */
  readonly say: (text: string) => void;
  readonly pause?: () => Promise<unknown>;
}

/**
 * Runs the Firebase CLI, again while rights are spreading.
 * @throws Error with the end of what it printed.
 */
export async function runCli(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, pause = () => wait(PAUSE_MS) }: Ways,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const { status, printed } = await runOnce(args, env, say);
    if (status === 0) return;
    if (!isSpreading(printed) || tried === MOST_TRIES) {
      throw new Error(`The Firebase CLI would not deploy:\n${printed.slice(-2000)}`);
    }
    say(`\nGoogle is still spreading rights: try ${tried + 1} of ${MOST_TRIES} in a minute …\n`);
    await pause();
  }
}

async function runOnce(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<{ readonly status: number | null; readonly printed: string }> {
  const cli = spawn(join(ROOT, 'node_modules/.bin/firebase'), args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [cli.stdout, cli.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      say(text);
    });
  }
  const [status] = (await once(cli, 'close')) as [number | null];
  return { status, printed };
}
