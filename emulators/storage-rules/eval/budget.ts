import { type Failure, failure } from '../types/value';

/** Maximum number of expressions per request, over all of its rules. */
const MAX_EXPRESSIONS = 1000;

/**
 * Counts evaluated expressions. Once it is exceeded everything fails, so no operator absorbs that
 * error.
 */
export class Budget {
  #left: number;

  constructor(expressions = MAX_EXPRESSIONS) {
    this.#left = expressions;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** @returns a failure if the limit is exceeded */
  spend(expressions: number): Failure | undefined {
    this.#left -= expressions;
    if (this.#left >= 0) return undefined;
    this.#left = -1;
    return failure(
      `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
    );
  }
}
