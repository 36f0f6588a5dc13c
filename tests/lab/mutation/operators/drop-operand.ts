import type { Expression, LogicalExpression } from '@hearthkin/storage-rules/ast';
import type { Operator } from './operator';

/**
 * Drops one operand of a chain of `&&` or `||`; called for the whole chain, so that each is dropped
 * once.
 */
export const dropOperand: Operator = (expression, { parent, range, text }) => {
  if (expression.kind !== 'logical') return [];
  if (parent?.kind === 'logical' && parent.operator === expression.operator) return [];
  const operands = operandsOf(expression, expression.operator);
  return operands.map((dropped) => ({
    ...range(expression),
    replacement: `(${operands
      .filter((one) => one !== dropped)
      .map((one) => `(${text(one)})`)
      .join(` ${expression.operator} `)})`,
    at: range(dropped).start,
    change: `drops ${text(dropped)} from ${expression.operator}`,
  }));
};

function operandsOf(expression: Expression, operator: LogicalExpression['operator']): Expression[] {
  return expression.kind === 'logical' && expression.operator === operator
    ? [...operandsOf(expression.left, operator), ...operandsOf(expression.right, operator)]
    : [expression];
}
