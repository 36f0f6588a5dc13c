import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** A running `npm start`, without npm. */
export class Launched {
  readonly process: ChildProcess;
  output = '';
  readonly #exit: Promise<number | null>;

  constructor(args: readonly string[]) {
    this.process = spawn(
      process.execPath,
      ['emulators/launcher/bootstrap.mjs', 'emulators/launcher/start.ts', ...args],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.output += chunk;
        this.process.emit('said');
      });
    }
    this.#exit = once(this.process, 'close').then(([code]) => code);
  }

  /** Waits until the launcher has printed a text. */
  async said(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      const ended = await Promise.race([
        once(this.process, 'said').then(() => false),
        this.#exit.then(() => true),
      ]);
      if (ended && !this.output.includes(text)) {
        throw new Error(`The launcher ended without saying "${text}":\n${this.output}`);
      }
    }
  }

  /** Its exit code; null if a signal ended it. */
  exited(): Promise<number | null> {
    return this.#exit;
  }

  /** Kills it without cleanup. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.#exit;
  }
}
