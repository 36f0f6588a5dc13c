/** Running emulators by name, with the pid of those that are separate programs. */
type Running = Record<string, { port: number; pid?: number }>;

/** The administration endpoints of a running suite, on the loopback address. */
export class Hub {
  readonly #base: string;

  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}`;
  }

  /** The running emulators, or undefined while the hub doesn't answer. */
  async running(): Promise<Running | undefined> {
    try {
      const response = await fetch(`${this.#base}/emulators`);
      return response.ok ? ((await response.json()) as Running) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Exports the data of all emulators into a folder, replacing its content. */
  async exportTo(folder: string, timeoutMs: number): Promise<void> {
    await this.#send('POST', '/_admin/export', timeoutMs, { path: folder, initiatedBy: 'exit' });
  }

  /** Disables Firestore and Auth triggers, so that seeding doesn't fire them all. */
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
