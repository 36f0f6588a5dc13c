import { UNKNOWN_NAME } from '../../../rules/unknown-name';
import type { Operator } from './operator';

/** Inverts a bool, replaces a string, and replaces a pattern by one that matches anything. */
export const changeLiteral: Operator = (expression, { parent, range, text }) => {
  if (expression.kind !== 'literal' || parent?.kind === 'list') return [];
  const { value } = expression;
  if (value.type === 'bool') {
    const opposite = String(!value.value);
    return [
      {
        ...range(expression),
        replacement: opposite,
        change: `says ${opposite} for ${value.value}`,
      },
    ];
  }
  if (value.type !== 'string') return [];
  const isPattern = parent?.kind === 'method-call' && parent.method.text === 'matches';
  const replacement = isPattern ? "'(?s).*'" : `'${UNKNOWN_NAME}'`;
  return [
    {
      ...range(expression),
      replacement,
      change: `takes ${replacement} for ${text(expression)} in ${parent ? text(parent) : 'itself'}`,
    },
  ];
};
