import type { Expression } from '../interpreter/ast';
import type { Root, Rules } from '../support/rules-file';
import {
  type CoverageNode,
  type CoverageReport,
  type Outcomes,
  outcomesOf,
} from './coverage-report';

/** An expression that has to be seen true and false, with what it was seen as. */
export interface Condition {
  readonly root: Root;
  readonly expression: Expression;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly outcomes: Outcomes;
}

/** Every condition, body of a function, operand of `&&` and `||`, and part of `? :`. */
export function conditionsOf(rules: Rules, report: CoverageReport): Condition[] {
  const nodes = new Map<number, CoverageNode>();
  for (const node of report.report ?? []) {
    nodes.set(startOf(rules.text, node.sourcePosition.currentOffset ?? 0), node);
  }
  return rules.roots.flatMap((root) => {
    const start = startOf(rules.text, root.expression.span.start);
    return walk(rules, root, root.expression, nodes.get(start));
  });
}

/** The engines do not agree on whether the parentheses around an expression are part of it. */
function startOf(text: string, offset: number): number {
  let start = offset;
  while (/[(\s]/.test(text.charAt(start))) start += 1;
  return start;
}

function walk(
  rules: Rules,
  root: Root,
  expression: Expression,
  node: CoverageNode | undefined,
): Condition[] {
  const { start, end } = expression.span;
  const condition: Condition = {
    root,
    expression,
    line: rules.source.position(start).line,
    text: rules.text.slice(start, end).replace(/\s+/g, ' '),
    outcomes: outcomesOf(node),
  };
  const below = partsOf(expression).flatMap((part, index) =>
    walk(rules, root, part, node?.children?.[index]),
  );
  return [condition, ...below];
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
 * What is missing of a condition's outcomes; null when it was seen both ways. An error does not count
 * as a false. A function that returns another type than bool only has to be evaluated.
 */
export function missingOutcome({ root, expression, outcomes }: Condition): string | null {
  if (expression.kind === 'literal' && expression.value.type === 'bool') return null;
  const isValue = root.role !== 'allow' && outcomes.other > 0;
  if (isValue || (outcomes.true > 0 && outcomes.false > 0)) return null;
  if (outcomes.true > 0) return 'never false';
  if (outcomes.false > 0) return 'never true';
  return outcomes.error > 0 ? 'always an error' : 'never evaluated';
}
