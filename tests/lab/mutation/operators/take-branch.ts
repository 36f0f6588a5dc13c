import type { Operator } from './operator';

/** Always takes the first branch of `? :`, or always the second. */
export const takeBranch: Operator = (expression, { range, text }) => {
  if (expression.kind !== 'conditional') return [];
  const { condition, then, otherwise } = expression;
  const where = range(expression);
  const ways = [
    [`(${text(then)})`, `takes the first branch whatever ${text(condition)} is`],
    [`(${text(otherwise)})`, `takes the second branch whatever ${text(condition)} is`],
  ] as const;
  return ways.map(([replacement, change]) => ({ ...where, replacement, change }));
};
