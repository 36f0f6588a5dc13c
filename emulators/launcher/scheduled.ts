/** A function in the Functions emulator's `GET /backends`. */
interface FunctionTrigger {
  id: string;
  name: string;
  schedule?: unknown;
}

/**
 * Runs scheduled functions of a suite once. Schedules don't fire in the emulators, but the
 * Functions emulator runs such a function on a POST to its trigger.
 */
export class Scheduled {
  readonly #functions: string;
  readonly #projectId: string;

  constructor(functionsPort: number, projectId: string) {
    this.#functions = `http://127.0.0.1:${functionsPort}`;
    this.#projectId = projectId;
  }

  /** Names of all scheduled functions, e.g. "bookingSweeps". */
  async names(): Promise<string[]> {
    return (await this.#triggers()).map((trigger) => trigger.name);
  }

  /**
   * Runs one scheduled function, or all in sequence, and waits for them.
   * @returns the names of those that ran.
   * @throws Error if there is no such function, or it failed.
   */
  async tick(name?: string): Promise<string[]> {
    const triggers = await this.#triggers();
    const chosen = triggers.filter((trigger) => name === undefined || trigger.name === name);
    if (name !== undefined && chosen.length === 0) {
      const known = triggers.map((trigger) => trigger.name).join(', ') || 'none';
      throw new Error(`There is no scheduled function "${name}"; there are: ${known}.`);
    }
    const keys = chosen.length === 0 ? [] : await this.#keys();
    for (const trigger of chosen) await this.#run(newestKey(keys, trigger.id));
    return chosen.map((trigger) => trigger.name);
  }

  async #triggers(): Promise<FunctionTrigger[]> {
    const response = await fetch(`${this.#functions}/backends`);
    const { backends } = (await response.json()) as {
      backends: { functionTriggers: FunctionTrigger[] }[];
    };
    const scheduled = backends
      .flatMap((backend) => backend.functionTriggers)
      .filter((trigger) => trigger.schedule !== undefined);
    // A trigger that was disabled and enabled again is listed several times.
    return [...new Map(scheduled.map((trigger) => [trigger.id, trigger])).values()];
  }

  /** The emulator lists its trigger keys only in its response to an unknown one. */
  async #keys(): Promise<string[]> {
    const response = await fetch(this.#url('-'), { method: 'POST' });
    const list = /valid functions are: (.*)$/s.exec(await response.text())?.[1] ?? '';
    return list.split(', ');
  }

  async #run(key: string): Promise<void> {
    const response = await fetch(this.#url(key), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) {
      throw new Error(`${key} answered ${response.status}: ${await response.text()}`);
    }
  }

  #url(key: string): string {
    return `${this.#functions}/functions/projects/${this.#projectId}/triggers/${key}`;
  }
}

/**
 * A trigger's key is its id and a generation that grows each time triggers are enabled; older
 * generations stay, disabled.
 */
export function newestKey(keys: readonly string[], id: string): string {
  const generations = keys
    .filter((key) => key.startsWith(`${id}-`) && /^\d+$/.test(key.slice(id.length + 1)))
    .map((key) => Number(key.slice(id.length + 1)));
  return `${id}-${Math.max(0, ...generations)}`;
}
