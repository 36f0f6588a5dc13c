import type { Difference } from './compare';
import type { ExpressionOutcome } from './outcome';

function show(outcome: ExpressionOutcome): string {
  if (outcome.kind === 'value') return outcome.text;
  return outcome.kind === 'breakdown' ? outcome.kind : `${outcome.kind}: ${outcome.message}`;
}

/** A difference on three lines. */
export function describeDifference({ expression, official, own }: Difference): string {
  return `${expression}\n  official: ${show(official)}\n  ours:     ${show(own)}`;
}
