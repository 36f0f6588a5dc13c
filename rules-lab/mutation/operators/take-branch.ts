import type { Operator } from './operator';

/** Goes the same way whatever the condition of `? :` is, or the other way. */
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
