import type { Expression } from './ast';
import { Budget } from './eval/budget';
import { Evaluator } from './eval/evaluator';
import { decisiveExpression } from './eval/explain';
import type { Host } from './eval/host';
import type { Candidate } from './eval/match';
import type { Source } from './source';
import type { BoolValue, Failure, Span } from './types/value';

/** The reason why an `allow` didn't allow. */
export interface Denial {
  /** The line of its condition, from 1. */
  readonly line: number;
  readonly column: number;
  /** The statement without its condition, e.g. `allow get, list`. */
  readonly rule: string;
  /** `false`, or the error. */
  readonly reason: string;
  /** The sub-expression that was false or failed. */
  readonly expression: string;
}

/** Explains why the condition of an `allow` wasn't true. */
export function denialOf(
  source: Source,
  { allow, scope }: Candidate,
  condition: Expression,
  outcome: BoolValue | Failure,
  lookUp: Host['lookUp'],
): Denial {
  const methods = allow.methods.map(({ text }) => text).join(', ');
  const { start, end } = span();
  return {
    ...source.position(condition.span.start),
    rule: `allow ${methods}`,
    reason: outcome.type === 'failure' ? outcome.message : 'false',
    expression: source.text.slice(start, end).replaceAll(/\s+/g, ' '),
  };

  function span(): Span {
    if (outcome.type === 'failure') return outcome.span ?? condition.span;
    // Evaluating parts again is safe: the language has no side effects.
    const quiet = { lookUp, print: () => undefined };
    const evaluator = new Evaluator(quiet, new Budget(Number.POSITIVE_INFINITY));
    return decisiveExpression(condition, scope, evaluator).span;
  }
}
