import type { Expression } from '@hearthkin/storage-rules/ast';
import type { Operator } from './operator';

/** Changes a number by one: a limit in the weaker direction, any other number up. */
export const shiftNumber: Operator = (expression, { parent, range, text }) => {
  if (expression.kind !== 'literal' || parent?.kind === 'list') return [];
  const { value } = expression;
  if (value.type !== 'int' && value.type !== 'float') return [];
  const shifted = Number(value.value) + (isLowerBound(expression, parent) ? -1 : 1);
  const replacement = value.type === 'int' ? String(shifted) : shifted.toFixed(2);
  return [
    {
      ...range(expression),
      replacement: shifted < 0 ? `(${replacement})` : replacement,
      change: `moves ${value.value} to ${shifted}${parent ? ` in ${text(parent)}` : ''}`,
    },
  ];
};

/** Whether the number is a lower bound. */
function isLowerBound(number: Expression, parent: Expression | undefined): boolean {
  if (parent?.kind !== 'binary') return false;
  const isRight = parent.right === number;
  return parent.operator.startsWith(isRight ? '>' : '<');
}
