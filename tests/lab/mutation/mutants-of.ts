import type { AllowStatement, Expression, MatchBlock } from '@hearthkin/storage-rules/ast';
import { children } from '@hearthkin/storage-rules/walk';
import { shortened } from '../coverage/coverage-table';
import { labelOf, type Root, type Rules } from '../rules-file';
import type { Mutant } from './mutant';
import { changeLiteral } from './operators/change-literal';
import { dropOperand } from './operators/drop-operand';
import { negate } from './operators/negate';
import type { Change, Operator, Place } from './operators/operator';
import { shiftNumber } from './operators/shift-number';
import { swapMethod } from './operators/swap-method';
import { swapOperator } from './operators/swap-operator';
import { takeBranch } from './operators/take-branch';
import { widenList } from './operators/widen-list';
import { balanced } from './whole-text';

const OPERATORS: readonly Operator[] = [
  dropOperand,
  negate,
  swapOperator,
  shiftNumber,
  changeLiteral,
  widenList,
  swapMethod,
  takeBranch,
];

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
const MEANT_BY: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Every mutant of a rules file, in the order of the file. */
export function mutantsOf(rules: Rules): Mutant[] {
  const inRoots = rules.roots.flatMap((root) => [
    ...alwaysAllowed(rules, root),
    ...changesIn(rules, root.expression, undefined, root.role !== 'let').map((change) =>
      toMutant(rules, root.label, change),
    ),
  ]);
  const opened = rules.tree.services.flatMap(({ matches }) =>
    matches.flatMap((match) => openedMethods(rules, match, '')),
  );
  return numbered([...inRoots, ...opened].sort((a, b) => a.start - b.start));
}

function toMutant(rules: Rules, label: string, { change, at, ...rest }: Change): Mutant {
  return {
    file: rules.name,
    label,
    line: rules.source.position(at ?? rest.start).line,
    change: shortened(change.replace(/\s+/g, ' '), 100),
    ...rest,
  };
}

function changesIn(
  rules: Rules,
  expression: Expression,
  parent: Expression | undefined,
  isCondition: boolean,
): Change[] {
  const range = (one: Expression) => balanced(rules.text, one.span);
  const text = (one: Expression) => rules.text.slice(range(one).start, range(one).end);
  const place: Place = { parent, isCondition, range, text };
  return [
    ...OPERATORS.flatMap((operator) => operator(expression, place)),
    ...children(expression).flatMap((child) =>
      changesIn(rules, child, expression, isPartDeciding(expression, child, isCondition)),
    ),
  ];
}

function isPartDeciding(parent: Expression, child: Expression, isCondition: boolean): boolean {
  if (parent.kind === 'logical') return true;
  if (parent.kind === 'unary') return parent.operator === '!';
  return parent.kind === 'conditional' && (isCondition || child === parent.condition);
}

/** `allow … if true` */
function alwaysAllowed(rules: Rules, { role, label, expression }: Root): Mutant[] {
  if (role !== 'allow' || expression.kind === 'literal') return [];
  const range = balanced(rules.text, expression.span);
  return [toMutant(rules, label, { ...range, replacement: 'true', change: 'allows everything' })];
}

/** Opens a method that no rule of a block allows. */
function openedMethods(rules: Rules, match: MatchBlock, parent: string): Mutant[] {
  const label = labelOf(parent, match.path);
  const covered = match.allows.flatMap(methodsOf);
  const end = match.span.end - 1;
  const isBlockOfRoot = label === '';
  const opened = METHODS.filter((method) => !isBlockOfRoot && !covered.includes(method)).map(
    (method) =>
      toMutant(rules, label, {
        start: end,
        end,
        replacement: `  allow ${method}: if true;\n`,
        change: `allows everyone to ${method}`,
      }),
  );
  return [...opened, ...match.matches.flatMap((inner) => openedMethods(rules, inner, label))];
}

function methodsOf({ methods }: AllowStatement): readonly string[] {
  return methods.flatMap(({ text }) => MEANT_BY[text] ?? [text]);
}

/** Numbers identical changes in one place, so that each can be identified. */
function numbered(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>();
  const known = new Set<string>();
  return mutants.flatMap((mutant) => {
    const edit = `${mutant.start}-${mutant.end}-${mutant.replacement}`;
    if (known.has(edit)) return [];
    known.add(edit);
    const key = `${mutant.label}: ${mutant.change}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [count === 1 ? mutant : { ...mutant, change: `${mutant.change} (${count})` }];
  });
}
