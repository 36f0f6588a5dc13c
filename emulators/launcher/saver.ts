import type { DataFolder } from './data-folder';
import type { Suite } from './suite';

const EXPORT_TIMEOUT_MS = 120_000;
const EVERY_MS = 5 * 60_000;
/** A large database takes long to export; it may be busy with that one hundredth of the time. */
const SHARE = 100;

/** Saves the data of a suite now and then, and when asked to; never two exports at once. */
export class Saver {
  readonly #suite: Suite;
  readonly #folder: DataFolder;
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(suite: Suite, folder: DataFolder) {
    this.#suite = suite;
    this.#folder = folder;
  }

  /** Exports everything. A failure leaves the last saved data as it was. */
  save(): Promise<void> {
    const next = this.#last
      .catch(() => undefined)
      .then(() =>
        this.#folder.save((folder) => this.#suite.hub.exportTo(folder, EXPORT_TIMEOUT_MS)),
      );
    this.#last = next;
    return next;
  }

  /** Saves in the background from now on, so that even a power cut costs only minutes. */
  start(onError: (error: unknown) => void): void {
    const again = (took: number) => {
      this.#timer = setTimeout(
        async () => {
          const begun = Date.now();
          await this.save().catch(onError);
          if (this.#timer) again(Date.now() - begun);
        },
        Math.max(EVERY_MS, took * SHARE),
      );
    };
    again(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
