import type { Operator } from './operator';

/** Operators that are easily confused. */
const CONFUSED: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
};

/** Replaces an operator; `in` is negated. */
export const swapOperator: Operator = (expression, { range, text }) => {
  if (expression.kind !== 'binary' && expression.kind !== 'logical') return [];
  const { left, operator, right } = expression;
  const swapped = CONFUSED[operator];
  const replacement =
    swapped === undefined
      ? `(!(${text(expression)}))`
      : `((${text(left)}) ${swapped} (${text(right)}))`;
  return [
    {
      ...range(expression),
      replacement,
      change: `takes ${swapped ?? 'not in'} for ${operator} in ${text(expression)}`,
    },
  ];
};
