import { pathToFileURL } from 'node:url';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import {
  type File,
  type FileSpecification,
  startTests,
  type Test,
  type VitestRunner,
  type VitestRunnerConfig,
} from '@vitest/runner';

/** A test of a file; its id stays the same as long as the file does. */
export interface TestName {
  readonly id: string;
  readonly file: string;
  readonly name: string;
}

export interface RunResult {
  readonly passed: readonly TestName[];
  /** The first test that failed; none is run after it. */
  readonly failed: (TestName & { readonly message: string }) | null;
}

/** What a test says when the emulator is at fault, and not the rules. */
const NOT_THE_RULES = /ECONNREFUSED|ECONNRESET|fetch failed|unavailable|timed out|Could not reach/i;

const CONFIG: VitestRunnerConfig = {
  root: ROOT,
  setupFiles: [],
  name: 'rules',
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

let runs = 0;

/**
 * Runs tests of Vitest in this process, again and again: their files anew each time, what those
 * import (the SDKs, the connections) only once. Stops at the first failure.
 *
 * @param wanted whole files, or some tests of them.
 * @param after awaited after each test.
 * @throws Error where a file or a hook fails, or a test for another reason than the rules.
 */
export async function runTests(
  wanted: readonly string[] | readonly TestName[],
  after?: (test: TestName) => Promise<void>,
): Promise<RunResult> {
  runs += 1;
  const session = new Session(runs, after);
  const done = await startTests(specifications(wanted), session);
  if (session.failed === null) requireHooks(done);
  else if (NOT_THE_RULES.test(session.failed.message)) {
    throw new Error(`${session.failed.name}: ${session.failed.message}`);
  }
  return session;
}

function specifications(wanted: readonly string[] | readonly TestName[]): FileSpecification[] {
  const byFile = new Map<string, string[] | undefined>();
  for (const one of wanted) {
    if (typeof one === 'string') byFile.set(one, undefined);
    else byFile.set(one.file, [...(byFile.get(one.file) ?? []), one.id]);
  }
  return [...byFile].map(([filepath, testIds]) => ({ filepath, ...(testIds && { testIds }) }));
}

class Session implements VitestRunner, RunResult {
  readonly config = CONFIG;
  readonly passed: TestName[] = [];
  failed: RunResult['failed'] = null;
  readonly #run: number;
  readonly #after: ((test: TestName) => Promise<void>) | undefined;

  constructor(run: number, after?: (test: TestName) => Promise<void>) {
    this.#run = run;
    this.#after = after;
  }

  importFile(path: string): Promise<unknown> {
    return import(`${pathToFileURL(path).href}?run=${this.#run}`);
  }

  onBeforeRunTask(test: Test): void {
    if (this.failed) test.mode = 'skip';
  }

  async onAfterRunTask(test: Test): Promise<void> {
    const name = nameOf(test);
    const state = test.result?.state;
    if (state === 'pass') this.passed.push(name);
    if (state === 'fail') {
      const message = test.result?.errors?.[0]?.message ?? 'no reason given';
      this.failed ??= { ...name, message };
    }
    await this.#after?.(name);
  }
}

function nameOf(test: Test): TestName {
  const names: string[] = [];
  for (
    let task: { name: string; suite?: Test['suite'] } | undefined = test;
    task;
    task = task.suite
  ) {
    names.unshift(task.name);
  }
  return { id: test.id, file: test.file.filepath, name: names.join(' › ') };
}

function requireHooks(files: readonly File[]): void {
  for (const file of files) {
    const error = file.result?.errors?.[0];
    if (error) throw new Error(`${file.name}: ${error.message}`);
  }
}
