import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The end of a run of tests: they all passed, one failed, or they took too long. */
export interface Ended {
  readonly how: 'passed' | 'failed' | 'timeout';
  /** The first test that failed, with its file. */
  readonly failure: string;
  /** The files that passed, by the milliseconds they took. */
  readonly passed: Readonly<Record<string, number>>;
}

/** The used part of Vitest's JSON report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A checkout of the project, in which files are changed for a while and tests run. */
export class Checkout {
  readonly root: string;
  readonly #folder: string;
  /** The changed file as it was, also for a later process if this one is killed. */
  readonly #kept: string;

  readonly #signal: AbortSignal;

  constructor(root: string, signal: AbortSignal) {
    this.#signal = signal;
    this.root = root;
    this.#folder = join(root, '.data/mutants');
    this.#kept = join(this.#folder, 'changed-file.json');
    mkdirSync(this.#folder, { recursive: true });
    this.restore();
    process.on('exit', () => this.restore());
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Runs something while a file has another content. */
  async with<Result>(file: string, content: string, run: () => Promise<Result>): Promise<Result> {
    writeFileSync(this.#kept, JSON.stringify({ file, source: this.read(file) }));
    try {
      writeFileSync(join(this.root, file), content);
      return await run();
    } finally {
      this.restore();
    }
  }

  /** Gives a changed file its content back. */
  restore(): void {
    if (!existsSync(this.#kept)) return;
    const { file, source } = JSON.parse(readFileSync(this.#kept, 'utf8'));
    writeFileSync(join(this.root, file), source);
    rmSync(this.#kept);
  }

  /** Runs files of tests, until one fails unless `all`. */
  async runTests(
    files: readonly string[],
    env: Readonly<Record<string, string>>,
    { timeoutMs, all = false }: { readonly timeoutMs: number; readonly all?: boolean },
  ): Promise<Ended> {
    this.#signal.throwIfAborted();
    const report = join(this.#folder, `report-${process.pid}.json`);
    rmSync(report, { force: true });
    const child = spawn(
      process.execPath,
      [
        join(this.root, 'node_modules/vitest/vitest.mjs'),
        ...['run', '--project', 'unit', '--project', 'functions', ...(all ? [] : ['--bail', '1'])],
        ...['--reporter=json', `--outputFile.json=${report}`, ...files],
      ],
      // A group of its own, so that its workers can be ended with it.
      { cwd: this.root, env: { ...process.env, ...env }, stdio: 'ignore', detached: true },
    );
    let isLate = false;
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, timeoutMs);
    this.#signal.addEventListener('abort', end);
    try {
      const code = await new Promise<number | null>((resolve, reject) => {
        child.once('error', reject).once('close', resolve);
      });
      this.#signal.throwIfAborted();
      const results = existsSync(report) ? this.#resultsIn(report) : { failure: '', passed: {} };
      if (isLate) return { how: 'timeout', ...results };
      return { how: code === 0 ? 'passed' : 'failed', ...results };
    } finally {
      clearTimeout(timer);
      this.#signal.removeEventListener('abort', end);
      rmSync(report, { force: true });
    }
  }

  #resultsIn(report: string): Pick<Ended, 'failure' | 'passed'> {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const pathOf = (name: string) => relative(this.root, name);
    const failed = testResults.find(({ status }) => status === 'failed');
    const test = failed?.assertionResults.find(({ status }) => status === 'failed');
    return {
      failure: failed ? `${pathOf(failed.name)} ${test?.fullName ?? 'does not load'}` : '',
      passed: Object.fromEntries(
        testResults
          .filter(({ status }) => status === 'passed')
          .map(({ name, startTime, endTime }) => [pathOf(name), endTime - startTime]),
      ),
    };
  }

  /** Writes a file of the checkout's own data. */
  write(name: string, content: string): string {
    const path = join(this.#folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }
}
