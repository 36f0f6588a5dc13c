import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

const KEPT_LINES = 200;

/** Lines that say nothing about why something failed. */
const NOISE =
  /^(i |$)|shut ?down|Shutting|Stopping|debug\.log|Env variable override|Java version < 21|requested "node" version|multiple instances/i;

/** The output of the Firebase CLI: kept in a file, watched for the few lines that matter. */
export class SuiteLog {
  readonly path: string;
  #file;
  #recent: string[] = [];
  #watchers = new Set<(line: string) => void>();

  constructor(path: string) {
    this.path = path;
    this.#file = createWriteStream(path);
  }

  /** Takes everything a stream says, line by line; a process without that stream says nothing. */
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

  /** Calls `watcher` with every line from now on; returns how to stop that. */
  watch(watcher: (line: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The last lines that may explain a failure, at most `count`. */
  meaningful(count: number): string[] {
    return this.#recent.filter((line) => !NOISE.test(line.trim())).slice(-count);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#file.end(resolve));
  }
}
