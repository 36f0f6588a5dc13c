import { type Failure, failure } from '../types/value';

/** Expressions evaluated for one request, over all of its rules. */
const MAX_EXPRESSIONS = 1000;

/** Counts what is evaluated. Once it is spent nothing more can be, so no error absorbs that. */
export class Budget {
  #left: number;

  constructor(expressions = MAX_EXPRESSIONS) {
    this.#left = expressions;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** @returns a failure when there was not enough left */
  spend(expressions: number): Failure | undefined {
    this.#left -= expressions;
    if (this.#left >= 0) return undefined;
    this.#left = -1;
    return failure(
      `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
    );
  }
}
