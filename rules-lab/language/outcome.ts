import type { Outcome } from '../interpreter/types/value';
import { textOf } from './texts';

/** What evaluating an expression came to, as text, so that two engines can be compared. */
export type ExpressionOutcome =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'error'; readonly message: string }
  /** The rules that hold it do not load. */
  | { readonly kind: 'rejected'; readonly message: string }
  /** The engine itself failed, so there is no verdict. */
  | { readonly kind: 'breakdown' };

export function outcomeOf(outcome: Outcome): ExpressionOutcome {
  if (outcome.type === 'failure') return { kind: 'error', message: outcome.message };
  return { kind: 'value', text: textOf(outcome) };
}
