import type { Operator } from './operator';

/** Methods that are taken for stricter ones. */
const WEAKER: Readonly<Record<string, string>> = {
  affectedKeys: 'changedKeys',
  hasOnly: 'hasAny',
  hasAll: 'hasAny',
};

/** Asks less of a list or a set of names. */
export const swapMethod: Operator = (expression, { text }) => {
  if (expression.kind !== 'method-call') return [];
  const { method } = expression;
  const weaker = WEAKER[method.text];
  if (weaker === undefined) return [];
  const change = `asks ${weaker} for ${method.text} in ${text(expression)}`;
  return [{ ...method.span, replacement: weaker, change }];
};
