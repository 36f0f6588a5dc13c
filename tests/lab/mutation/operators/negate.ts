import type { Operator } from './operator';

/** Comparisons and logic are covered by swapping their operator. */
const SWAPPED = ['binary', 'logical', 'literal', 'conditional'];

/** Negates a condition. */
export const negate: Operator = (expression, { isCondition, range, text, parent }) => {
  if (expression.kind === 'unary' && expression.operator === '!') {
    return [
      {
        ...range(expression),
        replacement: text(expression.operand),
        change: `drops the ! of ${text(expression)}`,
      },
    ];
  }
  const isNegated = parent?.kind === 'unary' && parent.operator === '!';
  if (!isCondition || isNegated || SWAPPED.includes(expression.kind)) return [];
  return [
    {
      ...range(expression),
      replacement: `!(${text(expression)})`,
      change: `negates ${text(expression)}`,
    },
  ];
};
