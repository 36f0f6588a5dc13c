import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

const KEPT_LINES = 200;

/** Lines that don't explain a failure. */
const NOISE =
  /^(i |$)|shut ?down|Shutting|Stopping|debug\.log|Env variable override|Java version < 21|requested "node" version|multiple instances/i;

/** The output of the Firebase CLI: written to a file, and watched for a few important lines. */
export class SuiteLog {
  readonly path: string;
  #file;
  #recent: string[] = [];
  #watchers = new Set<(line: string) => void>();

  constructor(path: string) {
    this.path = path;
    this.#file = createWriteStream(path);
  }

  /** Logs a stream line by line. */
  follow(stream: Readable | null): void {
    if (!stream) return;
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#take(line);
    });
    stream.on('end', () => {
      if (rest) this.#take(rest);
    });
  }

  #take(raw: string): void {
    const line = stripVTControlCharacters(raw).trimEnd();
    this.#file.write(`${line}\n`);
    this.#recent.push(line);
    if (this.#recent.length > KEPT_LINES) this.#recent.shift();
    for (const watcher of this.#watchers) watcher(line);
  }

  /**
   * Calls `watcher` with every further line.
   * @returns a function that stops it.
   */
  watch(watcher: (line: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The last `count` lines that may explain a failure. */
  meaningful(count: number): string[] {
    return this.#recent.filter((line) => !NOISE.test(line.trim())).slice(-count);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#file.end(resolve));
  }
}
