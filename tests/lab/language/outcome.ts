import type { Outcome } from '@hearthkin/storage-rules/types/value';
import { textOf } from './texts';

/** The result of evaluating an expression, as text, to compare engines. */
export type ExpressionOutcome =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'error'; readonly message: string }
  /** The rules don't load. */
  | { readonly kind: 'rejected'; readonly message: string }
  /** The engine itself failed. */
  | { readonly kind: 'breakdown' };

export function outcomeOf(outcome: Outcome): ExpressionOutcome {
  if (outcome.type === 'failure') return { kind: 'error', message: outcome.message };
  return { kind: 'value', text: textOf(outcome) };
}
