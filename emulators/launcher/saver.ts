import type { DataFolder } from './data-folder';
import type { Suite } from './suite';
import { savePayments } from './suite-payments';

const EXPORT_TIMEOUT_MS = 120_000;
const EVERY_MS = 5 * 60_000;
/** The pause is a hundred times as long as the last export, since large databases export slowly. */
const INTERVAL_PER_EXPORT = 100;

/** Saves the data of a suite periodically and on request, one export at a time. */
export class Saver {
  readonly #suite: Suite;
  readonly #folder: DataFolder;
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(suite: Suite, folder: DataFolder) {
    this.#suite = suite;
    this.#folder = folder;
  }

  /** Exports everything. On failure the last saved data stays. */
  save(): Promise<void> {
    const next = this.#last
      .catch(() => undefined)
      .then(() =>
        this.#folder.save(async (folder) => {
          await this.#suite.hub.exportTo(folder, EXPORT_TIMEOUT_MS);
          savePayments(folder, this.#suite.paymentsState());
        }),
      );
    this.#last = next;
    return next;
  }

  /** Starts saving in the background, so that even a power cut costs only minutes. */
  start(onError: (error: unknown) => void): void {
    const again = (took: number) => {
      this.#timer = setTimeout(
        async () => {
          const begun = Date.now();
          await this.save().catch(onError);
          if (this.#timer) again(Date.now() - begun);
        },
        Math.max(EVERY_MS, took * INTERVAL_PER_EXPORT),
      );
    };
    again(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
