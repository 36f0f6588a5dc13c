import type { Operator } from './operator';

/** Each with what it is easily confused with. */
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

/** Takes another operator; `in` becomes its opposite. */
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
