import { AppError } from '@hearthkin/domain/foundation/errors';
import * as fc from 'fast-check';
import { isContention } from '../../../functions/src/platform/consistency/contention';

/** An act by the name it is counted and printed under. */
export interface NamedAct<Act> {
  /** Without its details. */
  readonly kind: string;
  readonly name: string;
  readonly act: Act;
}

export function named<Act>(kind: string, act: Act, details = ''): NamedAct<Act> {
  const name = `${kind}${details}`;
  return Object.assign({ kind, name, act }, { [fc.toStringMethod]: () => name });
}

/** How often each kind of act had each outcome. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What became of some stories. */
export interface Told {
  readonly outcomes: Outcomes;
  /** Stories after which something was wrong. */
  readonly broken: readonly { readonly story: string; readonly problem: string }[];
}

/** Counts outcomes, and keeps what went wrong. */
export class Tally {
  readonly #outcomes: Record<string, Record<string, number>> = {};
  readonly #broken: { story: string; problem: string }[] = [];

  count(kind: string, outcome: string, times = 1): void {
    const counts = this.#outcomes[kind] ?? {};
    this.#outcomes[kind] = counts;
    counts[outcome] = (counts[outcome] ?? 0) + times;
  }

  noteBroken(story: unknown, error: unknown): void {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#broken.push({ story: fc.stringify(story), problem });
  }

  add({ outcomes, broken }: Told): void {
    for (const [kind, counts] of Object.entries(outcomes)) {
      for (const [outcome, times] of Object.entries(counts)) this.count(kind, outcome, times);
    }
    this.#broken.push(...broken);
  }

  get told(): Told {
    return { outcomes: this.#outcomes, broken: this.#broken };
  }
}

/** The outcome of an act, as a client would get it; unexpected errors are thrown. */
export async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    const outcome = await act;
    return typeof outcome === 'string' ? outcome : 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    if (isContention(error)) return 'rate-limited';
    throw error;
  }
}
