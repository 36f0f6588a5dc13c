import type { Expression } from '@hearthkin/storage-rules/ast';
import type { Outcome } from '@hearthkin/storage-rules/types/value';
import { type RecordedRequest, replay } from '../replay/recorded-request';
import { type Root, type Rules, rulesetOf } from '../rules-file';

/** The counts of each value that an expression had. */
export interface Outcomes {
  readonly true: number;
  readonly false: number;
  readonly error: number;
  /** Values of other types. */
  readonly other: number;
}

/** An expression that must be seen both true and false, with its outcomes. */
export interface Condition {
  readonly root: Root;
  readonly expression: Expression;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly outcomes: Outcomes;
}

const UNSEEN: Outcomes = { true: 0, false: 0, error: 0, other: 0 };

/** Every condition, function body, operand of `&&` and `||`, and part of `? :`. */
export function conditionsOf(rules: Rules, requests: readonly RecordedRequest[]): Condition[] {
  const seen = new Map<Expression, Outcomes>();
  for (const request of requests) {
    replay(rulesetOf(rules), request, (node, outcome) => {
      const outcomes = seen.get(node) ?? UNSEEN;
      const kind = kindOf(outcome);
      seen.set(node, { ...outcomes, [kind]: outcomes[kind] + 1 });
    });
  }
  return rules.roots.flatMap((root) => walk(rules, root, root.expression, seen));
}

function kindOf(outcome: Outcome): keyof Outcomes {
  if (outcome.type === 'failure') return 'error';
  if (outcome.type === 'bool') return outcome.value ? 'true' : 'false';
  return 'other';
}

function walk(
  rules: Rules,
  root: Root,
  expression: Expression,
  seen: ReadonlyMap<Expression, Outcomes>,
): Condition[] {
  const { start, end } = expression.span;
  const condition: Condition = {
    root,
    expression,
    line: rules.source.position(start).line,
    text: rules.text.slice(start, end).replace(/\s+/g, ' '),
    outcomes: seen.get(expression) ?? UNSEEN,
  };
  return [condition, ...partsOf(expression).flatMap((part) => walk(rules, root, part, seen))];
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'logical':
      return [expression.left, expression.right];
    case 'unary':
      return expression.operator === '!' ? [expression.operand] : [];
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise];
    default:
      return [];
  }
}

/**
 * Which outcome of a condition is missing; null if it was both true and false. An error doesn't
 * count as false. A function that doesn't return a bool only has to be evaluated.
 */
export function missingOutcome({ root, expression, outcomes }: Condition): string | null {
  if (expression.kind === 'literal' && expression.value.type === 'bool') return null;
  const isValue = root.role !== 'allow' && outcomes.other > 0;
  if (isValue || (outcomes.true > 0 && outcomes.false > 0)) return null;
  if (outcomes.true > 0) return 'never false';
  if (outcomes.false > 0) return 'never true';
  return outcomes.error > 0 ? 'always an error' : 'never evaluated';
}
