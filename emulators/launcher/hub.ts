/** Emulators by name, with the process of those that are programs of their own. */
type Running = Record<string, { port: number; pid?: number }>;

/** The administration endpoints of a running suite, all on the loopback address. */
export class Hub {
  readonly #base: string;

  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}`;
  }

  /** What the hub knows to be running, or undefined while it does not answer. */
  async running(): Promise<Running | undefined> {
    try {
      const response = await fetch(`${this.#base}/emulators`);
      return response.ok ? ((await response.json()) as Running) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes the data of all emulators into a folder, whose former content is replaced. */
  async exportTo(folder: string, timeoutMs: number): Promise<void> {
    await this.#send('POST', '/_admin/export', timeoutMs, { path: folder, initiatedBy: 'exit' });
  }

  /** Firestore and Auth triggers stop running, so that seeding does not set them all off. */
  async disableTriggers(): Promise<void> {
    await this.#send('PUT', '/functions/disableBackgroundTriggers', 30_000);
  }

  async enableTriggers(): Promise<void> {
    await this.#send('PUT', '/functions/enableBackgroundTriggers', 60_000);
  }

  async #send(method: string, path: string, timeoutMs: number, body?: unknown): Promise<void> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) {
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    }
  }
}
