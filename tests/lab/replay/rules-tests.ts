import { spawn } from 'node:child_process';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import type { TestSuite } from '../../support/suite';

/** Environment variables by which tests find the emulators. */
export function testVariables({ projectId, offset, ports }: TestSuite) {
  return {
    HEARTHKIN_SUITE: JSON.stringify({ projectId, offset, ports }),
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Runs `tests/rules` with Vitest's output. */
export async function rulesTestsPass(
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<boolean> {
  const vitest = `${ROOT}/node_modules/vitest/vitest.mjs`;
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'rules'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code === 0));
  });
}
