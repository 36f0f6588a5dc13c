import type { Expression, ListExpression } from '@hearthkin/storage-rules/ast';
import { UNKNOWN_NAME } from '../../../rules/unknown-name';
import type { Operator } from './operator';

/** Adds a name, type or number to a list of known ones. */
export const widenList: Operator = (expression, { parent, range, text }) => {
  if (expression.kind !== 'list' || expression.items.length === 0) return [];
  const { start, end } = range(expression);
  if (demandsAll(expression, parent)) {
    return expression.items.map((left) => ({
      start,
      end,
      replacement: listed(expression.items.filter((item) => item !== left).map(text)),
      change: `demands no ${text(left)}`,
    }));
  }
  const item = anotherItem(expression.items);
  const change = `lets ${item} into ${text(expression)}`;
  return [{ start, end, replacement: listed([...expression.items.map(text), item]), change }];
};

function listed(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

function demandsAll(list: ListExpression, parent: Expression | undefined): boolean {
  return (
    parent?.kind === 'method-call' &&
    parent.method.text === 'hasAll' &&
    parent.arguments.includes(list)
  );
}

function anotherItem(items: readonly Expression[]): string {
  const values = items.flatMap((item) => (item.kind === 'literal' ? [item.value] : []));
  const numbers = values.flatMap((value) =>
    value.type === 'int' || value.type === 'float' ? [Number(value.value)] : [],
  );
  if (numbers.length > 0) return String(Math.ceil(Math.max(...numbers)) + 1);
  const isMedia = values.some((value) => value.type === 'string' && value.value.includes('/'));
  return isMedia ? "'text/html'" : `'${UNKNOWN_NAME}'`;
}
