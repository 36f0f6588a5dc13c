import { Budget } from '@hearthkin/storage-rules/eval/budget';
import { Evaluator } from '@hearthkin/storage-rules/eval/evaluator';
import { candidates } from '@hearthkin/storage-rules/eval/match';
import { Scope } from '@hearthkin/storage-rules/eval/scope';
import { parseExpression } from '@hearthkin/storage-rules/parser';
import { loadRuleset } from '@hearthkin/storage-rules/ruleset';
import { Source } from '@hearthkin/storage-rules/source';
import {
  bool,
  map,
  NULL,
  type Outcome,
  path,
  string,
  timestamp,
  type Value,
} from '@hearthkin/storage-rules/types/value';
import { descendants } from '@hearthkin/storage-rules/walk';
import { FUNCTIONS } from './expression-rules';
import { type ExpressionOutcome, outcomeOf } from './outcome';

const PATH = ['databases', '(default)', 'documents', 'group0', 'x'];

const REQUEST: Value = map([
  ['auth', NULL],
  ['fields', NULL],
  ['headers', map([])],
  ['inTransaction', bool(false)],
  ['method', string('get')],
  ['path', path(PATH)],
  ['time', timestamp(1_700_000_000_000_000_000n)],
]);

const HOST = { lookUp: () => ({ state: 'missing' }) as const, print: () => undefined };

/** Our interpreter's result for an expression. */
export function evaluateOwn(expression: string): ExpressionOutcome {
  const { tree, issues } = parseExpression(new Source(expression));
  if (!tree) return { kind: 'rejected', message: issues[0]?.message ?? '' };
  const scope = scopeFor(expression);
  if (typeof scope === 'string') return { kind: 'rejected', message: scope };
  return outcomeOf(new Evaluator(HOST, new Budget()).evaluate(tree, scope));
}

/** The errors of every part of an expression, evaluated separately. */
export function everyError(expression: string): string[] {
  const { tree } = parseExpression(new Source(expression));
  const scope = scopeFor(expression);
  if (!tree || typeof scope === 'string') return [];
  return [...descendants(tree)].flatMap((part) => {
    const outcome = new Evaluator(HOST, new Budget()).evaluate(part, scope);
    return outcome.type === 'failure' ? [outcome.message] : [];
  });
}

/** The scope in which the official engine evaluates the expression, or why it can't be loaded. */
function scopeFor(expression: string): Scope | string {
  const text = `rules_version = '2'; service cloud.firestore {
    match /databases/{database}/documents {${FUNCTIONS} match /group0/{id} {
      allow get: if same(${expression}) == [[[]]]; } } }`;
  const { ruleset, issues } = loadRuleset(new Source(text));
  const error = issues.find(({ severity }) => severity === 'error');
  if (!ruleset) return error?.message ?? '';
  const [service] = ruleset.tree.services;
  const globals = new Map<string, Outcome>([
    ['request', REQUEST],
    ['resource', NULL],
  ]);
  const [candidate] = service ? candidates(service, PATH, 2, new Scope(globals)) : [];
  if (!candidate) throw new Error('The rules of a test match no path.');
  return candidate.scope;
}
