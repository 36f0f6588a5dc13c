import { Budget } from './eval/budget';
import { Evaluator } from './eval/evaluator';
import { Scope } from './eval/scope';
import { parseExpression } from './parser';
import { Source } from './source';
import { describeValue } from './types/describe';

/**
 * The value of an expression as text, or `error: …`. There is no request, so it can't use variables
 * or read documents.
 */
export function evaluateLine(line: string): string {
  const { tree, issues } = parseExpression(new Source(line));
  if (!tree)
    return issues.map(({ message, column }) => `error: ${message} (column ${column})`).join();
  const host = { lookUp: () => ({ state: 'missing' }) as const, print: () => undefined };
  const outcome = new Evaluator(host, new Budget()).evaluate(tree, new Scope(new Map()));
  if (outcome.type !== 'failure') return describeValue(outcome);
  const column = (outcome.span?.start ?? 0) + 1;
  return `error: ${outcome.message} (column ${column})`;
}
