import type { Operator } from './operator';

/** Weaker methods for each method. */
const WEAKER: Readonly<Record<string, string>> = {
  affectedKeys: 'changedKeys',
  hasOnly: 'hasAny',
  hasAll: 'hasAny',
};

/** Replaces a method of lists, sets or maps by a weaker one. */
export const swapMethod: Operator = (expression, { text }) => {
  if (expression.kind !== 'method-call') return [];
  const { method } = expression;
  const weaker = WEAKER[method.text];
  if (weaker === undefined) return [];
  const change = `asks ${weaker} for ${method.text} in ${text(expression)}`;
  return [{ ...method.span, replacement: weaker, change }];
};
