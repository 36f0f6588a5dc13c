import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '@hearthkin/emulators/launcher/paths';

/** Copies all that a run prints into a file, which stays if the run fails. */
export class RunLog {
  readonly path: string;
  readonly #end: () => Promise<void>;

  constructor(name: string, now = new Date()) {
    const folder = join(DATA, 'run');
    mkdirSync(folder, { recursive: true });
    const time = now.toISOString().slice(0, 19).replaceAll(/\D/g, '');
    this.path = join(folder, `${name}-${time}.log`);
    const file = createWriteStream(this.path);
    const streams = [process.stdout, process.stderr].map((stream) => {
      const write = stream.write;
      stream.write = (...args: unknown[]) => {
        if (typeof args[0] === 'string' || args[0] instanceof Uint8Array) file.write(args[0]);
        return Reflect.apply(write, stream, args);
      };
      return () => {
        stream.write = write;
      };
    });
    this.#end = () => {
      for (const restore of streams) restore();
      return new Promise((resolve) => file.end(resolve));
    };
  }

  /** @param isKept whether the file stays. */
  async close(isKept: boolean): Promise<void> {
    await this.#end();
    if (!isKept) rmSync(this.path, { force: true });
  }
}
