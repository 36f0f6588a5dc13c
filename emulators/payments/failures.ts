import { invalid } from './api-error';

const KINDS = [500, 429, 'drop-before', 'drop-after'] as const;

/** The ways in which requests fail. `drop-after` does the work and cuts the connection. */
export interface Failure {
  readonly method: string;
  readonly path: string;
  /** The number of requests that still fail. The library repeats most of them twice. */
  readonly times: number;
  readonly how: (typeof KINDS)[number];
  /** Only requests whose idempotency key contains this. */
  readonly key: string | null;
}

/** Parses `PUT /control/failures`: one failure, or a list; an empty list ends them all. */
export function readFailures(value: unknown): Failure[] {
  return (Array.isArray(value) ? value : [value]).map(readFailure);
}

function readFailure(value: unknown): Failure {
  if (typeof value !== 'object' || value === null) throw invalid('A failure is a JSON object.');
  const { method, path, times, how, key }: Partial<Record<keyof Failure, unknown>> = value;
  const kind = KINDS.find((known) => known === how);
  if (typeof method !== 'string' || typeof path !== 'string') {
    throw invalid('A failure has a method and the beginning of a path.');
  }
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) {
    throw invalid('A failure has a number of times, from 1.', { param: 'times' });
  }
  if (kind === undefined) {
    throw invalid(`A request fails by one of ${KINDS.join(', ')}.`, { param: 'how' });
  }
  if (key !== undefined && typeof key !== 'string') {
    throw invalid('The key of a failure is a text.', { param: 'key' });
  }
  return { method, path, times, how: kind, key: key ?? null };
}

/** The failures that are left, of which each request uses one up. */
export class Failures {
  #left: Failure[] = [];

  set(failures: readonly Failure[]): void {
    this.#left = [...failures];
  }

  get left(): readonly Failure[] {
    return this.#left;
  }

  take(method: string, path: string, key: string | null): Failure['how'] | null {
    const index = this.#left.findIndex(
      (each) =>
        each.method === method &&
        path.startsWith(each.path) &&
        (each.key === null || key?.includes(each.key)),
    );
    const found = this.#left[index];
    if (!found) return null;
    if (found.times === 1) this.#left.splice(index, 1);
    else this.#left[index] = { ...found, times: found.times - 1 };
    return found.how;
  }
}
